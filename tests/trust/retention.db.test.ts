import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionDays } from '../../domain/retention.ts';
import { fixedClock } from '../../server/platform/clock.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { book, bookingOf, mailsIn, until } from './booking-calls.ts';
import { newUid } from './tokens.ts';
import { guest, send } from './valid-calls.ts';

const start = new Date();
const clock = fixedClock(start.toISOString());
let database: TestDatabase;
let site: RunningSite;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { clock, environment: { RATE_LIMIT: '1' } });
});
afterAll(() => site.stop());

async function count(table: Parameters<TestDatabase['db']['selectFrom']>[0] & string): Promise<number> {
  const { count: rows } = await database.db
    .selectFrom(table as 'jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return rows;
}

const outbox = (): string => join(site.dataDir, 'outbox');

test('a daily job deletes what nobody needs any more, and what binds stays', async () => {
  const home = await aHome(database);
  const uid = newUid();
  await send(
    site.url,
    'setWatchedObject',
    { uid, action: 'add', objectNumber: home },
    { cookie: `uid=${uid}` },
  );
  await send(site.url, 'saveContact', { uid, email: 'typed@example.org' }, { cookie: `uid=${uid}` });
  await send(
    site.url,
    'setLastSeenObject',
    { uid, objectData: { objectNumber: home } },
    { cookie: `uid=${uid}` },
  );
  const binding = await book(
    site.url,
    bookingOf(home, { customer: guest({ email: 'binding@example.org' }) }),
  );
  const asked = await book(
    site.url,
    bookingOf(await aHome(database), {
      bookingMethod: 'request',
      customer: guest({ email: 'asked@example.org' }),
    }),
  );
  const { bookingID, bookingHash } = asked.data!;
  await send(site.url, 'cancelBooking', { bookingID, bookingHash, dryRun: false });
  await until(() => mailsIn(site.dataDir).length >= 6, 15_000);

  expect(statSync(outbox()).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(outbox())) {
    expect(statSync(join(outbox(), name)).mode & 0o777).toBe(0o600);
    utimesSync(join(outbox(), name), start, start);
  }
  const before = [
    await count('bookings'),
    (await count('limit_counters')) > 0,
    await count('watched_objects'),
  ];
  expect(before).toEqual([2, true, 1]);

  const longest = Math.max(...[retentionDays.typedAddresses, retentionDays.watchedHomes]) + 2;
  clock.set(new Date(start.getTime() + longest * 86_400_000).toISOString());
  await until(async () => (await count('watched_objects')) === 0, 20_000);
  await until(async () => (await count('limit_counters')) === 0, 20_000);
  await until(() => !existsSync(outbox()) || readdirSync(outbox()).length === 0, 20_000);

  const left = await database.db.selectFrom('bookings').select('id').execute();
  expect(left.map(({ id }) => id)).toEqual([binding.data!.bookingID]);
  expect([await count('last_seen_objects'), await count('idempotent_replies')]).toEqual([0, 0]);
  const typed = await database.db
    .selectFrom('visitors')
    .select('email')
    .where('email', 'is not', null)
    .execute();
  expect(typed).toEqual([]);
});
