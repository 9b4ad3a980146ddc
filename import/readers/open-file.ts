import { createReadStream, existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';

/** A file's bytes, unpacked when its name ends with .gz. */
export function openFile(path: string): Readable {
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`);
  const raw = createReadStream(path);
  if (!path.endsWith('.gz')) return raw;
  const unpacked = createGunzip();
  raw.on('error', (error) => unpacked.destroy(error));
  return raw.pipe(unpacked);
}
