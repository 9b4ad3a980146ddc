import {
  attachedBytesMax,
  type AttachedType,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';
import { detectFileType } from '../../../domain/file-type.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import { checkDocument } from './check-document.ts';

export type PreparedFile =
  | { ok: true; bytes: Buffer; type: AttachedType; ending: string }
  | { ok: false; reason: AttachmentRefusal };

const endings: Record<AttachedType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * Detects the type by the bytes, never by the name. Pictures are re-encoded; documents stay unchanged and are refused if they have active
 * content.
 */
export async function prepareAttachment(
  images: Pick<Images, 'redrawPicture'>,
  bytes: Buffer,
): Promise<PreparedFile> {
  if (bytes.length > attachedBytesMax) return { ok: false, reason: 'too-large' };
  const detectedType = detectFileType(bytes);
  if (detectedType === null) return { ok: false, reason: 'unsupported' };
  if (detectedType === 'application/pdf') {
    const state = await checkDocument(bytes);
    return state === 'good'
      ? { ok: true, bytes, type: detectedType, ending: endings[detectedType] }
      : { ok: false, reason: state };
  }
  // Few programs show AVIF, so that it is converted to a common format.
  const type = detectedType === 'image/avif' ? 'image/jpeg' : detectedType;
  const picture = await images.redrawPicture(bytes, type);
  return picture.ok ? { ok: true, bytes: picture.bytes, type, ending: endings[type] } : picture;
}
