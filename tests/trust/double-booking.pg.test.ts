import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { answerOf, book, bookingOf, landlordHashOf, tally, until, type Answer } from './booking-calls.ts';
import { arrival, departure, send } from './valid-calls.ts';
import { euros } from '../../domain/money.ts';

/** Several real server processes on one PostgreSQL, asked over HTTP. */
const secret = 'a secret of tests that every node shares';
let database: TestDatabase;
let nodes: ServerProcess[] = [];
const folders: string[] = [];

const nodeOf = (index: number): string => nodes[index % nodes.length]!.url;

async function startNode(): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feriola-node-'));
  folders.push(dataDir);
  return startServerProcess(
    { DATA_DIR: dataDir, DATABASE_URL: database.url!, SECRET: secret },
    { pages: false },
  );
}

beforeAll(async () => {
  database = await openTestDatabase();
  nodes = await Promise.all([startNode(), startNode(), startNode()]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await database.close();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** Pairs of stays of one home that share a night: by the rows themselves, without the constraint's help. */
async function sharedNights(home: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from bookings a join bookings b
    on a.object_number = b.object_number and a.id < b.id
    and a.start_date < b.end_date and b.start_date < a.end_date
    where a.object_number = ${home}
      and a.state in ('booked', 'confirmed', 'option') and b.state in ('booked', 'confirmed', 'option')`.execute(
    database.db,
  );
  return rows[0]!.count;
}

test('200 bookings of the same nights over HTTP on several processes: one 201, 199 capacity-taken, no 500', async () => {
  const home = await aHome(database);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => book(nodeOf(index), bookingOf(home))),
  );
  expect(tally(answers)).toEqual({ 201: 1, 'capacity-taken': 199 });
  expect(answers.filter(({ http }) => http === 409)).toHaveLength(199);
});

test('stays that overlap in part: whoever wins, no night is given twice', async () => {
  const home = await aHome(database);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const startDate = addDays(arrival, (index * 5) % 20);
      const nights = 2 + (index % 6);
      const fields = { startDate, endDate: addDays(startDate, nights), expectedPrice: euros(nights * 100) };
      return book(nodeOf(index), bookingOf(home, fields));
    }),
  );
  const { 201: booked = 0, 'capacity-taken': taken = 0 } = tally(answers);
  expect(booked + taken).toBe(60);
  expect(booked).toBeGreaterThan(1);
  expect(await sharedNights(home)).toBe(0);
});

test('options and bookings of the same nights: one of them wins', async () => {
  const home = await aHome(database);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      book(nodeOf(index), bookingOf(home, { bookingMethod: index % 2 === 0 ? 'option' : 'booking' })),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 1, 'capacity-taken': 39 });
  expect(await sharedNights(home)).toBe(0);
});

test('an option’s conversion and its cancellation at once end in one of both, with nights to match', async () => {
  const home = await aHome(database);
  const { data } = await book(nodeOf(0), bookingOf(home, { bookingMethod: 'option' }));
  const link = { bookingID: data!.bookingID, bookingHash: data!.bookingHash };
  const terms = { acceptTerms: true, expectedPrice: 700 };
  const [converted, cancelled] = await Promise.all([
    send(nodeOf(1), 'convertOption', { ...link, ...terms, idempotencyKey: randomUUID() }),
    send(nodeOf(2), 'cancelBooking', { ...link, dryRun: false }),
  ]);
  expect(converted.status).toBeLessThan(500);
  expect(cancelled.status).toBeLessThan(500);
  const { state } = await database.db
    .selectFrom('bookings')
    .select('state')
    .where('id', '=', link.bookingID)
    .executeTakeFirstOrThrow();
  const stays = await database.db
    .selectFrom('stays')
    .select('id')
    .where('object_number', '=', home)
    .execute();
  expect(stays).toHaveLength(state === 'booked' ? 1 : 0);
});

test('a landlord who confirms a request while others book the nights: one of them gets the nights', async () => {
  for (let round = 0; round < 4; round++) {
    const home = await aHome(database);
    const { data } = await book(nodeOf(0), bookingOf(home, { bookingMethod: 'request' }));
    const bookingHash = await landlordHashOf(database, folders[0]!, data!.bookingID, secret);
    const confirm = { bookingId: data!.bookingID, bookingHash, action: 'confirm' };
    const [confirmed, ...booked] = await Promise.all([
      send(nodeOf(round), 'setBookingConfirmation', confirm).then(answerOf),
      ...Array.from({ length: 10 }, (_, index) => book(nodeOf(index), bookingOf(home))),
    ]);
    const won = [confirmed, ...booked].filter(({ http }) => http < 300);
    // A booking that was first has declined the request.
    const lost = [confirmed, ...booked].filter(
      ({ type }) => type === 'capacity-taken' || type === 'transition-not-allowed',
    );
    expect([won.length, lost.length]).toEqual([1, 10]);
    const { state } = await database.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', data!.bookingID)
      .executeTakeFirstOrThrow();
    expect(state).toBe(confirmed.http < 300 ? 'confirmed' : 'declined');
    expect(await sharedNights(home)).toBe(0);
  }
});

const retries = sized('BOOKING_RETRIES', { gate: 200, full: 10_000 });
const retriesAtOnce = 200;

test(
  `${retries} retries with few idempotency keys: one booking a key, equal replays, another body is a conflict`,
  async () => {
    const homes = await Promise.all(Array.from({ length: 8 }, () => aHome(database)));
    const inputs = homes.map((home) => bookingOf(home));
    const replies: Answer[][] = homes.map(() => []);
    for (let wave = 0; wave < retries / retriesAtOnce; wave++) {
      await Promise.all(
        Array.from({ length: retriesAtOnce }, async (_, index) => {
          const which = index % homes.length;
          replies[which]!.push(await book(nodeOf(index + wave), inputs[which]!));
        }),
      );
    }
    expect(tally(replies.flat())).toEqual({ 201: retries });
    for (const ofOneKey of replies) for (const reply of ofOneKey) expect(reply).toEqual(ofOneKey[0]);
    expect(new Set(replies.map((ofOneKey) => ofOneKey[0]!.data!.bookingID)).size).toBe(homes.length);
    const rows = await database.db
      .selectFrom('bookings')
      .select('id')
      .where('object_number', 'in', homes)
      .execute();
    expect(rows).toHaveLength(homes.length);
    const other = await book(nodeOf(0), { ...inputs[0]!, persons: 3 });
    expect(other).toMatchObject({ http: 409, type: 'idempotency-conflict' });
  },
  Math.max(120_000, retries * 60),
);

test('a booked stay leaves this node’s very next search, and the other nodes’ within two seconds', async () => {
  const home = await aHome(database, { region: 7, place: 7 });
  await database.db.insertInto('outbox').values({ object_number: home, version: 2 }).execute();
  await database.db.updateTable('homes').set({ version: 2 }).where('object_number', '=', home).execute();
  await sql`select pg_notify('outbox', '')`.execute(database.db);
  const query = { region: 'region-7', startDate: arrival, endDate: departure, persons: 2 };
  const finds = async (url: string): Promise<boolean> => {
    const response = await send(url, 'searchObjects', { query, languageCode: 'de' });
    const { data } = (await response.json()) as { data: { objectNumber: number[] } };
    return data.objectNumber.includes(home);
  };
  for (const { url } of nodes) await until(() => finds(url), 5_000);
  const answer = await book(nodeOf(0), bookingOf(home));
  expect(answer.http).toBe(201);
  expect(await finds(nodeOf(0))).toBe(false);
  await Promise.all([1, 2].map((index) => until(async () => !(await finds(nodeOf(index))), 2_000)));
  const cancel = { bookingID: answer.data!.bookingID, bookingHash: answer.data!.bookingHash, dryRun: false };
  expect((await send(nodeOf(1), 'cancelBooking', cancel)).status).toBe(200);
  expect(await finds(nodeOf(1))).toBe(true);
  await until(() => finds(nodeOf(0)), 2_000);
});
