import sharp, { type Sharp } from 'sharp';

/** Pictures with more pixels are not decoded. */
const maxPixels = 50_000_000;

interface SentPicture {
  /** Rotated as the camera was held, without metadata. */
  upright: Sharp;
  /** Width and height in pixels as stored, before the rotation. */
  width: number;
  height: number;
}

/** Opens an uploaded picture; null if it has too many pixels. Throws if it cannot be read. */
export async function openSentPicture(bytes: Buffer): Promise<SentPicture | null> {
  const options = { failOn: 'error' as const, animated: false };
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return null;
  // Without keepMetadata() sharp writes none: place, camera and owner of the picture are gone.
  return { upright: sharp(bytes, { ...options, limitInputPixels: maxPixels }).rotate(), width, height };
}
