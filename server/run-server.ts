import { setFlagsFromString } from 'node:v8';
import type { DemoPerson } from '../domain/demo-people.ts';
import { readConfig, type Config } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { readDemoPeople } from './platform/demo-people.ts';
import { beginStorage } from './platform/open-storage.ts';
import type { StartOptions } from './start-server.ts';

const stopWithinMs = 10_000;

/**
 * Code of WebAssembly that is run often is compiled once more, to be quicker: of the embedded database that takes a processor
 * three seconds and 600 MB for the parser of SQL alone. It may do so once the site is up.
 */
function optimizeWebAssembly(when: 'now' | 'later'): void {
  // Only the function of this number may be compiled; minus one stands for all.
  setFlagsFromString(`--wasm-tier-up-filter=${when === 'now' ? -1 : 2 ** 31 - 1}`);
}

/**
 * What pages leave behind is collected before the heap has grown by half: a tenth less memory for a twentieth more of the processor. A
 * start leaves little behind, and would be collected five times in vain.
 */
function collectEarlier(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

/** Lists whom one may log in as, below each other. */
const demoPeopleTable = (people: readonly DemoPerson[]): string =>
  ['  People of the demo world, with login and password:']
    .concat(
      people.map(({ role, login, password }) => `    ${role.padEnd(9)} ${login.padEnd(32)} ${password}`),
    )
    .join('\n');

/** Makes this process the server: starts it, tells its address, and stops it on a signal within ten seconds. */
export async function runServer(
  environment: Readonly<Record<string, string | undefined>>,
  options: StartOptions = {},
): Promise<void> {
  try {
    const config: Config = readConfig(environment);
    const started = performance.now();
    optimizeWebAssembly('later');
    // The database opens while the areas' modules load and are joined, which takes as long.
    const storage = beginStorage(config);
    // Whoever starts the server is told; until then nobody listens.
    storage.opened.catch(() => undefined);
    const { startServer } = await import('./start-server.ts');
    const server = await startServer(config, { storage, warmsPages: true, ...options });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), stopWithinMs).unref();
        void server.stop().then(() => process.exit(0));
      });
    }
    await server.ready;
    optimizeWebAssembly('now');
    collectEarlier();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`\n  The site is ready after ${seconds} s: ${server.address}\n\n`);
    const people = readDemoPeople(config);
    if (people.length > 0) process.stderr.write(`${demoPeopleTable(people)}\n\n`);
  } catch (error) {
    const line = startErrorLine(error, environment);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
