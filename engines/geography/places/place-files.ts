import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { PlaceBytes } from './place-index.ts';

const unpack = promisify(brotliDecompress);

async function readData(name: string): Promise<Buffer> {
  return unpack(await readFile(new URL(`../data/${name}.br`, import.meta.url)));
}

/** Reads the files of the place index. Other threads read and unpack them: 26 MB outside of the garbage-collected heap. */
export async function readPlaceBytes(): Promise<PlaceBytes> {
  const [gazetteer, villages, keys] = await Promise.all(
    ['gazetteer.tsv', 'villages.tsv', 'place-keys.txt'].map(readData),
  );
  return { gazetteer: gazetteer!, villages: villages!, keys: keys! };
}
