import sharp, { type Sharp } from 'sharp';
import { isPhoto } from '../../../domain/file-type.ts';
import { openSentPicture } from './sent-picture.ts';

export type PreparedPhoto =
  | { ok: true; bytes: Buffer; contentType: 'image/webp'; width: number; height: number }
  | { ok: false; reason: 'unsupported' | 'tooLarge' | 'tooSmall' | 'unreadable' };

const maxPhotoBytes = 25 * 1024 * 1024;
const minSide = 300;
const stored = { width: 2900, height: 1800 };
const smallestLogo = 24;
/** Three times the size at which pages show a logo. */
const storedLogo = { width: 660, height: 144 };
/** Portraits are shown at 120 pixels; screens with three times as many get them sharp. */
const portraitSide = 480;

/** A landlord's upload as it is stored: upright, without metadata, encoded anew, bounded in pixels. */
export const preparePhoto = (bytes: Buffer): Promise<PreparedPhoto> =>
  prepare(bytes, minSide, (upright) =>
    upright.resize({ ...stored, fit: 'inside', withoutEnlargement: true }).webp({ quality: 90, effort: 3 }),
  );

/** A partner's logo as it is stored: what can be seen through stays so, and edges stay clear. */
export const prepareLogo = (bytes: Buffer): Promise<PreparedPhoto> =>
  prepare(bytes, smallestLogo, (upright) =>
    upright
      .resize({ ...storedLogo, fit: 'inside', withoutEnlargement: true })
      .webp({ nearLossless: true, quality: 80, effort: 4 }),
  );

/** The part of a prepared photo that draws the eye, square, as WebP. */
export const cutPortrait = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(portraitSide, portraitSide, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 88 })
    .toBuffer();

async function prepare(
  bytes: Buffer,
  smallest: number,
  make: (upright: Sharp) => Sharp,
): Promise<PreparedPhoto> {
  if (bytes.length > maxPhotoBytes) return { ok: false, reason: 'tooLarge' };
  if (!isPhoto(bytes)) return { ok: false, reason: 'unsupported' };
  try {
    const sent = await openSentPicture(bytes);
    if (!sent) return { ok: false, reason: 'tooLarge' };
    if (Math.min(sent.width, sent.height) < smallest) return { ok: false, reason: 'tooSmall' };
    const { data, info } = await make(sent.upright).toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
