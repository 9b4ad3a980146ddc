import sharp from 'sharp';

export type RedrawnType = 'image/jpeg' | 'image/png' | 'image/webp';

export type RedrawnPicture = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'unreadable' };

const maxPixels = 50_000_000;
/** Enough to read a paper that was photographed. */
const maxSide = 3000;

/** A picture drawn anew, upright and bounded, without what the camera wrote and whatever hangs behind its end. */
export async function redrawPicture(bytes: Buffer, type: RedrawnType): Promise<RedrawnPicture> {
  try {
    const options = { failOn: 'error' as const, animated: false };
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: 'too-large' };
    const picture = sharp(bytes, { ...options, limitInputPixels: maxPixels })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const drawn =
      type === 'image/png'
        ? picture.png()
        : type === 'image/webp'
          ? picture.webp()
          : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true });
    return { ok: true, bytes: await drawn.toBuffer() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
