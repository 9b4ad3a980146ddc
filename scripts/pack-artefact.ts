/**
 * Packs the built site into one file that runs on any machine with Node 24: the bundles, sources that are read or
 * started by path, and the required packages. Its `bin/start` installs and builds nothing.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build/artefact');

const parts = [
  ...['LICENSE', 'package.json', 'bin', 'build', 'content', 'contract', 'database', 'demo', 'domain'],
  ...['engines', 'import', 'server', 'texts', 'web/app', 'web/service-worker'],
  ...['scripts/prepare.mjs', 'scripts/read-options.ts', 'scripts/make-bonus-codes.ts'],
  // Whoever has nothing but the artefact reads how to run it.
  ...['deploy', 'docs/operations.md', 'docs/runbook.md'],
];

/** The machine provides the runtime. The other two only run in browsers, whose build contains them. */
const leftOut = /^node_modules\/(?:node-(?:linux|win|darwin)-|maplibre-gl$|photoswipe$)/;

const isNeeded = (path: string): boolean =>
  !/\.test\.tsx?$|[\\/]testing$|[\\/]build[\\/]artefact$|[\\/]bin[\\/]test$/.test(path) &&
  (!/[\\/]makers[\\/]/.test(path) || basename(path) === 'build-search-kernel.mjs');

/** Type declarations and source maps are for development only. Nested packages have entries of their own. */
const isNeededInPackage = (folder: string, path: string): boolean =>
  !/\.(?:map|d\.[cm]?ts)$/.test(path) && (path === folder || basename(path) !== 'node_modules');

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

/** Lists the folders of required packages, relative to the root. */
function neededPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && !leftOut.test(path))
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

function findCommit(): string | null {
  const configuredCommit = process.env['COMMIT'];
  if (configuredCommit) return configuredCommit;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `feriola-${version}-${process.platform}-${process.arch}`;
const folder = join(target, name);
rmSync(target, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const part of parts) {
  // A folder cannot be copied into itself, so the parts of `build` are copied one by one.
  const from = part === 'build' ? ['client', 'node', 'server'].map((one) => `build/${one}`) : [part];
  for (const one of from) cpSync(join(root, one), join(folder, one), { recursive: true, filter: isNeeded });
}
const kernels = readdirSync(join(root, 'build')).filter(
  (file) => /\.wasm$/.test(file) && !/-debug/.test(file),
);
for (const file of kernels) cpSync(join(root, 'build', file), join(folder, 'build', file));
for (const path of neededPackages()) {
  const from = join(root, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (one) => isNeededInPackage(from, one),
  });
}
const about = {
  version,
  commit: findCommit(),
  node: process.version,
  platform: process.platform,
  arch: process.arch,
};
// This file tells `scripts/prepare.mjs` that everything is built.
writeFileSync(join(folder, 'artefact.json'), `${JSON.stringify(about, null, 2)}\n`);
const { status, stderr } = spawnSync('tar', ['-czf', `${name}.tar.gz`, name], {
  cwd: target,
  encoding: 'utf8',
});
if (status !== 0) throw new Error(`tar failed: ${stderr}`);
process.stdout.write(`${join('build/artefact', `${name}.tar.gz`)}\n`);
