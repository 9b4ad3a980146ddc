import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { book, bookingOf, landlordHashOf } from './booking-calls.ts';
import { arrival, guest, send } from './valid-calls.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'feriola-leak-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('neither a link’s secret nor a guest’s data reaches the log, at its most talkative', async () => {
  const home = await aHome(database);
  const node = await startServerProcess(
    { DATA_DIR: dataDir, DATABASE_URL: database.url!, LOG_LEVEL: 'trace' },
    { pages: false },
  );
  const customer = guest({ email: 'canary-mail@example.com', lastName: 'Canaryname' });
  const input = bookingOf(home, { customer, remarks: 'canary-remark' });
  const { data } = await book(node.url, input);
  const { bookingID, bookingHash } = data!;
  const landlordHash = await landlordHashOf(database, dataDir, bookingID);
  await send(node.url, 'getBooking', { bookingID, bookingHash });
  await send(node.url, 'getBooking', { bookingID, bookingHash: `${bookingHash}x` });
  await send(node.url, 'getBookingConfirmation', { bookingId: bookingID, bookingHash: landlordHash });
  await fetch(`${node.url}/documents/booking/${bookingID}/${bookingHash}.pdf`);
  await fetch(`${node.url}/some/page/?bookingID=${bookingID}&bookingHash=${bookingHash}`);
  await fetch(`${node.url}/api/unknown?bookingHash=${bookingHash}`);
  // An error of the database carries rows: the log must not.
  await database.db.schema.alterTable('booking_events').renameTo('hidden_events').execute();
  const failed = await book(node.url, {
    ...input,
    idempotencyKey: 'canary-key-000',
    startDate: addDays(arrival, 30),
    endDate: addDays(arrival, 37),
  });
  expect(failed.http).toBe(500);
  await database.db.schema.alterTable('hidden_events').renameTo('booking_events').execute();
  expect(await node.stop()).toBe(0);

  const log = node.output();
  expect(log).toContain('"route":"/documents/booking/:id/:file"');
  expect(log).toContain('call failed');
  for (const canary of [bookingHash, landlordHash, 'canary-', 'Canaryname', 'Heidestra', '51147']) {
    expect(log).not.toContain(canary);
  }
});
