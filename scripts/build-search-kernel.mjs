// Compiles search/kernel to build/search-kernel.wasm and its twin for a second query at the same time, where its
// sources have changed since. Plain JavaScript: it runs before anything else is prepared, and inside of the tests' set-up.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'search/kernel');
/** One for each context; see search/kernel/layout.ts. */
const targets = ['search-kernel.wasm', 'search-kernel-second.wasm'].map((file) => join(root, 'build', file));
const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--importMemory'];
/** 48 pages hold the fixed places; the most that a memory can have. */
const memory = ['--initialMemory', '48', '--maximumMemory', '65536'];

export function buildSearchKernel() {
  const hash = createHash('sha256').update(JSON.stringify([options, memory]));
  for (const file of readdirSync(sources).sort()) hash.update(file).update(readFileSync(join(sources, file)));
  const stamp = hash.digest('hex');
  const stampFile = `${targets[0]}.stamp`;
  const isThere = [stampFile, ...targets].every((file) => existsSync(file));
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  for (const [context, target] of targets.entries()) {
    // Several processes may build at once: each its own file, and the last one stays.
    const own = `${target}.${process.pid}`;
    const args = [compiler, 'search/kernel/index.ts', '-o', own, ...options, ...memory];
    args.push('--use', `CONTEXT_NUMBER=${context}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) {
      rmSync(own, { force: true });
      throw new Error(`The search kernel could not be compiled.\n${stdout}${stderr}`);
    }
    renameSync(own, target);
  }
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildSearchKernel();
