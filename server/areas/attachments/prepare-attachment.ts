import {
  attachedBytesMax,
  type AttachedType,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';
import { fileTypeOf } from '../../../domain/file-type.ts';
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
  const drawn = await images.redrawPicture(bytes, type);
  return drawn.ok ? { ok: true, bytes: drawn.bytes, type, ending: endings[type] } : drawn;
}
