import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { CancellationStep } from '../../../domain/pricing/quote.ts';
import type { ServiceCode, ServiceUnit } from '../../../domain/pricing/home-rates.ts';
import { fixedClock } from '../../platform/clock.ts';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let records: BookingRecords;
let home: number;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  records = bookingRecords(database.db, kit);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});
beforeEach(async () => {
  home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  await offer('bedLinen', 'person', 800);
});

const offer = (code: ServiceCode, unit: ServiceUnit, amount: number) =>
  database.db
    .insertInto('home_services')
    .values({ object_number: home, code, unit, amount_cents: cents(amount), mandatory: false, prepaid: true })
    .execute();
const raise = (code: ServiceCode, amount: number) =>
  database.db
    .updateTable('home_services')
    .set({ amount_cents: cents(amount) })
    .where('object_number', '=', home)
    .where('code', '=', code)
    .execute();
const totals = async () => {
  const rows = await database.db
    .selectFrom('bookings')
    .select('total_cents')
    .where('object_number', '=', home)
    .execute();
  return rows.map(({ total_cents }) => total_cents);
};
/** Adds up the present total that a refusal reports, as the page does. */
const newTotal = (reply: unknown): number => {
  expect(reply).toMatchObject({ ok: false, type: 'price-changed' });
  const { price } = (reply as { data: { price: { paymentPlan: { amount: number }[] } } }).data;
  return price.paymentPlan.reduce((sum, { amount }) => sum + amount, 0);
};

const withLinen = { extras: { bedLinen: 2 }, expectedPrice: euros(716) };

describe('a guest is bound to the sum that they saw, and to no other', () => {
  test.each(['booking', 'option', 'request'] as const)('by a %s', async (bookingMethod) => {
    await raise('bedLinen', 90_000);
    expect(newTotal(await kit.create(bookingInput(home, { bookingMethod, ...withLinen })))).toBe(2500);
    // The sum without what was chosen is not the one that the page showed.
    const bare = { bookingMethod, ...withLinen, expectedPrice: euros(700) };
    expect(newTotal(await kit.create(bookingInput(home, bare)))).toBe(2500);
    expect(await totals()).toEqual([]);
    await raise('bedLinen', 800);
    await records.created(home, { bookingMethod, ...withLinen });
    expect(await totals()).toEqual([71_600]);
  });

  test('with an insurance', async () => {
    const insured = bookingInput(home, { insurance: 1 });
    const now = newTotal(await kit.create(insured));
    expect(now).toBeGreaterThan(700);
    expect(await kit.create({ ...insured, expectedPrice: euros(now) })).toMatchObject({ ok: true });
  });

  test('with a bonus, and learns of a code that takes nothing off before the sum without it', async () => {
    await database.db
      .insertInto('bonus_codes')
      .values({ code: `S${home}`, amount_cents: cents(5_000), valid_until: '2028-01-01', uses_left: 1 })
      .execute();
    const reduced = bookingInput(home, { bonus: `S${home}` });
    expect(newTotal(await kit.create(reduced))).toBe(650);
    expect(await kit.create({ ...reduced, bonus: 'NOPE', expectedPrice: euros(650) })).toMatchObject({
      type: 'not-bookable',
      data: { reason: 'bonusInvalid' },
    });
    expect(await kit.create({ ...reduced, expectedPrice: euros(650) })).toMatchObject({ ok: true });
  });

  test('where a hold becomes a booking', async () => {
    const { link } = await records.created(home, { bookingMethod: 'option', ...withLinen });
    const conversion = {
      ...link,
      idempotencyKey: `hold-${home}`,
      acceptTerms: true,
      expectedPrice: euros(716),
    };
    await raise('bedLinen', 90_000);
    expect(newTotal(await kit.convert(conversion))).toBe(2500);
    await raise('bedLinen', 1_000);
    expect(await kit.convert({ ...conversion, expectedPrice: euros(720) })).toMatchObject({ ok: true });
    expect(await totals()).toEqual([72_000]);
  });

  test('where the stay changes', async () => {
    const { link } = await records.created(home, withLinen);
    const change = { ...link, startDate: '2027-07-03', endDate: '2027-07-12', persons: 2, pets: 0 };
    const dry = await kit.change({ ...change, dryRun: true, idempotencyKey: `change-${home}` });
    expect(dry).toMatchObject({ data: { total: 916, agreedTotal: 716 } });
    await raise('bedLinen', 90_000);
    const asked = { ...change, dryRun: false, idempotencyKey: `change-${home}`, expectedPrice: euros(916) };
    expect(newTotal(await kit.change(asked))).toBe(2700);
    expect(await kit.change({ ...asked, expectedPrice: euros(2700) })).toMatchObject({
      data: { total: 2700 },
    });
  });
});

describe('a guest is bound to the terms that they saw beside the sum', () => {
  const mild = [{ daysBefore: 30, percent: 50 }];
  const strict = [{ daysBefore: 90, percent: 90 }];
  const seen = { expectedDownPayment: euros(175), expectedDeposit: euros(200), expectedCancellation: mild };
  const state = (cancellation: readonly CancellationStep[], deposit_cents = 20_000) =>
    database.db
      .updateTable('homes')
      .set({ cancellation: JSON.stringify(cancellation), deposit_cents: cents(deposit_cents) })
      .where('object_number', '=', home)
      .execute();
  const refusedWith = (reply: unknown, now: readonly CancellationStep[], deposit = 200) => {
    expect(reply).toMatchObject({ type: 'terms-changed', data: { cancellation: now, price: { deposit } } });
  };

  test.each(['booking', 'option', 'request'] as const)('by a %s', async (bookingMethod) => {
    await state(strict);
    const asked = bookingInput(home, { bookingMethod, ...seen });
    refusedWith(await kit.create(asked), strict);
    await state(mild, 90_000);
    refusedWith(await kit.create(asked), mild, 900);
    await state(mild);
    refusedWith(await kit.create({ ...asked, expectedDownPayment: euros(700) }), mild);
    expect(await totals()).toEqual([]);
    expect(await kit.create(asked)).toMatchObject({ ok: true });
  });

  test('where a hold becomes a booking', async () => {
    await state(mild);
    const { link } = await records.created(home, { bookingMethod: 'option', ...seen });
    const conversion = {
      ...link,
      idempotencyKey: `terms-${home}`,
      acceptTerms: true,
      expectedPrice: euros(700),
      ...seen,
    };
    await state(strict);
    refusedWith(await kit.convert(conversion), strict);
    const agreed = { ...conversion, expectedCancellation: strict };
    expect(await kit.convert(agreed)).toMatchObject({ data: { cancellation: strict } });
  });

  test('where the stay changes, which keeps its terms of cancellation', async () => {
    await state(mild);
    const { link } = await records.created(home);
    const stay = { startDate: '2027-07-03', endDate: '2027-07-12', persons: 2, pets: 0 };
    const asked = {
      ...link,
      ...stay,
      dryRun: false,
      idempotencyKey: `terms-${home}`,
      expectedPrice: euros(900),
    };
    const first = { expectedDownPayment: euros(225), expectedDeposit: euros(200) };
    await state(strict, 90_000);
    expect(await kit.change({ ...asked, ...first })).toMatchObject({
      type: 'terms-changed',
      data: { price: { deposit: 900 } },
    });
    expect(await kit.change({ ...asked, ...first, expectedDeposit: euros(900) })).toMatchObject({ ok: true });
  });

  test('and to no others where a call says nothing of them', async () => {
    await state(strict, 90_000);
    expect(await kit.create(bookingInput(home))).toMatchObject({ ok: true });
  });
});

describe('an extra', () => {
  test('is there once for each person, and what is not charged by person up to a sane number', async () => {
    await offer('firewood', 'stay', 500);
    const refusedOf = async (extras: Record<string, number>) => {
      const reply = await kit.create(bookingInput(home, { extras }));
      return reply.ok || reply.data;
    };
    const reason = { reason: 'tooManyExtras', nights: null };
    expect(await refusedOf({ bedLinen: 99 })).toEqual({ ...reason, field: 'extras.bedLinen', most: 2 });
    expect(await refusedOf({ firewood: 21 })).toEqual({ ...reason, field: 'extras.firewood', most: 20 });
    await records.created(home, { extras: { bedLinen: 2, firewood: 3 }, expectedPrice: euros(731) });
  });

  test('is charged for those who still come where a change makes the party smaller', async () => {
    const { link } = await records.created(home, withLinen);
    const alone = { ...link, startDate: '2027-07-03', endDate: '2027-07-10', persons: 1, dryRun: true };
    expect(await kit.change({ ...alone, idempotencyKey: `alone-${home}` })).toMatchObject({
      data: { total: 708, agreedTotal: 716 },
    });
  });
});
