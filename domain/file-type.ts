type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

/** Detects the type by the first bytes, never by name or declared type; null for SVG and all other types. */
export function detectFileType(bytes: Buffer): FileType | null {
  const text = (from: number, to: number): string => bytes.subarray(from, to).toString('latin1');
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'image/avif';
  return text(0, 5) === '%PDF-' ? 'application/pdf' : null;
}

export function isPhoto(bytes: Buffer): boolean {
  return detectFileType(bytes)?.startsWith('image/') ?? false;
}
