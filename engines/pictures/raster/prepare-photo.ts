import sharp, { type Sharp } from 'sharp';
import { isPhoto } from '../../../domain/file-type.ts';
import { openSentPicture } from './sent-picture.ts';

export type PreparedPhoto =
  | { ok: true; bytes: Buffer; contentType: 'image/webp'; width: number; height: number }
  | { ok: false; reason: 'unsupported' | 'tooLarge' | 'tooSmall' | 'unreadable' };

const maxPhotoBytes = 25 * 1024 * 1024;
const minSide = 300;
const maxSize = { width: 2900, height: 1800 };
const smallestLogo = 24;
/** Three times the size at which pages show a logo. */
const storedLogo = { width: 660, height: 144 };
/** Pixels: portraits are shown at 120, and screens with triple density get them sharp. */
const portraitSide = 480;

/** Prepares a landlord's upload for storage: upright, without metadata, re-encoded, bounded in pixels. */
export const preparePhoto = (bytes: Buffer): Promise<PreparedPhoto> =>
  prepare(bytes, minSide, (upright) =>
    upright.resize({ ...maxSize, fit: 'inside', withoutEnlargement: true }).webp({ quality: 90, effort: 3 }),
  );

/** Prepares a partner's logo for storage: transparency is kept, and edges stay sharp. */
export const prepareLogo = (bytes: Buffer): Promise<PreparedPhoto> =>
  prepare(bytes, smallestLogo, (upright) =>
    upright
      .resize({ ...storedLogo, fit: 'inside', withoutEnlargement: true })
      .webp({ nearLossless: true, quality: 80, effort: 4 }),
  );

/** Cuts a square around the most salient part of a prepared photo, as WebP. */
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
    const picture = await openSentPicture(bytes);
    if (!picture) return { ok: false, reason: 'tooLarge' };
    if (Math.min(picture.width, picture.height) < smallest) return { ok: false, reason: 'tooSmall' };
    const { data, info } = await make(picture.upright).toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
