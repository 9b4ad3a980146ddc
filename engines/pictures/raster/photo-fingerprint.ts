import sharp from 'sharp';

/**
 * Perceptual hash of 64 bits: each bit says whether one of 8 x 8 spots is brighter than the one to its right. Other sizes, formats and
 * qualities change few bits; another picture of the same room changes many.
 */
export async function photoFingerprint(bytes: Buffer): Promise<string> {
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
