// Runs on any Node 20 or newer before dependencies are installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKernelBuilt } from '../engines/search/makers/build-search-kernel.mjs';

const buildInputs = [
  'web',
  'domain',
  'texts',
  'contract',
  'package-lock.json',
  'server/http/room-builds.ts',
  'scripts/as-ascii.ts',
  'vite.config.ts',
  'react-router.config.ts',
];

const serverInputs = [
  'server',
  'import',
  'demo',
  'domain',
  'contract',
  'engines',
  'content',
  'database',
  'texts',
  'package-lock.json',
  'scripts/bundle-server.ts',
  'scripts/places-of-sources.ts',
  'scripts/as-ascii.ts',
];

/** Caches folder contents, since some folders are inputs of both pages and server. */
const cachedContents = new Map();

checkNode();
// An artefact is built and contains its packages: see scripts/pack-artefact.ts.
if (!existsSync('artefact.json')) prepare();
// The caller reads the runtime from standard output. Progress is printed on standard error.
process.stdout.write(runtime());

function prepare() {
  // The stamp is inside the created folder, so an interrupted installation has none.
  step('Dependencies', 'node_modules/.installed', readContent('package-lock.json'), () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  // `bin/node` only needs packages and the lists of calls.
  run(process.execPath, ['scripts/make-calls.mjs']);
  if (!process.argv.includes('--dependencies')) prepareSite();
}

function prepareSite() {
  step('Pages', 'build/.built', fingerprint(buildInputs), () => {
    run(runtime(), ['node_modules/@react-router/dev/dist/cli/index.js', 'build']);
    run(runtime(), ['scripts/split-manifest.ts']);
    run(runtime(), ['scripts/compress-assets.mjs']);
  });
  // The server bundle contains the pages as well.
  step('Server', 'build/node/.built', fingerprint([...serverInputs, ...buildInputs]), () => {
    run(runtime(), ['scripts/bundle-server.ts']);
    // Removes the compile cache of the previous bundle.
    rmSync('.cache/compiled', { recursive: true, force: true });
  });
  if (!isKernelBuilt()) run(runtime(), ['engines/search/makers/build-search-kernel.mjs']);
}

/** Runs a step if its inputs have changed since the last run, and prints its duration. */
function step(title, stamp, inputs, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const startTime = Date.now();
  console.error(`${title}: preparing ...`);
  work();
  writeFileSync(stamp, inputs);
  console.error(`${title}: ready after ${((Date.now() - startTime) / 1000).toFixed(1)} s`);
}

function run(command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`);
  fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
}

/** Node 24 comes with the dependencies if there is a package for the machine. Otherwise the installed Node is used. */
function runtime() {
  const packagedRuntime = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin/node`;
  if (existsSync(packagedRuntime)) return join(process.cwd(), packagedRuntime);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail('This machine needs Node 22.18 or newer: no packaged runtime fits it.');
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or newer is needed.');
}

function readContent(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Hashes paths, sizes and times of all files. This is cheap, and changes with any edit or checkout. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!cachedContents.has(path)) cachedContents.set(path, listFiles(path));
    hash.update(cachedContents.get(path));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return `${path} ${stats.size} ${stats.mtimeMs}\n`;
  return readdirSync(path)
    .sort()
    .map((name) => listFiles(join(path, name)))
    .join('');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
