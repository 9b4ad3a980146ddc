import sharp from 'sharp';
import {
  attachedBytesMax,
  type AttachedType,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';
import { fileTypeOf } from '../../platform/file-type.ts';

export type PreparedFile =
  { ok: true; bytes: Buffer; type: AttachedType; ending: string } | { ok: false; reason: AttachmentRefusal };

const maxPixels = 50_000_000;
const maxSide = 3000;
/** Readers look for the mark of a document within its first and last kilobyte. */
const markWithin = 1024;

const endings: Record<AttachedType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Pictures are drawn anew, upright and bounded, so that nothing but what they show is kept; a document has to be whole. */
export async function prepareAttachment(bytes: Buffer): Promise<PreparedFile> {
  if (bytes.length > attachedBytesMax) return { ok: false, reason: 'too-large' };
  const type = fileTypeOf(bytes);
  if (type === null || type === 'image/avif') return { ok: false, reason: 'unsupported' };
  const ending = endings[type];
  if (type === 'application/pdf') {
    const isWhole = bytes.subarray(-markWithin).includes('%%EOF');
    return isWhole ? { ok: true, bytes, type, ending } : { ok: false, reason: 'unreadable' };
  }
  try {
    const options = { failOn: 'error' as const, animated: false };
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: 'too-large' };
    const picture = sharp(bytes, { ...options, limitInputPixels: maxPixels })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const drawn =
      type === 'image/png' ? picture.png() : type === 'image/webp' ? picture.webp() : picture.jpeg();
    return { ok: true, bytes: await drawn.toBuffer(), type, ending };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
