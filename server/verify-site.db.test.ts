import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { verifySite } from './verify-site.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wrong = async () => (await verifySite(database)).filter(({ count }) => count !== 0);

test('a sound database has nothing to count', async () => {
  expect((await verifySite(database)).length).toBeGreaterThan(5);
  expect(await wrong()).toEqual([]);
});

test('what a repair by hand has left behind is counted', async () => {
  await sql`alter table stays drop constraint stays_no_overlap`.execute(database.db);
  await database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const period of ['[2027-07-03,2027-07-10)', '[2027-07-09,2027-07-12)'])
      await sql`insert into stays (object_number, period, kind) values (1, ${period}, 'booking')`.execute(tx);
    await sql`insert into number_series (series, last_number) values ('contact', 9), ('PR2027', 4)`.execute(
      tx,
    );
    await sql`insert into commission_invoices (series, number, landlord_id, month, issued_on, language, total_cents, facts)
      values ('PR2027', 3, 1, '2027-01', '2027-02-01', 'de', 100, '{}')`.execute(tx);
  });
  await sql`insert into idempotent_replies (scope, key, request_digest, reply)
    values ('booking.create', 'of-a-test', '', '{"bookingID": 4711}')`.execute(database.db);
  await sql`insert into jobs (name, key, payload, failed_at) values ('of-a-test', 'k', '{}', now())`.execute(
    database.db,
  );
  expect(await wrong()).toEqual([
    { name: 'pairs of stays that overlap', count: 1 },
    { name: 'acknowledged bookings that are missing', count: 1 },
    { name: 'numbers without an invoice', count: 3 },
    { name: 'jobs that were given up', count: 1 },
  ]);
});
