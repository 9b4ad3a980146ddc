import sharp from 'sharp';

/**
 * What a picture looks like in 64 bits: whether each of 8 x 8 spots is brighter than the one to its right. Sizes, formats and qualities
 * change few of them; one picture of a room and another of the same differ in many.
 */
export async function lookOfPhoto(bytes: Buffer): Promise<string> {
  const [width, height] = [9, 8];
  const pixels = await sharp(bytes).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  let look = '';
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      look += pixels[y * width + x]! > pixels[y * width + x + 1]! ? '1' : '0';
    }
  }
  return look;
}
