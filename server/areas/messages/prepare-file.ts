import sharp from 'sharp';
import type { MessageFileRefusal } from '../../../domain/messages/message-limits.ts';
import { isPhoto } from '../../platform/file-type.ts';

export type PreparedFile =
  | { ok: true; bytes: Buffer; type: 'image/jpeg' | 'application/pdf'; ending: 'jpg' | 'pdf' }
  | { ok: false; refusal: MessageFileRefusal };

const maxPixels = 50_000_000;
/** Enough to read a paper that was photographed. */
const longestSide = 2400;

const textOf = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1');

/** What a PDF can do beside being read. Names may be written with codes for their letters. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction|AA|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/;
const named = (text: string): string =>
  text.replaceAll(/#([\da-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function checkPdf(bytes: Buffer): PreparedFile {
  if (!/%%EOF\s*$/.test(textOf(bytes, Math.max(0, bytes.length - 1024), bytes.length))) {
    return { ok: false, refusal: 'unreadable' };
  }
  if (active.test(named(bytes.toString('latin1')))) return { ok: false, refusal: 'unsafe' };
  return { ok: true, bytes, type: 'application/pdf', ending: 'pdf' };
}

/**
 * A file as it is kept: what it is its bytes say, never its name. Pictures are encoded anew, without what the camera wrote and whatever
 * hangs behind their end; a PDF stays as it is, unless it does something by itself.
 */
export async function prepareFile(bytes: Buffer): Promise<PreparedFile> {
  if (textOf(bytes, 0, 5) === '%PDF-') return checkPdf(bytes);
  if (!isPhoto(bytes)) return { ok: false, refusal: 'unsupported' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, refusal: 'too-large' };
    const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer();
    return { ok: true, bytes: picture, type: 'image/jpeg', ending: 'jpg' };
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
}

/** The name of a file as the other side reads it: without folders and controls, and with the ending of what it is. */
export function fileName(given: string, ending: 'jpg' | 'pdf'): string {
  const stem = given
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}"*:<>?|]/gu, '')
    .replace(/\.[^.]{0,8}$/, '')
    .trim()
    .slice(0, 100);
  return `${stem === '' ? 'file' : stem}.${ending}`;
}
