// Compresses the built files once, as small as can be: the server hands them out as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

const folder = 'build/client/assets';
/** Bytes up to which a file is packed with zopfli, which saves 3 to 5 % and takes long; what is larger comes late anyway. */
const zopfliMax = 500_000;
const numiterations = 3;

for (const name of readdirSync(folder)) {
  if (!/\.(m?js|css|svg)$/.test(name)) continue;
  const bytes = readFileSync(join(folder, name));
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: text }));
  const packed =
    bytes.length <= zopfliMax ? await gzipAsync(bytes, { numiterations }) : gzipSync(bytes, { level: 9 });
  writeFileSync(join(folder, `${name}.gz`), packed);
}
