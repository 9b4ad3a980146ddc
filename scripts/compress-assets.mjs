// Compresses the built files once at the highest level, on all cores. The server sends the compressed files.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

const folder = 'build/client/assets';
/**
 * Maximum size in bytes for zopfli, which saves 3 to 5 % but is slow. Larger files are not part of the initial load
 * anyway.
 */
const zopfliMax = 500_000;
const numiterations = 3;

if (isMainThread) {
  const files = readdirSync(folder).filter((name) => /\.(m?js|css|svg)$/.test(name));
  // Large files are distributed first, so that all threads have about the same work.
  files.sort((one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size);
  const threads = availableParallelism();
  for (let thread = 0; thread < threads; thread += 1) {
    const share = files.filter((_, place) => place % threads === thread);
    // An error in a thread ends the process.
    new Worker(fileURLToPath(import.meta.url), { workerData: share });
  }
} else {
  for (const name of workerData) await compress(name);
}

async function compress(name) {
  const bytes = readFileSync(join(folder, name));
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: text }));
  const compressed =
    bytes.length <= zopfliMax ? await gzipAsync(bytes, { numiterations }) : gzipSync(bytes, { level: 9 });
  writeFileSync(join(folder, `${name}.gz`), compressed);
}
