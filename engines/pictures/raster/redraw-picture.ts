import { openSentPicture } from './sent-picture.ts';

export type RedrawnType = 'image/jpeg' | 'image/png' | 'image/webp';

export type RedrawnPicture = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'unreadable' };

/** Pixels that suffice to read a photographed document. */
const maxSide = 3000;

/** Re-encodes a picture upright and bounded, without metadata and trailing bytes. */
export async function redrawPicture(bytes: Buffer, type: RedrawnType): Promise<RedrawnPicture> {
  try {
    const picture = await openSentPicture(bytes);
    if (!picture) return { ok: false, reason: 'too-large' };
    const resized = picture.upright.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const encoded =
      type === 'image/png'
        ? resized.png()
        : type === 'image/webp'
          ? resized.webp()
          : resized.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true });
    return { ok: true, bytes: await encoded.toBuffer() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
