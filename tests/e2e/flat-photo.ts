import sharp from 'sharp';

/** A photo of one colour, as a landlord chooses it from a device. */
export async function flatPhoto(
  background: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
