import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingRecords, type BookingRecords } from '../../../tests/builders/booking-records.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { readable } from '../../../tests/trust/booking-calls.ts';
import { fixedClock } from '../../platform/clock.ts';
import { findEntries, lockMoney, post, readStanding } from '../ledger/ledger.ts';
import { findRefunds } from '../ledger/refund-store.ts';
import { cents } from '../../../domain/cents.ts';
import { euros, negate } from '../../../domain/money.ts';

const start = '2027-03-01T10:00:00Z';
const clock = fixedClock(start);
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

const aHomeWith = (columns: Record<string, unknown> = {}): Promise<number> =>
  aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: {
      instant_booking: true,
      cancellation: JSON.stringify([{ daysBefore: 300, percent: 80 }]),
      ...columns,
    },
  });
beforeEach(async () => {
  clock.set(start);
  await database.db.deleteFrom('jobs').execute();
  home = await aHomeWith();
});

const created = (fields: Parameters<typeof bookingInput>[1] = {}) => records.created(home, fields);
const burnt = { reason: 'unusable', message: 'Das Haus ist abgebrannt.' } as const;
const cancel = async (id: number, more: { keepBlocked?: boolean } = {}) =>
  kit.landlordCancel({ ...(await records.landlordLink(id)), ...burnt, ...more });
const stateOf = async (link: { bookingID: number; bookingHash: string }) => {
  const reply = await kit.get(link);
  if (!reply.ok) throw new Error(reply.type);
  return reply.data;
};

async function pay(bookingId: number, subject: `payment/${number}` | `voucher/${number}`, amount: number) {
  const from = subject.startsWith('voucher') ? 'voucherLiability' : 'bank';
  await database.transaction(async (tx) => {
    await lockMoney(tx, bookingId);
    await post(tx, {
      ...{ cause: 'transfer', key: `${bookingId}/${subject}`, bookingId, at: clock.now() },
      entries: [
        { account: from, amount: cents(amount), subject },
        { account: 'guestReceivable', amount: negate(cents(amount)), subject },
      ],
    });
  });
}

/** Balances of the accounts of a booking, without those that are zero. */
async function balances(bookingId: number): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, amount } of await findEntries(database.db, bookingId)) {
    sums[account] = (sums[account] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const mailOf = (bookingId: number, recipient: 'guest' | 'landlord'): string =>
  readable(readFileSync(join(kit.outbox, `booking-${bookingId}-cancelledByHost-${recipient}.eml`), 'utf8'));

describe('a booking that its landlord cannot keep', () => {
  test('is cancelled without a fee: what was paid goes back, the house claims nothing, the nights are free', async () => {
    const made = await created();
    expect(made.status).toBe('confirmed');
    await pay(made.bookingID, 'payment/1', 20_000);
    const { id: voucher } = await aPaidVoucher(database, { value: cents(10_000), at: clock.now() });
    await pay(made.bookingID, `voucher/${voucher}`, 10_000);
    const reply = await cancel(made.bookingID);
    expect(reply).toMatchObject({
      ok: true,
      data: {
        status: 'cancelled',
        cancelledBy: 'landlord',
        cancellationReason: 'unusable',
        cancellable: false,
        cancellation: { fee: 0, open: 0 },
        message: burnt.message,
      },
    });
    expect(await records.nights(home)).toEqual([]);
    expect(await records.history(made.bookingID)).toEqual(['confirmed by guest', 'cancelled by landlord']);
    expect(await stateOf(made.link)).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: 'landlord', cancellationReason: 'unusable' },
      ...{ cancellationFee: 0, landlordMessage: burnt.message, payments: [] },
      // Whoever loses their holiday by the host may call on the promise.
      nextSteps: ['report'],
      money: { open: 0, refunded: 300 },
    });
    // The voucher has its money again; the card's is on its way, and nobody owes anything else.
    expect(await balances(made.bookingID)).toEqual({ bank: 20_000, refundsPayable: -20_000 });
    expect(await findRefunds(database.db, made.bookingID)).toMatchObject([
      { source: 'payment/1', amount_cents: 20_000, state: 'released', reason: 'cancelled' },
    ]);
  });

  test('gives back to the card, in the same moment, what came from a voucher that its buyer has withdrawn from', async () => {
    const made = await created();
    const { id } = await aPaidVoucher(database, { value: cents(52_900), at: clock.now() });
    await pay(made.bookingID, `voucher/${id}`, 52_900);
    const vouchers = database.db.updateTable('vouchers').where('id', '=', id);
    await vouchers.set({ state: 'withdrawn', withdrawn_at: clock.now() }).execute();
    expect(await cancel(made.bookingID)).toMatchObject({ ok: true });
    expect(await findRefunds(database.db, made.bookingID)).toMatchObject([
      { source: `payment/${id}`, amount_cents: 52_900, state: 'released', reason: 'cancelled' },
    ]);
    const { balance_cents } = await database.db
      .selectFrom('vouchers')
      .select('balance_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(balance_cents).toBe(0);
    await kit.worker.runDue();
    expect(mailOf(made.bookingID, 'guest')).toMatch(/529,00/);
    expect(mailOf(made.bookingID, 'guest')).not.toMatch(/Davon zurück auf den Gutschein/);
  });

  test('leaves nothing owed where the landlord collects', async () => {
    home = await aHomeWith({ landlord_collects: true });
    const made = await created({ insurance: 1, expectedPrice: euros(731.5) });
    expect(Object.keys(await balances(made.bookingID))).not.toEqual([]);
    expect(await cancel(made.bookingID)).toMatchObject({ ok: true });
    expect(await balances(made.bookingID)).toEqual({});
    await kit.worker.runDue();
    expect(mailOf(made.bookingID, 'guest')).toContain('erstattet er Ihnen vollständig');
    expect(mailOf(made.bookingID, 'landlord')).toContain('erstatten Sie ihm bitte vollständig');
  });

  test('writes to both sides what follows, and nothing that blames the guest', async () => {
    const made = await created();
    await pay(made.bookingID, 'payment/2', 20_000);
    await cancel(made.bookingID);
    await kit.worker.runDue();
    expect(kit.mails(made.bookingID).filter((name) => name.includes('ancel'))).toEqual([
      'cancelledByHost-guest',
      'cancelledByHost-landlord',
    ]);
    const guest = mailOf(made.bookingID, 'guest');
    expect(guest).toContain(burnt.message);
    expect(guest).toMatch(/200,00/);
    expect(guest).toMatch(/startDate=2027-07-03&(amp;)?endDate=2027-07-10/);
    expect(guest).not.toMatch(/wie gewünscht/);
    expect(mailOf(made.bookingID, 'landlord')).toContain('Sie erhalten für diesen Aufenthalt nichts');
  });

  test('is cancelled once, however often it is asked, and holds its bonus no longer', async () => {
    const bonus = {
      code: 'FERIEN',
      amount_cents: cents(5_000),
      minimum_cents: cents(0),
      valid_until: '2027-12-31',
      uses_left: 1,
    };
    await database.db.deleteFrom('bonus_codes').execute();
    await database.db.insertInto('bonus_codes').values(bonus).execute();
    const usesLeft = async () =>
      (
        await database.db
          .selectFrom('bonus_codes')
          .select('uses_left')
          .where('code', '=', 'FERIEN')
          .executeTakeFirstOrThrow()
      ).uses_left;
    const made = await created({ bonus: 'FERIEN', insurance: 1, expectedPrice: euros(681.5) });
    expect(await usesLeft()).toBe(0);
    const replies = await Promise.all([cancel(made.bookingID), cancel(made.bookingID)]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: true, data: { status: 'cancelled' } });
    expect(await usesLeft()).toBe(1);
    expect(await balances(made.bookingID)).toEqual({});
    expect(await records.history(made.bookingID)).toHaveLength(2);
  });

  test('keeps its nights blocked where the landlord wants it', async () => {
    const made = await created();
    expect(await cancel(made.bookingID, { keepBlocked: true })).toMatchObject({ ok: true });
    expect(await records.nights(home)).toEqual(['2027-07-03 blocked']);
  });

  test('can be cancelled while somebody stays, and not once the stay is over', async () => {
    const made = await created();
    clock.set('2027-07-10T10:00:00Z');
    expect(await cancel(made.bookingID)).toMatchObject({ ok: false, type: 'not-cancellable' });
    clock.set('2027-07-09T10:00:00Z');
    expect(await cancel(made.bookingID)).toMatchObject({ ok: true });
  });
});

describe('where the guest is faster', () => {
  test('the terms hold, and the landlord is told that it is over', async () => {
    const made = await created();
    expect(await kit.cancel({ ...made.link, dryRun: false })).toMatchObject({ ok: true, data: { fee: 560 } });
    expect(await cancel(made.bookingID)).toMatchObject({ ok: false, type: 'not-cancellable' });
    expect(await stateOf(made.link)).toMatchObject({ cancelledBy: 'guest', cancellationFee: 560 });
  });

  test('or both at the same moment, one of them has cancelled, by the terms of that one', async () => {
    const made = await created();
    const [, host] = await Promise.all([kit.cancel({ ...made.link, dryRun: false }), cancel(made.bookingID)]);
    const { cancelledBy, cancellationFee } = await stateOf(made.link);
    expect(cancelledBy).toBe(host.ok ? 'landlord' : 'guest');
    expect(cancellationFee).toBe(host.ok ? 0 : 560);
    expect(await records.history(made.bookingID)).toHaveLength(2);
  });

  test('a guest who cancels after the landlord pays nothing', async () => {
    const made = await created();
    await cancel(made.bookingID);
    expect(await kit.cancel({ ...made.link, dryRun: false })).toMatchObject({ ok: true, data: { fee: 0 } });
  });
});

describe('what binds nobody', () => {
  test.each(['option', 'request'] as const)('is declined and not cancelled: %s', async (bookingMethod) => {
    const made = await created({ bookingMethod });
    expect(await cancel(made.bookingID)).toMatchObject({ ok: false, type: 'not-cancellable' });
  });
});

test('the office cancels by the number, and its name and note stand in the history alone', async () => {
  const made = await created({ remarks: 'Wir kommen spät.' });
  const reply = await kit.officeCancel({
    bookingDisplayNumber: made.bookingDisplayNumber,
    reason: 'soldTwice',
    note: 'Anruf des Gastgebers',
    message: 'Wir helfen Ihnen gern weiter.',
  });
  expect(reply).toMatchObject({
    ok: true,
    data: {
      ...{ status: 'cancelled', paid: 0, open: 0, cancellable: false },
      cancellation: {
        ...{ by: 'office', reason: 'soldTwice' },
        ...{ staff: 'Kim Janssen', note: 'Anruf des Gastgebers' },
      },
      // Whoever has the guest on the phone sees whom else to call, and what became of the booking.
      guestContact: { email: 'erika@example.com', phone: '+49 30 123456', city: 'Köln' },
      landlordContact: { number: 1, email: 'landlord1@example.org', phone: '', accountNumber: null },
      remarks: 'Wir kommen spät.',
      history: [
        { what: 'confirmed', by: 'guest', staff: '', at: clock.now().toISOString() },
        { what: 'cancelled', by: 'office', staff: 'Kim Janssen', at: clock.now().toISOString() },
      ],
    },
  });
  const { open } = await readStanding(database.db, made.bookingID, clock.today());
  expect(open).toBe(0);
  await kit.worker.runDue();
  expect(mailOf(made.bookingID, 'guest')).toContain('anstelle des Gastgebers stornieren');
  expect(mailOf(made.bookingID, 'guest')).not.toContain('Anruf');
  // The office's words are not the landlord's.
  expect(mailOf(made.bookingID, 'guest')).toMatch(/Nachricht von Feriola:\s+Wir helfen Ihnen gern weiter/);
  expect(await stateOf(made.link)).toMatchObject({
    landlordMessage: null,
    officeMessage: 'Wir helfen Ihnen gern weiter.',
  });
  expect(JSON.stringify(await stateOf(made.link))).not.toMatch(/Anruf|Janssen/);
});
