import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { settleSecrets } from '../../server/platform/check-secret.ts';
import { readSecret } from '../../server/platform/secret.ts';
import { openEmbeddedDatabase } from '../../server/platform/database.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import { freePort, startPostgresServer } from '../harness/postgres-server.ts';
import { isFullRun } from '../harness/run-size.ts';
import { bareEnvironment, startServerProcess } from '../harness/server-process.ts';
import { writeTestSecret } from '../harness/test-secret.ts';
import { answerOf, book, bookingOf, until } from './booking-calls.ts';
import { send } from './valid-calls.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-starts-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that is expected to end by itself. */
async function ended(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['tests/harness/api-process.ts'], {
    cwd: root,
    env: {
      ...bareEnvironment,
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'never'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, lines: output.split('\n').filter((line) => line.trim() !== '') };
}

async function refusesWith(environment: Record<string, string>, line: RegExp): Promise<void> {
  const { code, lines } = await ended(environment);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
  expect(code).toBe(1);
}

test.each([
  ['PORT', 'eighty', /^PORT must be/],
  ['PUBLIC_URL', 'www.example.com', /^PUBLIC_URL must be/],
  ['DATABASE_URL', 'mysql://localhost/x', /^DATABASE_URL must be/],
  ['S3_URL', 'http://', /^S3_URL must be/],
  ['MAP_TILES', '/nowhere/streets.pmtiles', /^MAP_TILES must be/],
  ['MAP_RELIEF', '/nowhere/relief.pmtiles', /^MAP_RELIEF must be/],
  ['DATA_DIR', '/proc/nobody', /^DATA_DIR .* cannot be written: name a folder/],
  ['RATE_LIMIT', '-1', /^RATE_LIMIT must be/],
  ['SECRET', 'short', /^SECRET must be/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be/],
  ['NODE_ENV', 'production', /^SECRET must be set in production/],
])('%s=%s stops the start with one line', async (name, value, line) => {
  await refusesWith({ [name]: value }, line);
});

test('a bad value is not told, since it may be a secret', async () => {
  const { lines } = await ended({ DATABASE_URL: 'canary://user:password@host/x' });
  expect(lines.join()).not.toContain('canary');
});

test('a database that cannot be reached stops the start with one line', async () => {
  const port = await freePort();
  await refusesWith(
    { DATABASE_URL: `postgresql://nobody:canary@127.0.0.1:${port}/none` },
    /^DATABASE_URL cannot be reached: 127\.0\.0\.1:\d+ answers ECONNREFUSED\.$/,
  );
});

test('a database that does not exist stops the start with one line', async () => {
  await refusesWith(
    { DATABASE_URL: database.url!.replace(/[^/]+$/, 'no_such_database') },
    /^DATABASE_URL cannot be reached/,
  );
});

test('a data folder that cannot be made stops the start with one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await refusesWith({ DATA_DIR: join(file, 'inside') }, /^DATA_DIR .* cannot be written: name a folder/);
});

test('a taken port stops the start with one line and leaves the database whole; an idle connection does not hold up a stop', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  const dataDir = join(folder, 'port');
  writeTestSecret(dataDir);
  const environment = { PORT: String(port), DATABASE_URL: database.url!, DATA_DIR: dataDir };
  await refusesWith(environment, /^Port \d+ is taken\./);
  await new Promise((resolve) => taken.close(resolve));
  const node = await startServerProcess(environment, { pages: false });
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  const started = performance.now();
  expect(await node.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(5_000 * (await slownessOfMachine()));
  socket.destroy();
});

test('a host that has no address stops the start with one line', async () => {
  const dataDir = join(folder, 'host');
  writeTestSecret(dataDir);
  await refusesWith(
    { HOST: 'no-such-host.invalid', DATABASE_URL: database.url!, DATA_DIR: dataDir, PORT: '0' },
    /^HOST is a name that has no address/,
  );
});

test('a secret that is not the one of the data stops the start with one line, and is accepted when asked for', async () => {
  const own = await openTestDatabase();
  const environment = { DATABASE_URL: own.url!, DATA_DIR: join(folder, 'secret') };
  const former = { ...environment, SECRET: 'the former secret of the data, long enough' };
  const other = { ...environment, SECRET: 'another secret, as after a lost configuration' };
  // Reads the secret as every start does, here without a configured one.
  const isTaken = ({ SECRET, DATA_DIR }: { SECRET: string; DATA_DIR: string }): Promise<string> =>
    settleSecrets(own, { current: readSecret(SECRET, DATA_DIR), others: [] }, { acceptNew: false });
  await isTaken(former);
  await refusesWith({ ...other, PORT: String(await freePort()) }, /^The secret is not the one/);
  const node = await startServerProcess({ ...other, NEW_SECRET: 'accept' }, { pages: false });
  expect(await node.stop()).toBe(0);
  await isTaken(other);
  await own.close();
});

test('one embedded database has one process: a second is refused, and after a kill the next one starts', async () => {
  const dataDir = join(folder, 'embedded');
  const connection = await openEmbeddedDatabase(dataDir);
  await migrate(connection);
  const home = await aHome(connection);
  await connection.close();
  const first = await startServerProcess({ DATA_DIR: dataDir }, { pages: false });
  const answer = await book(first.url, bookingOf(home));
  expect(answer.http).toBe(201);
  await refusesWith(
    { DATA_DIR: dataDir, PORT: String(await freePort()) },
    new RegExp(`in use by process ${first.pid}`),
  );
  await first.kill();
  expect(readdirSync(dataDir)).toContain('process.lock');
  const next = await startServerProcess({ DATA_DIR: dataDir }, { pages: false });
  const link = { bookingID: answer.data!.bookingID, bookingHash: answer.data!.bookingHash };
  expect((await send(next.url, 'getBooking', link)).status).toBe(200);
  expect(await next.stop()).toBe(0);
});

test('a stop lets the booking under way end, takes no new call, and exits with 0', async () => {
  const home = await aHome(database);
  const node = await startServerProcess(
    { DATABASE_URL: database.url!, DATA_DIR: join(folder, 'stop') },
    { pages: false },
  );
  // The home's lock holds the booking up in the midst of its transaction.
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isLocked!: () => void;
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const blocker = database.transaction(async (tx) => {
    await tx.selectFrom('homes').select('version').where('object_number', '=', home).forUpdate().execute();
    isLocked();
    await held;
  });
  await locked;
  const underWay = book(node.url, bookingOf(home));
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length > 0;
  }, 10_000);
  const started = performance.now();
  const exit = node.stop();
  const isStopping = (): Promise<boolean> =>
    fetch(`${node.url}/readyz`).then(
      ({ ok }) => !ok,
      () => true,
    );
  await until(isStopping, 10_000);
  const late = await send(node.url, 'trackSearchObject', { objectNumber: home }).then(
    (response) => response.status,
    () => 'refused',
  );
  expect(['refused', 503]).toContain(late);
  release();
  await blocker;
  expect((await underWay).http).toBe(201);
  expect(await exit).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000 * (await slownessOfMachine()));
});

/** In the gate `silent-database.pg.test.ts` shows it without a server and a migration of its own. */
test.runIf(isFullRun)(
  'while PostgreSQL is down writes are refused within two seconds, and it recovers by itself',
  async () => {
    const server = await startPostgresServer();
    const seed = await openPostgres(server.url);
    await migrate(seed);
    const home = await aHome(seed);
    await seed.close();
    const node = await startServerProcess(
      { DATABASE_URL: server.url, DATA_DIR: join(folder, 'down') },
      { pages: false },
    );
    const input = bookingOf(home);
    await server.crash();
    for (let attempt = 0; attempt < 3; attempt++) {
      const started = performance.now();
      const response = await send(node.url, 'createBooking', input);
      expect(performance.now() - started).toBeLessThan(2_000 * (await slownessOfMachine()));
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await answerOf(response)).toEqual({ http: 503, type: 'unavailable', data: null });
    }
    await until(async () => (await fetch(`${node.url}/readyz`)).status === 503, 5_000);
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
    // Data in memory are still served.
    const search = await send(node.url, 'searchObjects', { query: {}, languageCode: 'de' });
    expect(search.status).toBeLessThan(504);
    await server.restart();
    await until(async () => (await fetch(`${node.url}/readyz`)).ok, 30_000);
    const since = new Date();
    expect((await book(node.url, input)).http).toBe(201);
    // Jobs continue too: listening and claiming work again. Tomorrow's are not due, and a job that the crash cut off
    // stays claimed for a while.
    const again = await openPostgres(server.url);
    await until(async () => {
      const jobs = await again.db
        .selectFrom('jobs')
        .select('done_at')
        .where('run_at', '>=', since)
        .where('run_at', '<=', new Date())
        .execute();
      return jobs.length > 0 && jobs.every((job) => job.done_at !== null);
    }, 15_000);
    await again.close();
    expect(await node.stop()).toBe(0);
    await server.stop();
  },
);
