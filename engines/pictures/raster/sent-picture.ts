import sharp, { type Sharp } from 'sharp';

/** A picture of more pixels is not decoded. */
const maxPixels = 50_000_000;

interface SentPicture {
  /** It turns as the camera was held, without what the camera wrote. */
  upright: Sharp;
  /** The sides in pixels as they are stored, before it turns. */
  width: number;
  height: number;
}

/** Opens what somebody sent; null where it has too many pixels. Throws where it cannot be read. */
export async function openSentPicture(bytes: Buffer): Promise<SentPicture | null> {
  const options = { failOn: 'error' as const, animated: false };
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return null;
  // Without keepMetadata() sharp writes none: place, camera and owner of the picture are gone.
  return { upright: sharp(bytes, { ...options, limitInputPixels: maxPixels }).rotate(), width, height };
}
