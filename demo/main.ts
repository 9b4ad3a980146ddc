import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig, ConfigError } from '../server/config.ts';
import { systemClock } from '../server/platform/clock.ts';
import { DatabaseUnavailableError, openEmbeddedDatabase, openPostgres } from '../server/platform/database.ts';
import { FolderLockError, lockFolder } from '../server/platform/folder-lock.ts';
import { migrate } from '../server/platform/migrate.ts';
import { buildDemoWorld, DemoWorldError } from './build-world.ts';

/** npm run demo -- --objects 3000 --seed 1 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { objects: { type: 'string' }, seed: { type: 'string' } } });
  const config = readConfig(process.env);
  const objects = values.objects === undefined ? config.demoObjects : Number(values.objects);
  const seed = Number(values.seed ?? 1);
  if (!Number.isInteger(objects) || objects < 1 || objects > 2_000_000 || !Number.isInteger(seed)) {
    throw new ConfigError('--objects must be a number between 1 and 2000000, --seed a whole number.');
  }
  if (config.databaseUrl === null) mkdirSync(config.dataDir, { recursive: true });
  const lock = config.databaseUrl === null ? lockFolder(config.dataDir) : null;
  const connection =
    config.databaseUrl === null
      ? await openEmbeddedDatabase(config.dataDir)
      : await openPostgres(config.databaseUrl);
  try {
    await migrate(connection);
    let shown = 0;
    const built = await buildDemoWorld(connection, {
      objects,
      seed,
      today: systemClock.today(),
      onProgress: ({ stage, homes, ms }) => {
        if (stage === 'homes' && ms - shown < 2000) return;
        shown = ms;
        process.stdout.write(
          `${(ms / 1000).toFixed(1).padStart(6)} s  ${stage.padEnd(10)} ${homes} of ${objects} homes\n`,
        );
      },
    });
    if (!built) process.stdout.write('The demo world is there already.\n');
  } finally {
    await connection.close();
    lock?.release();
  }
}

try {
  await run();
} catch (error) {
  const expected = [ConfigError, DatabaseUnavailableError, FolderLockError, DemoWorldError].some(
    (kind) => error instanceof kind,
  );
  if (!expected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
