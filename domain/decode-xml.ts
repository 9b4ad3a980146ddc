/**
 * Decodes an XML file by its BOM, else by its declared encoding, else as UTF-8. Invalid UTF-8 is read as Windows-1252, since Western
 * European Windows programs write such files.
 */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const declaredEncoding = /<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1] ?? 'utf-8';
  return (
    decodeAs(declaredEncoding, bytes) ?? decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes) ?? ''
  );
}

/** Decodes bytes; null if they are not in that encoding, or it is unknown. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(/^utf-?16/i.test(encoding) ? 'utf-8' : encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
