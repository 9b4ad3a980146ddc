import type { DemoPerson } from '../domain/demo-people.ts';
import { readConfig, type Config } from './config.ts';
import { startErrorLine } from './expected-start-errors.ts';
import { readDemoPeople } from './platform/demo-people.ts';
import { openStorage } from './platform/open-storage.ts';
import type { StartOptions } from './start-server.ts';

const stopWithinMs = 10_000;

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
    // The database opens while the areas' modules load: a third of a second of a second start.
    const [connection, { startServer }] = await Promise.all([
      openStorage(config),
      import('./start-server.ts'),
    ]);
    const server = await startServer(config, { connection, warmsPages: true, ...options });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), stopWithinMs).unref();
        void server.stop().then(() => process.exit(0));
      });
    }
    await server.ready;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`\n  Feriola is ready after ${seconds} s: ${server.address}\n\n`);
    const people = readDemoPeople(config);
    if (people.length > 0) process.stderr.write(`${demoPeopleTable(people)}\n\n`);
  } catch (error) {
    const line = startErrorLine(error, environment['PORT'] ?? 3000);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
