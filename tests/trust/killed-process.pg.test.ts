import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { freePort } from '../harness/postgres-server.ts';
import { sized } from '../harness/run-size.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { book, bookingOf, mailsIn, until, type Booked } from './booking-calls.ts';
import { arrival } from './valid-calls.ts';
import { euros } from '../../domain/money.ts';

/** docs/measurements/tests.md says how the sizes were chosen. */
const rounds = sized('KILLS', { gate: 4, full: 60 });
const bookersPerRound = sized('KILLED_BOOKERS', { gate: 12, full: 120 });
const homeCount = sized('KILLED_HOMES', { gate: 6, full: 60 });
const processCount = sized('KILLED_PROCESSES', { gate: 1, full: 4 });
/** A start of a process may take half a minute beside other tests. */
const timeoutMs = 40_000 * (rounds + processCount) + bookersPerRound * rounds * 100;
/** Stays begin within so many days, for which homes can be booked: later rounds request nights of earlier ones. */
const daysAsked = 400;
let database: TestDatabase;
let dataDirs: string[];
let nodes: ServerProcess[];

// For each try its own: what an earlier one left would be counted.
beforeEach(async () => {
  database = await openTestDatabase();
  dataDirs = Array.from({ length: processCount }, () => mkdtempSync(join(tmpdir(), 'feriola-killed-')));
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await database.close();
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

const countBookings = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings`.execute(
    database.db,
  );
  return rows[0]!.count;
};

const isMailUnderWay = async (): Promise<boolean> => {
  const { rows } = await sql`select from jobs
    where name = 'booking.send-mail' and locked_until is not null and done_at is null`.execute(database.db);
  return rows.length > 0;
};

/**
 * Waits for the moment at which the process of a round is killed: hardly begun, as soon as the first or the third booking is written and
 * before its caller knows, or while a mail is being sent. It does not come where all calls are answered.
 */
async function momentToKill(round: number, calls: Promise<unknown>): Promise<void> {
  if (round % 4 === 0)
    return void (await new Promise((resolve) => setTimeout(resolve, 15 + ((round * 37) % 120))));
  const awaited = round % 4;
  const before = await countBookings();
  const isMoment = async (): Promise<boolean> =>
    awaited === 3 ? isMailUnderWay() : (await countBookings()) > before + (awaited - 1) * 2;
  let isAnswered = false;
  void calls.then(() => (isAnswered = true));
  while (!isAnswered && !(await isMoment()));
}

/**
 * Each round sends bookings, some of them for the same nights, and kills a process in their midst. What
 * was acknowledged is remembered; what broke off is tried again with its key in the next round.
 */
test(
  'a server process killed during bookings, again and again, loses and doubles nothing',
  async () => {
    const homes = await Promise.all(Array.from({ length: homeCount }, () => aHome(database)));
    const ports = await Promise.all(dataDirs.map(() => freePort()));
    const environment = {
      DATABASE_URL: database.url!,
      SECRET: 'a secret of tests that outlives its process',
      PUBLIC_URL: 'https://www.feriola.test',
    };
    const start = async (index: number): Promise<void> => {
      const own = { PORT: String(ports[index]), DATA_DIR: dataDirs[index]! };
      nodes[index] = await startServerProcess({ ...environment, ...own }, { pages: false });
    };
    const urlOf = (index: number): string => nodes[index % processCount]!.url;
    const acknowledged = new Map<string, Booked>();
    let open: ReturnType<typeof bookingOf>[] = [];
    let broken = 0;

    // One after the other: the first migrates.
    for (let index = 0; index < processCount; index++) await start(index);
    for (let round = 0; round < rounds; round++) {
      const fresh = Array.from({ length: bookersPerRound }, (_, index) => {
        const startDate = addDays(arrival, ((round * 10) % daysAsked) + (index % 2) * 3);
        return bookingOf(homes[(index >> 1) % homes.length]!, {
          startDate,
          endDate: addDays(startDate, 5),
          expectedPrice: euros(500),
        });
      });
      const wave = [...open, ...fresh];
      open = [];
      const calls = wave.map((input, index) =>
        book(urlOf(index), input).then(
          (answer) => {
            expect(answer.http, String(answer.type)).toBeLessThan(500);
            if (answer.data) acknowledged.set(input.idempotencyKey, answer.data);
          },
          () => {
            broken++;
            open.push(input);
          },
        ),
      );
      const allCalls = Promise.all(calls);
      await momentToKill(round, allCalls);
      const killed = round % processCount;
      await nodes[killed]!.kill();
      await allCalls;
      await start(killed);
    }
    for (const input of open) {
      const answer = await book(urlOf(0), input);
      expect([201, 409]).toContain(answer.http);
      if (answer.data) acknowledged.set(input.idempotencyKey, answer.data);
    }
    // Kills that hit nothing would prove nothing.
    expect(broken).toBeGreaterThan(rounds);

    const { db } = database;
    const rows = await db.selectFrom('bookings').select('id').execute();
    const { rows: replies } = await sql<{ key: string; id: number }>`
    select key, (reply->>'bookingID')::int8 as id from idempotent_replies where scope = 'booking.create'`.execute(
      db,
    );
    // Each booking is the reply to one key.
    expect(replies.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(new Set(replies.map(({ key }) => key)).size).toBe(rows.length);
    for (const [key, { bookingID }] of acknowledged) {
      expect(replies.filter((reply) => reply.key === key).map(({ id }) => id)).toEqual([bookingID]);
    }
    expect(rows).toHaveLength(acknowledged.size);
    const { rows: overlaps } = await sql`
    select a.id from bookings a join bookings b on a.object_number = b.object_number and a.id < b.id
    and a.start_date < b.end_date and b.start_date < a.end_date`.execute(db);
    expect(overlaps).toEqual([]);
    const stays = await db.selectFrom('stays').select('booking_id').execute();
    expect(stays.map((stay) => stay.booking_id).sort()).toEqual(rows.map(({ id }) => id).sort());

    // Mails of killed processes are taken over once their lease has run out.
    const expected = rows.flatMap(({ id }) =>
      ['guest', 'landlord'].map((recipient) => `<booking-${id}-booked-${recipient}@www.feriola.test>`),
    );
    const sent = (): string[] => dataDirs.flatMap((dataDir) => mailsIn(dataDir).map(({ id }) => id));
    await until(() => sent().length >= expected.length, 40_000 + expected.length * 50);
    expect(sent().sort()).toEqual(expected.sort());
    const undone = await db.selectFrom('jobs').select('id').where('failed_at', 'is not', null).execute();
    expect(undone).toEqual([]);
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual(nodes.map(() => 0));
  },
  timeoutMs,
);
