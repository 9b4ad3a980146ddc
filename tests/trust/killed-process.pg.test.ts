import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { freePort } from '../harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { book, bookingOf, mailsIn, until, type Booked } from './booking-calls.ts';
import { arrival } from './valid-calls.ts';

const rounds = 10;
const bookersPerRound = 12;
/** Eleven starts of a process, each of which may take half a minute beside other tests. */
const timeoutMs = 400_000;
let database: TestDatabase;
let dataDir: string;
let node: ServerProcess;

// For each try its own: what an earlier one left would be counted.
beforeEach(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'feriola-killed-'));
});
afterEach(async () => {
  await node.kill();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Each round sends bookings, some of them for the same nights, and kills the process in their midst. What
 * was acknowledged is remembered; what broke off is tried again with its key at the next process.
 */
test(
  'a server process killed during bookings, again and again, loses and doubles nothing',
  async () => {
    const homes = await Promise.all(Array.from({ length: 6 }, () => aHome(database)));
    const port = String(await freePort());
    const environment = {
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url!,
      SECRET: 'a secret of tests that outlives its process',
      PUBLIC_URL: 'https://www.feriola.test',
    };
    const start = (): Promise<ServerProcess> => startServerProcess(environment, { pages: false });
    const acknowledged = new Map<string, Booked>();
    let open: ReturnType<typeof bookingOf>[] = [];
    let broken = 0;

    node = await start();
    for (let round = 0; round < rounds; round++) {
      const fresh = Array.from({ length: bookersPerRound }, (_, index) => {
        const startDate = addDays(arrival, round * 10 + (index % 2) * 3);
        return bookingOf(homes[(index >> 1) % homes.length]!, {
          startDate,
          endDate: addDays(startDate, 5),
          expectedPrice: 500,
        });
      });
      const wave = [...open, ...fresh];
      open = [];
      const calls = wave.map((input) =>
        book(node.url, input).then(
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
      // From "hardly begun" to "mails are being sent".
      await new Promise((resolve) => setTimeout(resolve, 15 + ((round * 37) % 120)));
      await node.kill();
      await Promise.all(calls);
      node = await start();
    }
    for (const input of open) {
      const answer = await book(node.url, input);
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
    await until(() => mailsIn(dataDir).length >= expected.length, 40_000);
    expect(
      mailsIn(dataDir)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected.sort());
    const undone = await db.selectFrom('jobs').select('id').where('failed_at', 'is not', null).execute();
    expect(undone).toEqual([]);
    expect(await node.stop()).toBe(0);
  },
  timeoutMs,
);
