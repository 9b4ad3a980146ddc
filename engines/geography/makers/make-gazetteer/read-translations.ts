import { readFileSync } from 'node:fs';

/** Reads a catalogue of gettext (.mo, little endian): names by the number of GeoNames. */
export function readTranslations(path: string): Map<string, string> {
  const file = readFileSync(path);
  if (file.readUInt32LE(0) !== 0x950412de) throw new Error(`${path} is no catalogue of translations.`);
  const count = file.readUInt32LE(8);
  const textAt = (table: number, index: number): string => {
    const length = file.readUInt32LE(table + 8 * index);
    const offset = file.readUInt32LE(table + 8 * index + 4);
    return file.toString('utf8', offset, offset + length);
  };
  const [ids, texts] = [file.readUInt32LE(12), file.readUInt32LE(16)];
  const names = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const id = textAt(ids, index);
    if (id !== '') names.set(id, textAt(texts, index));
  }
  return names;
}
