// Compresses the built files once, as small as can be: the server hands them out as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'build/client/assets';
for (const name of readdirSync(folder)) {
  if (!/\.(m?js|css|svg)$/.test(name)) continue;
  const bytes = readFileSync(join(folder, name));
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: text }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
