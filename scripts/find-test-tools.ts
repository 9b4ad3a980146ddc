import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresBinaries } from '../tests/harness/postgres-server.ts';

/**
 * Finds the tools that tests need in addition to npm packages. Installs them if the user has the rights, or lists what
 * is missing.
 */
const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

export function findChromium(): string | null {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) return existsSync(configuredPath) ? configuredPath : null;
  return chromiumPaths.find((path) => existsSync(path)) ?? null;
}

/** Returns the names of tools that are missing and could not be installed. */
export function ensureTestTools(): string[] {
  const missingTools: string[] = [];
  if (!findPostgresBinaries()) {
    install('postgresql');
    if (!findPostgresBinaries()) {
      missingTools.push('PostgreSQL server (initdb, postgres): install the package postgresql');
    }
  }
  if (!findChromium()) {
    install('chromium');
    if (!findChromium()) missingTools.push('Chromium: install the package chromium, or set CHROMIUM_PATH');
  }
  return missingTools;
}

let listsAreFresh = false;

/** Installs a package on Debian and Ubuntu, as root or by sudo without a password. Does nothing elsewhere. */
function install(name: string): void {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  const asRoot = process.getuid?.() === 0;
  const run = (...args: string[]): void => {
    const [command, ...rest] = asRoot ? args : ['sudo', '-n', ...args];
    execFileSync(command!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  console.log(`Installing ${name} for the tests ...`);
  try {
    if (!listsAreFresh) run('apt-get', 'update', '-qq');
    listsAreFresh = true;
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  } catch {
    console.log(`${name} could not be installed.`);
  }
}
