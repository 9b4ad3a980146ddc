// Runs on any Node 20 or newer, before anything is installed: plain JavaScript without dependencies.
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

/** What each folder holds: some are inputs of pages and server. */
const seen = new Map();

checkNode();
// An artefact is built and has its packages: see scripts/pack-artefact.ts.
if (!existsSync('artefact.json')) prepare();
// The caller takes the runtime from standard output; people read what goes on from standard error.
process.stdout.write(runtime());

function prepare() {
  // The stamp lies inside of what was made: an installation that was interrupted has none.
  step('Dependencies', 'node_modules/.installed', contentOf('package-lock.json'), () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  // Of what the repository does not hold, `bin/node` needs no more than the packages and the lists of calls.
  run(process.execPath, ['scripts/make-calls.mjs']);
  if (!process.argv.includes('--dependencies')) prepareSite();
}

function prepareSite() {
  step('Pages', 'build/.built', fingerprint(buildInputs), () => {
    run(runtime(), ['node_modules/@react-router/dev/dist/cli/index.js', 'build']);
    run(runtime(), ['scripts/split-manifest.ts']);
    run(runtime(), ['scripts/compress-assets.mjs']);
  });
  // The bundle holds the pages, too.
  step('Server', 'build/node/.built', fingerprint([...serverInputs, ...buildInputs]), () => {
    run(runtime(), ['scripts/bundle-server.ts']);
    // What was compiled of the bundle before is of no use any more.
    rmSync('.cache/compiled', { recursive: true, force: true });
  });
  if (!isKernelBuilt()) run(runtime(), ['engines/search/makers/build-search-kernel.mjs']);
}

/** Does the work where its inputs have changed since the last time, and tells how long it took. */
function step(title, stamp, inputs, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const started = Date.now();
  console.error(`${title}: preparing ...`);
  work();
  writeFileSync(stamp, inputs);
  console.error(`${title}: ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function run(command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`);
  fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
}

/** Node 24 comes with the dependencies where its package fits the machine; else the machine's own must do. */
function runtime() {
  const packaged = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}/bin/node`;
  if (existsSync(packaged)) return join(process.cwd(), packaged);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail('This machine needs Node 22.18 or newer: no packaged runtime fits it.');
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or newer is needed.');
}

function contentOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Paths, sizes and times of all files: cheap, and it changes with any edit or checkout. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!seen.has(path)) seen.set(path, filesOf(path));
    hash.update(seen.get(path));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return `${path} ${stats.size} ${stats.mtimeMs}\n`;
  return readdirSync(path)
    .sort()
    .map((name) => filesOf(join(path, name)))
    .join('');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
