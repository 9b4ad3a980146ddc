import sharp from 'sharp';

export async function flatPhoto(
  background: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
