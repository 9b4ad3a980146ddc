import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { beforeMigration, insertEarlierHome } from '../../../tests/builders/earlier-schema.ts';
import { priceInEuros } from '../../../tests/builders/price-in-euros.ts';
import { anyQuoteInput } from '../../../tests/builders/quotes.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Tx } from '../../platform/database.ts';
import { assembleQuote, type QuoteInput } from '../pricing/rules/assemble-quote.ts';
import { presentPrice } from '../pricing/pricing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const migration = '0010-quotes-in-cents.sql';

/** Returns quotes or prices in the form of that time, when lines of the tourist tax did not say who pays them. */
const withoutPayers = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'payers' ? undefined : part))) as Value;
const earlierPrice = (input: QuoteInput): PriceResult => withoutPayers(priceInEuros(input));
const earlierQuote = (input: QuoteInput): Quote => withoutPayers(assembleQuote(input));

/** Inserts a booking and a change of it in the form before the migration. */
async function insertOldRows(tx: Tx, id: number, agreed: QuoteInput, requested: QuoteInput): Promise<void> {
  const stored = { result: earlierPrice(agreed), cancellation: agreed.home.cancellation };
  const agreedStay = { start_date: '2027-07-03', persons: 2, quote: stored.result, total_cents: 71_050 };
  await sql`insert into bookings (id, object_number, method, state, start_date, end_date, persons, payment, customer,
      language, quote, total_cents, cancellation_fee_cents, guest_nonce, landlord_nonce, idempotency_key, request_digest)
    values (${id}, 1, 'booking', 'booked', '2027-07-03', '2027-07-10', 2, 1, '{"zip": "12.5"}', 'de',
      ${JSON.stringify(stored)}, 71050, 1205, 'g', 'l', ${`key ${id}`}, 'd')`.execute(tx);
  await sql`insert into booking_changes (booking_id, agreed, start_date, end_date, persons, quote, total_cents,
      idempotency_key, request_digest)
    values (${id}, ${JSON.stringify(agreedStay)}, '2027-08-07', '2027-08-14', 3,
      ${JSON.stringify(earlierPrice(requested))}, 99901, 'key', 'd')`.execute(tx);
}

async function rowsOf(tx: Tx, table: 'bookings' | 'booking_changes'): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} order by id`.execute(tx);
  return rows.map(({ row }) => row);
}

test('stored quotes become cents, are the quotes of the domain, and are presented as they were stored', async () => {
  const inputs = fc.sample(anyQuoteInput, 400);
  await beforeMigration(database, migration, async (tx, migrate) => {
    await insertEarlierHome(tx);
    const pairs = inputs.slice(0, 200).map((agreed, index) => ({ agreed, requested: inputs[200 + index]! }));
    for (const [index, { agreed, requested }] of pairs.entries()) {
      await insertOldRows(tx, index + 1, agreed, requested);
    }
    const before = { bookings: await rowsOf(tx, 'bookings'), changes: await rowsOf(tx, 'booking_changes') };
    await migrate();
    const after = { bookings: await rowsOf(tx, 'bookings'), changes: await rowsOf(tx, 'booking_changes') };

    for (const [index, { agreed, requested }] of pairs.entries()) {
      const { quote, ...booking } = after.bookings[index]!;
      const { quote: stored, ...bookingBefore } = before.bookings[index]!;
      expect(booking).toEqual(bookingBefore);
      expect(quote).toEqual(earlierQuote(agreed));
      expect(presentPrice(quote as Quote)).toEqual((stored as { result: PriceResult }).result);

      const { quote: changed, agreed: then, ...change } = after.changes[index]!;
      const { quote: storedChange, agreed: thenStored, ...changeBefore } = before.changes[index]!;
      expect(change).toEqual(changeBefore);
      // A change keeps the terms of its booking.
      const { cancellation } = earlierQuote(agreed);
      expect(changed).toEqual({ ...earlierQuote(requested), cancellation });
      expect(presentPrice(changed as Quote)).toEqual(storedChange);
      expect(then).toEqual({ ...(thenStored as object), quote: earlierQuote(agreed) });
    }
  });
});

test('every amount is a hundred times what it was, also where a hundred times the double is not', async () => {
  await beforeMigration(database, migration, async (tx, migrate) => {
    await insertEarlierHome(tx);
    const [input] = fc.sample(anyQuoteInput, 1);
    await insertOldRows(tx, 1, input!, input!);
    // 4.35 * 100, 0.29 * 100 and 8.2 * 100 are not whole as doubles.
    const line = { code: 'energy', unit: 'night', unitPrice: 4.35, quantity: 3, total: 13.05 };
    const result = {
      ...earlierPrice(input!),
      priceObject: {
        ...earlierPrice(input!).priceObject,
        originalWithoutAdditions: 21474836.47,
        price: 1234.56,
        priceComplete: 1247.61,
        discountKind: 'early',
        pricePercentReduction: 10,
      },
      priceServicesMandatory: [{ ...line, total: 0.29, unitPrice: 0.29 }],
      priceServicesOnSiteMandatory: [line],
      priceServicesOptional: [],
      priceServicesOnSiteOptional: [],
      insurancePrice: 19.99,
      bonusAmount: 0.07,
      deposit: 8.2,
      consumptionEstimate: 1.1,
      paymentPlan: [
        { kind: 'now', dueDate: '2027-01-02', amount: 308.64 },
        { kind: 'later', dueDate: '2027-05-22', amount: 925.92 },
        { kind: 'onSite', dueDate: '2027-07-03', amount: 13.05 },
      ],
    };
    await sql`update bookings set quote = ${JSON.stringify({ result, cancellation: [] })}`.execute(tx);
    await migrate();
    const [row] = await rowsOf(tx, 'bookings');
    expect(row!['quote']).toMatchObject({
      accommodation: { original: 2_147_483_647, price: 123_427, discount: { kind: 'early', percent: 10 } },
      lines: [
        { code: 'energy', unitPrice: 29, quantity: 3, total: 29, mandatory: true, prepaid: true },
        { code: 'energy', unitPrice: 435, quantity: 3, total: 1_305, mandatory: true, prepaid: false },
      ],
      insurancePrice: 1_999,
      bonus: { amount: 7 },
      deposit: 820,
      consumptionEstimate: 110,
      totals: { complete: 124_761, prepaid: 123_456, onSite: 1_305 },
      paymentPlan: [{ amount: 30_864 }, { amount: 92_592 }, { amount: 1_305 }],
      cancellation: [],
    });
  });
});
