import sharp from 'sharp';
import {
  attachedBytesMax,
  type AttachedType,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';
import { fileTypeOf } from '../../platform/file-type.ts';
import { checkDocument } from './check-document.ts';

export type PreparedFile =
  { ok: true; bytes: Buffer; type: AttachedType; ending: string } | { ok: false; reason: AttachmentRefusal };

const maxPixels = 50_000_000;
/** Enough to read a paper that was photographed. */
const maxSide = 3000;

const endings: Record<AttachedType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * A file as it is kept: what it is its bytes say, never its name. Pictures are drawn anew, upright and bounded, without what the camera wrote
 * and whatever hangs behind their end; a document stays as it is, unless it does something by itself.
 */
export async function prepareAttachment(bytes: Buffer): Promise<PreparedFile> {
  if (bytes.length > attachedBytesMax) return { ok: false, reason: 'too-large' };
  const found = fileTypeOf(bytes);
  if (found === null) return { ok: false, reason: 'unsupported' };
  if (found === 'application/pdf') {
    const state = await checkDocument(bytes);
    return state === 'good'
      ? { ok: true, bytes, type: found, ending: endings[found] }
      : { ok: false, reason: state };
  }
  // Few programs show the newest kind, so that it is handed on as one that all do.
  const type = found === 'image/avif' ? 'image/jpeg' : found;
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
    return { ok: true, bytes: await drawn.toBuffer(), type, ending: endings[type] };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
