import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentsKit, type PaymentsKit } from '../../../tests/builders/payments.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { fixedClock } from '../../platform/clock.ts';
import { findRefunds, readStanding } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';

/** Every kill starts a process of its own. */
const kills = sized('KILLED_PAYERS', { gate: 3, full: 100 });
const root = join(import.meta.dirname, '../../..');
const clock = fixedClock(new Date().toISOString());
let database: TestDatabase;
let payments: PaymentsKit;

beforeAll(async () => {
  database = await openTestDatabase();
  payments = await createPaymentsKit(database, clock, () => undefined);
}, 120_000);
afterAll(async () => {
  await payments.close();
  await database.close();
});

/** Lives for so long in a process that is killed then, whatever it is doing. */
async function liveAndBeKilled(home: number, seed: number, liveMs: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['tests/harness/payments-process.ts', database.url!, String(home), String(seed)],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), exited]);
  await new Promise((resolve) => setTimeout(resolve, liveMs));
  child.kill('SIGKILL');
  expect(await exited, errors).toBe('SIGKILL');
}

test(
  `${kills} processes are killed between capture, notice and posting: each payment is booked once, and all is balanced`,
  async () => {
    for (let kill = 0; kill < kills; kill++) {
      const home = await aHome(database, {
        seasons: [{ fromDate: clock.today() }],
        columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
      });
      // From the first question on to several bookings later: no two die at the same place.
      await liveAndBeKilled(home, kill, 20 + ((kill * 377) % 1_500));
    }
    // The surviving process finds the unfinished work of the killed one by itself.
    for (let hour = 0; hour < 4; hour++) {
      clock.set(new Date(clock.now().getTime() + 61 * 60_000).toISOString());
      await payments.worker.runDue();
    }
    const bookings = await database.db.selectFrom('bookings').select(['id', 'state']).execute();
    expect(bookings.length).toBeGreaterThan(0);
    for (const { id, state } of bookings) {
      const label = `booking ${id}, ${state}`;
      const captured = await database.db
        .selectFrom('demo_bank_checkouts')
        .innerJoin('payments', 'payments.reference', 'demo_bank_checkouts.reference')
        .select(['demo_bank_checkouts.amount_cents', 'refunded_cents', 'payments.id'])
        .where('booking_id', '=', id)
        .where('demo_bank_checkouts.state', '=', 'paid')
        .execute();
      const postings = await database.db
        .selectFrom('ledger_postings')
        .select('idempotency_key')
        .where('booking_id', '=', id)
        .where('cause', '=', 'cardPayment')
        .execute();
      expect(postings.map((one) => one.idempotency_key).toSorted(), label).toEqual(
        captured.map((one) => `payment/${one.id}/captured`).toSorted(),
      );
      const atBank = captured.reduce((sum, one) => sum + one.amount_cents - one.refunded_cents, 0);
      const { paid, claimed, overpaid } = await readStanding(database.db, id, clock.today());
      expect(paid, label).toBe(atBank);
      expect(overpaid, label).toBe(0);
      // Nobody has paid for a stay that is cancelled: its fee is all that stays.
      if (state === 'cancelled') expect(paid, label).toBeLessThanOrEqual(claimed);
      const refunds = await findRefunds(database.db, id);
      expect(
        refunds.every((one) => one.state === 'done'),
        label,
      ).toBe(true);
    }
    expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
  },
  Math.max(600_000, kills * 30_000),
);
