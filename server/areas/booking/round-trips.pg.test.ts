import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { countRoundTrips, type RoundTrips } from '../../../tests/harness/round-trips.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createCountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { createMailRecipients } from '../../platform/mail-recipients.ts';
import { openPostgres } from '../../platform/postgres.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let proxy: RoundTrips;
let connection: DatabaseConnection;
let kit: BookingKit;

beforeAll(async () => {
  database = await openTestDatabase();
  const url = new URL(database.url!);
  proxy = await countRoundTrips(Number(url.port));
  url.port = String(proxy.port);
  // A single connection, like that of a single booking, so that opening another one adds no round trips.
  connection = await openPostgres(url.href, { max: 1 });
  const limits = createCountedLimits({ factor: 1, secret: 'a key for tests', clock });
  kit = createBookingKit(connection, clock, { limits, recipients: createMailRecipients({ limits, clock }) });
  // A running node has the partners in memory.
  const nobody = () => Promise.resolve(null);
  Object.assign(kit.deps.partners, { findByHost: nobody, findByCall: nobody });
});
afterAll(async () => {
  kit.remove();
  await connection.close();
  await proxy.close();
  await database.close();
});

const anInstantHome = (instant = true): Promise<number> =>
  aHome(database, { seasons: [{ fromDate: '2027-01-01' }], columns: { instant_booking: instant } });

test.each([
  ['a booking that is confirmed, billed and owed at once', 10, {}, true],
  ['a booking that its landlord has to confirm', 8, {}, false],
  ['an option', 8, { bookingMethod: 'option' as const }, true],
])('%s takes at most %d trips to the database', async (_, most, fields, instant) => {
  const input = bookingInput(await anInstantHome(instant), fields);
  const trips = await proxy.during(async () => {
    expect(await kit.create(input)).toMatchObject({ ok: true });
  });
  expect(trips).toBeGreaterThan(3);
  expect(trips).toBeLessThanOrEqual(most);
});
