import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoPeopleFile, type DemoPerson } from '../domain/demo-people.ts';
import { readConfig, ConfigError, type Config } from '../server/config.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { holdingAdvisoryLock } from '../server/platform/advisory-lock.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { createLocalFileStore } from '../server/platform/file-store.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { toKeyring } from '../server/platform/check-secret.ts';
import { readSecret, readSecrets } from '../server/platform/secret.ts';
import { DemoWorldError } from './demo-world-error.ts';
import { worldState } from './world-store.ts';

/** Key of the advisory lock held while a demo world is written; migrations use 7251001. */
const demoWorldLock = 7_251_002;

/**
 * Runs as `npm run demo -- --objects 3000 --seed 1`. With `--if-empty`, as on every start, an existing catalogue is
 * kept; with `--year`, as in `bin/start`, a past of bookings and payments is added.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      objects: { type: 'string' },
      seed: { type: 'string' },
      'if-empty': { type: 'boolean', default: false },
      year: { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env);
  const objects = values.objects === undefined ? config.demoObjects : Number(values.objects);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(objects) || objects < 0 || objects > 2_000_000 || !Number.isInteger(seed)) {
    throw new ConfigError('--objects must be a number between 0 and 2000000, --seed a whole number.');
  }
  // Later starts find this file and need not open the embedded database.
  const marker = config.databaseUrl === null ? join(config.dataDir, 'demo-world') : null;
  const peopleFile = config.production ? null : join(config.dataDir, demoPeopleFile);
  const hasPeople = peopleFile === null || existsSync(peopleFile);
  if (values['if-empty'] && marker !== null && existsSync(marker) && hasPeople) return;

  const connection = await openStorage(config);
  try {
    if (values['if-empty']) {
      const state = await worldState(connection.db, objects);
      if (state === 'foreign' || (state === 'whole' && marker === null && hasPeople)) return;
    }
    // Imported only when needed, since places and texts of the world are large.
    const { buildDemoWorld } = await import('./build-world.ts');
    await migrate(connection);
    // If several nodes start on an empty database, one writes the world and the others wait.
    const { built, people } = await holdingAdvisoryLock(connection, demoWorldLock, async () => {
      const today = systemClock.today();
      const outcome = await buildDemoWorld(connection, {
        objects,
        seed,
        today,
        onProgress: createProgress(objects),
      });
      if (peopleFile === null) return { built: outcome, people: [] };
      const logins = await demoPeople(connection, config);
      if (values.year) await demoYear(connection, config, seed);
      return { built: outcome, people: logins };
    });
    if (!built && !values['if-empty']) process.stdout.write('The demo world is there already.\n');
    if (marker !== null) writeFileSync(marker, `${objects} homes from seed ${seed}\n`);
    if (peopleFile !== null) {
      writeFileSync(peopleFile, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 });
    }
  } catch (error) {
    if (!(error instanceof DemoWorldError && values['if-empty'])) throw error;
  } finally {
    await connection.close();
  }
}

async function demoPeople(connection: DatabaseConnection, config: Config): Promise<DemoPerson[]> {
  const { ensureDemoPeople } = await import('./people/demo-people.ts');
  const secret = readSecret(config.secret, config.dataDir);
  return connection.transaction((tx) => ensureDemoPeople(tx, { secret, now: systemClock.now() }));
}

/** Only a world with demo people has a past; production has neither. */
async function demoYear(connection: DatabaseConnection, config: Config, seed: number): Promise<void> {
  const { buildDemoYear } = await import('./year/build-year.ts');
  const started = performance.now();
  const secret = toKeyring(readSecrets(config));
  if (!(await buildDemoYear(connection, { seed, now: systemClock.now(), secret }))) return;
  const { fillPictureLibrary } = await import('./people/picture-library.ts');
  const files = createLocalFileStore(join(config.dataDir, 'files'));
  await fillPictureLibrary(connection, files, { author: 'Edda Schreiber', now: systemClock.now() });
  process.stdout.write(
    `Demo world: ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  a year of bookings\n`,
  );
}

function createProgress(objects: number): (progress: { stage: string; homes: number; ms: number }) => void {
  let lastPercent = 0;
  return ({ stage, homes, ms }) => {
    const isUnderWay = stage === 'homes' && homes > 0 && homes < objects;
    if (isUnderWay && ms - lastPercent < 2000) return;
    lastPercent = ms;
    const secondsLeft = Math.round(((objects - homes) * ms) / homes / 1000);
    process.stdout.write(
      `Demo world: ${(ms / 1000).toFixed(1).padStart(6)} s  ${stage.padEnd(10)} ` +
        `${homes} of ${objects} homes${isUnderWay ? `, ${secondsLeft} s left` : ''}\n`,
    );
  };
}

try {
  await run();
} catch (error) {
  const line = error instanceof DemoWorldError ? error.message : startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
