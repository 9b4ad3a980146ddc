import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import {
  readBalance,
  findEntries,
  lockMoney,
  post,
  refundOverpaid,
  readStanding,
  type Entry,
  type Posting,
} from './ledger.ts';
import { checkLedger } from './ledger-store.ts';
import { findRefunds } from './refund-store.ts';
import { accounts, type Account } from './rules/accounts.ts';
import { cents } from '../../../domain/cents.ts';
import { euros, negate } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

const posting = (key: string, entries: Entry[], bookingId: number | null = null): Posting => ({
  cause: 'transfer',
  key,
  bookingId,
  at: clock.now(),
  entries,
});
const moved = (amount: number): Entry[] => [
  { account: 'bank', amount: cents(amount) },
  { account: 'unallocatedReceipts', amount: negate(cents(amount)) },
];

async function confirmed(
  columns: Record<string, unknown> = {},
  asked: Parameters<typeof bookingInput>[1] = {},
) {
  clock.set('2027-03-01T10:00:00Z');
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: {
      instant_booking: true,
      cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]),
      ...columns,
    },
  });
  const reply = await kit.create(bookingInput(home, asked));
  if (!reply.ok) throw new Error(reply.type);
  return reply.data;
}

async function pay(bookingId: number, key: string, amount: number): Promise<void> {
  await database.transaction(async (tx) => {
    await lockMoney(tx, bookingId);
    await post(tx, {
      ...posting(key, [
        { account: 'bank', amount: cents(amount), subject: 'transfer/1' },
        { account: 'guestReceivable', amount: negate(cents(amount)), subject: 'transfer/1' },
      ]),
      bookingId,
    });
    await refundOverpaid(tx, bookingId, 'overpaid', clock.now());
  });
}

const standing = (bookingId: number) => readStanding(database.db, bookingId, clock.today());

test('a posting is posted once for its key, and never with other entries', async () => {
  const first = await database.transaction((tx) => post(tx, posting('test/once', moved(500))));
  expect(first.isNew).toBe(true);
  const again = await database.transaction((tx) => post(tx, posting('test/once', moved(500))));
  expect(again).toEqual({ id: first.id, isNew: false });
  await expect(database.transaction((tx) => post(tx, posting('test/once', moved(501))))).rejects.toThrow(
    'other entries',
  );
  expect(await readBalance(database.db, 'bank')).toBe(500);
});

test('whoever goes past the code meets the database: unbalanced, added to, changed, deleted, emptied', async () => {
  await expect(
    database.transaction((tx) => post(tx, posting('test/apart', [{ account: 'bank', amount: cents(1) }]))),
  ).rejects.toThrow('apart');
  const row = (id: number, amount: number) => sql`
    insert into ledger_entries (posting_id, account, amount_cents) values (${id}, 'bank', ${amount})`;
  const { id } = await database.transaction((tx) => post(tx, posting('test/kept', moved(700))));
  const head = sql<{ id: number }>`
    insert into ledger_postings (cause, idempotency_key, entry_count, posted_at)
    values ('transfer', 'test/raw', 2, now()) returning id`;
  const unbalanced = database.transaction(async (tx) => {
    const { rows } = await head.execute(tx);
    await row(rows[0]!.id, 5).execute(tx);
    await row(rows[0]!.id, -4).execute(tx);
  });
  await expect(unbalanced).rejects.toThrow('cents apart');
  await expect(database.transaction((tx) => head.execute(tx))).rejects.toThrow('has 0 entries');
  const added = database.transaction(async (tx) => {
    await row(id, 5).execute(tx);
    await row(id, -5).execute(tx);
  });
  await expect(added).rejects.toThrow('has 4 entries');
  for (const statement of [
    sql`update ledger_entries set amount_cents = amount_cents * 2`,
    sql`delete from ledger_entries`,
    sql`update ledger_postings set cause = 'payout'`,
    sql`truncate ledger_entries`,
  ]) {
    await expect(statement.execute(database.db)).rejects.toThrow('only ever added to');
  }
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});

test('a confirmation makes the plan owed: to the guest by its days, to landlord and house by the contract', async () => {
  const { bookingID } = await confirmed();
  expect(await standing(bookingID)).toEqual({
    claimed: 70_000,
    paid: 0,
    open: 70_000,
    due: 0,
    overdue: 0,
    overpaid: 0,
    claims: [
      { dueOn: '2027-03-08', amount: 17_500, open: 17_500 },
      { dueOn: '2027-05-22', amount: 52_500, open: 52_500 },
    ],
  });
  const of = (account: Parameters<typeof readBalance>[1]) =>
    readBalance(database.db, account, { bookingId: bookingID });
  expect(await of('landlordPayable')).toBe(-59_500);
  expect(await of('commissionRevenue')).toBe(-10_500);
  clock.set('2027-03-09T10:00:00Z');
  expect(await standing(bookingID)).toMatchObject({ due: 17_500, overdue: 17_500 });
  await pay(bookingID, 'test/first-part', 17_500);
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500, due: 0, overdue: 0, open: 52_500 });
});

test('what nobody has confirmed owes nothing, and what the landlord collects owes the commission alone', async () => {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  clock.set('2027-03-01T10:00:00Z');
  const asked = await kit.create(bookingInput(home));
  if (!asked.ok) throw new Error(asked.type);
  expect(await findEntries(database.db, asked.data.bookingID)).toEqual([]);
  const { bookingID } = await confirmed({ landlord_collects: true });
  const entries = await findEntries(database.db, bookingID);
  expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
    ['landlordPayable', 10_500],
    ['commissionRevenue', -10_500],
  ]);
  expect(await standing(bookingID)).toMatchObject({ claimed: 0, open: 0 });
});

test('a landlord who collects owes the premium to the insurer, is credited the bonus, and owes neither once it is cancelled', async () => {
  const code = { code: 'FERIEN', amount_cents: cents(2_500), valid_until: '2027-12-31', uses_left: 1 };
  await database.db.insertInto('bonus_codes').values(code).execute();
  const { bookingID, bookingHash } = await confirmed(
    { landlord_collects: true },
    { bonus: 'FERIEN', insurance: 1, expectedPrice: euros(706.5) },
  );
  const balances = async () => {
    const of = (account: Account) => readBalance(database.db, account, { bookingId: bookingID });
    return {
      landlord: await of('landlordPayable'),
      commission: await of('commissionRevenue'),
      insurer: await of('insurancePayable'),
      bonus: await of('bonusCost'),
    };
  };
  expect(await balances()).toEqual({
    landlord: 10_500 + 3_150 - 2_500,
    commission: -10_500,
    insurer: -3_150,
    bonus: 2_500,
  });
  const cancelled = await kit.cancel({ bookingID, bookingHash, dryRun: false });
  expect(cancelled).toMatchObject({ ok: true, data: { fee: 140 } });
  expect(await balances()).toEqual({ landlord: 2_100, commission: -2_100, insurer: 0, bonus: 0 });
});

test('a cancellation leaves its fee owed, and gives back what was paid above it in the same transaction', async () => {
  const { bookingID, bookingHash } = await confirmed();
  await pay(bookingID, 'test/all-of-it', 70_000);
  const told = { ok: true, data: { fee: 140, feePercent: 20, refund: 560 } };
  for (const dryRun of [true, false, false]) {
    expect(await kit.cancel({ bookingID, bookingHash, dryRun })).toMatchObject(told);
  }
  expect(await standing(bookingID)).toMatchObject({ claimed: 14_000, paid: 14_000, open: 0, overpaid: 0 });
  const refunds = await findRefunds(database.db, bookingID);
  expect(refunds).toMatchObject([
    { source: 'transfer/1', amount_cents: 56_000, reason: 'cancelled', state: 'intended' },
  ]);
  expect(await readBalance(database.db, 'refundsPayable', { bookingId: bookingID })).toBe(-56_000);
  // A payment after the end is an overpayment, and is refunded too.
  await pay(bookingID, 'test/too-late', 100);
  expect(await findRefunds(database.db, bookingID)).toHaveLength(2);
});

test('a cancellation names as refund what really comes back', async () => {
  const cancelled = async (paid: number, columns = {}) => {
    const { bookingID, bookingHash } = await confirmed(columns);
    if (paid > 0) await pay(bookingID, `test/paid-${bookingID}`, paid);
    const answers = [];
    for (const dryRun of [true, false, false, true]) {
      const reply = await kit.cancel({ bookingID, bookingHash, dryRun });
      answers.push(reply.ok ? reply.data.refund : reply.type);
    }
    const refunds = await findRefunds(database.db, bookingID);
    return [...answers, refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)];
  };
  // Nothing was paid; a part, which is less than the fee; a part, which is more.
  expect(await cancelled(0)).toEqual([0, 0, 0, 0, 0]);
  expect(await cancelled(10_000)).toEqual([0, 0, 0, 0, 0]);
  expect(await cancelled(17_500)).toEqual([35, 35, 35, 35, 3_500]);
  // Money that the landlord collects never came to the house.
  expect(await cancelled(0, { landlord_collects: true })).toEqual([0, 0, 0, 0, 0]);
  // Paid before anybody had confirmed: nothing is owed yet.
  expect(await cancelled(0, { instant_booking: false })).toEqual([0, 0, 0, 0, 0]);
});

test('a cancellation tells beforehand what comes back also where the office has given up a part', async () => {
  const { bookingID, bookingHash } = await confirmed();
  await pay(bookingID, 'test/part-before-giving-up', 20_000);
  await database.transaction((tx) =>
    post(tx, {
      ...posting('test/given-up', [
        { account: 'writtenOff', amount: cents(50_000) },
        { account: 'guestReceivable', amount: cents(-50_000) },
      ]),
      bookingId: bookingID,
    }),
  );
  const dry = await kit.cancel({ bookingID, bookingHash, dryRun: true });
  const real = await kit.cancel({ bookingID, bookingHash, dryRun: false });
  expect(real.ok && real.data.refund).toBe(dry.ok && dry.data.refund);
  const refunds = await findRefunds(database.db, bookingID);
  expect(real).toMatchObject({
    data: { refund: refunds.reduce((sum, row) => sum + row.amount_cents, 0) / 100 },
  });
});

test('a change moves what is owed by the difference, and gives back what is too much by then', async () => {
  const { bookingID, bookingHash } = await confirmed();
  await pay(bookingID, 'test/before-the-change', 70_000);
  const asked = await kit.change({
    bookingID,
    bookingHash,
    startDate: '2027-07-03',
    endDate: '2027-07-09',
    persons: 2,
    expectedPrice: euros(600),
    idempotencyKey: 'test-change-of-money',
    dryRun: false,
  });
  if (!asked.ok) throw new Error(asked.type);
  const bookingHashOfLandlord = await kit.landlordHash(bookingID);
  expect(
    await kit.landlordSetChange({
      bookingId: bookingID,
      bookingHash: bookingHashOfLandlord,
      changeId: asked.data.change!.changeID,
      action: 'accept',
    }),
  ).toMatchObject({ ok: true });
  expect(await standing(bookingID)).toMatchObject({ claimed: 60_000, paid: 60_000, open: 0 });
  expect(await findRefunds(database.db, bookingID)).toMatchObject([
    { amount_cents: 10_000, reason: 'changed' },
  ]);
  expect(await readBalance(database.db, 'landlordPayable', { bookingId: bookingID })).toBe(-51_000);
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});

test('the database knows the same accounts as the code', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'ledger_entries_account_check'`.execute(
    database.db,
  );
  const named = [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(accounts).sort());
});

test('what was confirmed before there was a ledger becomes owed, once', async () => {
  const { bookingID } = await confirmed();
  const { chargeEarlierBookings } = await import('../booking/money/charge-earlier.ts');
  const before = await checkLedger(database.db);
  // The state before: the booking is confirmed, and nothing is posted for it.
  const earlier = await confirmed();
  await sql`alter table ledger_entries disable trigger ledger_entries_kept`.execute(database.db);
  await sql`alter table ledger_postings disable trigger ledger_postings_kept`.execute(database.db);
  await sql`delete from ledger_entries where posting_id in
    (select id from ledger_postings where booking_id = ${earlier.bookingID})`.execute(database.db);
  await sql`delete from ledger_postings where booking_id = ${earlier.bookingID}`.execute(database.db);
  await sql`alter table ledger_entries enable trigger ledger_entries_kept`.execute(database.db);
  await sql`alter table ledger_postings enable trigger ledger_postings_kept`.execute(database.db);
  await chargeEarlierBookings(kit.deps);
  await chargeEarlierBookings(kit.deps);
  expect(await standing(earlier.bookingID)).toMatchObject({ claimed: 70_000, open: 70_000 });
  expect(await standing(bookingID)).toMatchObject({ claimed: 70_000 });
  expect((await checkLedger(database.db)).postings).toBe(before.postings + 1);
});
