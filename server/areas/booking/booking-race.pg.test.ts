import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { bookingInput, createBookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { systemClock } from '../../platform/clock.ts';
import { openPostgres } from '../../platform/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const startDate = addDays(todayInBerlin(new Date()), 60);
const endDate = addDays(startDate, 7);

interface Racer {
  go(): void;
  outcomes: Promise<string[]>;
}

async function startRacer(home: number, count: number): Promise<Racer> {
  const script = join(import.meta.dirname, '../../../tests/harness/booking-process.ts');
  const args = [script, database.url!, String(home), String(count), startDate, endDate];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    go: () => child.stdin.write('go\n'),
    outcomes: lines.next().then(({ value }) => JSON.parse(String(value)) as string[]),
  };
}

const racerCount = sized('RACERS', { gate: 2, full: 4 });
const bookingsEach = sized('BOOKINGS_A_RACER', { gate: 30, full: 50 });

test('bookings of the same nights on several processes: one is booked, the others are capacity-taken', async () => {
  const home = await aHome(database);
  const racers = await Promise.all(Array.from({ length: racerCount }, () => startRacer(home, bookingsEach)));
  racers.forEach((racer) => racer.go());
  const outcomes = (await Promise.all(racers.map((racer) => racer.outcomes))).flat();
  expect(outcomes).toHaveLength(racerCount * bookingsEach);
  const counts = Object.groupBy(outcomes, (outcome) => outcome.split(' ')[0]!);
  expect(Object.fromEntries(Object.entries(counts).map(([key, list]) => [key, list!.length]))).toEqual({
    booked: 1,
    'capacity-taken': racerCount * bookingsEach - 1,
  });
  const stays = await database.db.selectFrom('stays').selectAll().where('object_number', '=', home).execute();
  expect(stays).toHaveLength(1);
  const { count } = await database.db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('object_number', '=', home)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('past the first check and without the quote’s look, the exclusion constraint alone still lets one win', async () => {
  const home = await aHome(database);
  const others = await Promise.all([1, 2, 3].map(() => openPostgres(database.url!)));
  // Quotes that take every night for free, as a stale read would.
  const kits = others.map((connection) => {
    const kit = createBookingKit(connection, systemClock);
    const { quote } = kit.deps.pricing;
    kit.deps.pricing = {
      ...kit.deps.pricing,
      quote: async (request, today, tx) => {
        const outcome = await quote(request, today, tx);
        if (outcome.ok && outcome.quote.status === 'booked') outcome.quote.status = 'free';
        return outcome;
      },
    };
    return kit;
  });
  const replies = await Promise.all(
    kits.flatMap((kit) =>
      Array.from({ length: 10 }, () => kit.create(bookingInput(home, { startDate, endDate }))),
    ),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.filter((reply) => !reply.ok && reply.type === 'capacity-taken')).toHaveLength(29);
  kits.forEach((kit) => kit.remove());
  await Promise.all(others.map((connection) => connection.close()));
});

test('one idempotency key on several processes’ pools at once is one booking and one reply', async () => {
  const home = await aHome(database);
  const others = await Promise.all([1, 2, 3].map(() => openPostgres(database.url!)));
  const kits = others.map((connection) => createBookingKit(connection, systemClock));
  const input = bookingInput(home, { startDate, endDate });
  const replies = await Promise.all(
    kits.flatMap((kit) => Array.from({ length: 10 }, () => kit.create(input))),
  );
  expect(replies[0]).toMatchObject({ ok: true });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  kits.forEach((kit) => kit.remove());
  await Promise.all(others.map((connection) => connection.close()));
});
