import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeMigration, insertEarlierHome } from '../../../tests/builders/earlier-schema.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Tx } from '../../platform/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inTwo = [
  { kind: 'now', dueDate: '2027-01-02', amount: 2_500 },
  { kind: 'later', dueDate: '2027-05-22', amount: 7_500 },
  { kind: 'onSite', dueDate: '2027-07-03', amount: 700 },
];
const atOnce = [{ kind: 'now', dueDate: '2027-06-20', amount: 10_000 }];

async function insertStored(tx: Tx, id: number, plan: readonly unknown[]): Promise<void> {
  const quote = JSON.stringify({ deposit: 5, paymentPlan: plan });
  await sql`insert into bookings (id, object_number, method, state, start_date, end_date, persons, payment, customer,
      language, quote, total_cents, guest_nonce, landlord_nonce)
    values (${id}, 1, 'booking', 'confirmed', '2027-07-03', '2027-07-10', 2, 1, '{}', 'de', ${quote}, 1, 'g', 'l')`.execute(
    tx,
  );
}

test('stored plans lose the day before a booking bound both sides, and name their parts', async () => {
  await beforeMigration(database, '0019-payment-plans.sql', async (tx, migrate) => {
    await insertEarlierHome(tx);
    await insertStored(tx, 1, inTwo);
    await insertStored(tx, 2, atOnce);
    await insertStored(tx, 3, []);
    const agreed = JSON.stringify({ persons: 2, quote: { paymentPlan: inTwo } });
    await sql`insert into booking_changes (booking_id, agreed, start_date, end_date, persons, quote, total_cents)
      values (1, ${agreed}, '2027-08-07', '2027-08-14', 3, ${JSON.stringify({ paymentPlan: atOnce })}, 1)`.execute(
      tx,
    );
    // Late in the evening in Berlin it is the day after already where the database counts.
    await sql`insert into booking_events (booking_id, from_state, to_state, actor, happened_at)
      values (1, null, 'booked', 'guest', '2027-01-02T10:00Z'), (1, 'booked', 'confirmed', 'landlord', '2027-01-03T23:30Z')`.execute(
      tx,
    );
    await migrate();

    const { rows } = await sql`select quote -> 'paymentPlan' as plan, quote -> 'deposit' as deposit, bound_on
      from bookings order by id`.execute(tx);
    const named = [
      { kind: 'downPayment', dueDate: null, amount: 2_500 },
      { kind: 'balance', dueDate: '2027-05-22', amount: 7_500 },
      { kind: 'onSite', dueDate: '2027-07-03', amount: 700 },
    ];
    const inOneSum = [{ kind: 'full', dueDate: null, amount: 10_000 }];
    expect(rows).toEqual([
      { plan: named, deposit: 5, bound_on: '2027-01-04' },
      { plan: inOneSum, deposit: 5, bound_on: null },
      { plan: [], deposit: 5, bound_on: null },
    ]);
    const { rows: changes } = await sql`select quote, agreed from booking_changes`.execute(tx);
    expect(changes).toEqual([
      { quote: { paymentPlan: inOneSum }, agreed: { persons: 2, quote: { paymentPlan: named } } },
    ]);
  });
});
