// Compiles engines/search/kernel to build/search-kernel.wasm, and its twin for a second parallel query, if sources
// have changed; tests use a build with assertions. Plain JavaScript, because it runs before anything else is
// prepared, and in the set-up of tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = join(root, 'engines/search/kernel');
const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');

const options = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--enable', 'threads', '--importMemory'];
/** The host brings a memory that is large enough, and of the shared kind (see `loadKernel`); the most that it can have. */
const memory = ['--initialMemory', '1', '--maximumMemory', '65536', '--sharedMemory'];

/** By name: what is compiled, and how. Each has a file for each context; see engines/search/packed/kernel.ts. */
const builds = {
  release: { entry: 'index.ts', name: 'search-kernel', options: ['--noAssert', '--use', 'ASSERT=0'] },
  debug: { entry: 'debug.ts', name: 'search-kernel-debug', options: ['--use', 'ASSERT=1'] },
};

/** Builds the kernel of the product, or with 'debug' the one with assertions. */
export function buildSearchKernel(build = 'release') {
  const { entry, name, options: own } = builds[build];
  // Edits during the compilation belong to the next build.
  const stamp = stampOf(own);
  if (isBuilt(name, stamp)) return;
  const targets = targetsOf(name);
  mkdirSync(join(root, 'build'), { recursive: true });
  for (const [context, target] of targets.entries()) {
    // Several processes may build at once: each its own file, and the last one stays.
    const file = `${target}.${process.pid}`;
    const args = [compiler, `engines/search/kernel/${entry}`, '-o', file, ...options, ...own, ...memory];
    args.push('--use', `CONTEXT_NUMBER=${context}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) {
      rmSync(file, { force: true });
      throw new Error(`The search kernel could not be compiled.\n${stdout}${stderr}`);
    }
    renameSync(file, target);
  }
  writeFileSync(stampFileOf(name), stamp);
}

/** True if the kernel exists and was built from the current sources. */
export function isKernelBuilt(build = 'release') {
  const { name, options: own } = builds[build];
  return isBuilt(name, stampOf(own));
}

const isBuilt = (name, stamp) =>
  [stampFileOf(name), ...targetsOf(name)].every((file) => existsSync(file)) &&
  readFileSync(stampFileOf(name), 'utf8') === stamp;

const targetsOf = (name) => ['', '-second'].map((context) => join(root, 'build', `${name}${context}.wasm`));

const stampFileOf = (name) => `${targetsOf(name)[0]}.stamp`;

function stampOf(own) {
  const hash = createHash('sha256').update(JSON.stringify([options, own, memory]));
  for (const file of readdirSync(sources, { recursive: true }).sort())
    if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(sources, file)));
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildSearchKernel();
