import { setFlagsFromString } from 'node:v8';
import type { DemoPerson } from '../domain/demo-people.ts';
import { readConfig, type Config } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { readDemoPeople } from './platform/demo-people.ts';
import { beginStorage } from './platform/open-storage.ts';
import type { StartOptions } from './start-server.ts';

const stopWithinMs = 10_000;

/**
 * Controls V8's recompilation of WebAssembly code that runs often. For the embedded database's SQL parser it takes a peak of 766 MB
 * instead of 322 at the start, so that it is postponed until the site is up (docs/measurements/memory.md).
 */
function optimizeWebAssembly(when: 'now' | 'later'): void {
  // The filter permits only the function with this index; -1 permits all.
  setFlagsFromString(`--wasm-tier-up-filter=${when === 'now' ? -1 : 2 ** 31 - 1}`);
}

/** Lists the demo accounts, one per line. */
const demoPeopleTable = (people: readonly DemoPerson[]): string =>
  ['  People of the demo world, with login and password:']
    .concat(
      people.map(({ role, login, password }) => `    ${role.padEnd(9)} ${login.padEnd(32)} ${password}`),
    )
    .join('\n');

/** Runs the server in this process: starts it, prints its address, and stops it within ten seconds of a signal. */
export async function runServer(
  environment: Readonly<Record<string, string | undefined>>,
  options: StartOptions = {},
): Promise<void> {
  try {
    const config: Config = readConfig(environment);
    const startedAt = performance.now();
    optimizeWebAssembly('later');
    // The database opens while the areas' modules load, which takes as long.
    const storage = beginStorage(config);
    // The server's start reports the error; until then it must not count as unhandled.
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
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
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
