import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../domain/stay.ts';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { fixedClock } from '../../platform/clock.ts';
import { post } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { expireVoucher, tidyEndedVoucher } from './voucher-life.ts';
import { voucherStore } from './voucher-store.ts';
import { cents } from '../../../domain/cents.ts';
import { negate, type Cents } from '../../../domain/money.ts';

const clock = fixedClock(new Date().toISOString());
let database: TestDatabase;
let site: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database, { clock });
});
afterAll(() => site.stop());

const order = {
  amount: 500,
  motif: 'lake',
  dedication: 'Für ein paar Tage am See',
  buyerName: 'Erika Mustermann',
  buyerEmail: 'erika@example.com',
  recipientName: 'Max Mustermann',
  recipientEmail: 'max@example.com',
  language: 'de',
  acceptTerms: true,
};

interface Bought {
  bookingID: number;
  customerNumber: number;
}

async function ordered(fields: Partial<typeof order> & { sendOn?: string } = {}): Promise<Bought> {
  const idempotencyKey = crypto.randomUUID();
  const { data } = await ask(site.url, 'orderVoucher', { ...order, ...fields, idempotencyKey });
  const again = await ask(site.url, 'orderVoucher', { ...order, ...fields, idempotencyKey });
  expect(again.data).toEqual(data);
  return data as unknown as Bought;
}

/** Types a card at the demo bank, and sees that the house has asked it. */
async function paid(numbers: Bought, card = '4242 4242 4242 4242'): Promise<void> {
  const { data } = await ask(site.url, 'payVoucher', { ...numbers });
  const { pathname } = new URL(String(data['url']));
  await fetch(site.url + pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card }).toString(),
  });
}

const stateOf = async (numbers: Bought) => (await ask(site.url, 'getVoucherOrder', { ...numbers })).data;
const balanceOfVoucher = async (id: number) => (await voucherStore.find(database.db, id))!.balance_cents;

const mailOf = (id: number, template: string): string | undefined =>
  mailsIn(site.dataDir).find((mail) => mail.id.startsWith(`<voucher-${id}-${template}@`))?.raw;

async function codeOfMail(id: number): Promise<string> {
  await until(() => mailOf(id, 'gift') !== undefined, 20_000);
  return /(?:[A-HJ-NP-Z2-9]{5}-){5}[A-HJ-NP-Z2-9]{2}/.exec(readable(mailOf(id, 'gift')!))![0];
}

async function aStay(fields: Parameters<typeof bookingOf>[1] = {}) {
  const home = await aHome(database, { columns: { instant_booking: true } });
  const answer = await book(site.url, bookingOf(home, fields));
  expect(answer).toMatchObject({ http: 201 });
  return answer.data!;
}

test('a voucher is bought, mailed as a PDF, and redeemed in parts; what a booking gives back it has again', async () => {
  const bought = await ordered();
  expect(await stateOf(bought)).toMatchObject({ state: 'ordered', problem: null });
  await paid(bought, '4000 0000 0000 0002');
  expect(await stateOf(bought)).toMatchObject({ state: 'ordered', problem: 'declined' });
  await paid(bought);
  expect(await stateOf(bought)).toMatchObject({ state: 'paid', value: 500 });
  expect(await ask(site.url, 'payVoucher', { ...bought })).toMatchObject({ type: 'nothing-due' });
  const code = await codeOfMail(bought.bookingID);
  const gift = readable(mailOf(bought.bookingID, 'gift')!);
  expect(gift).toMatch(/^To: .*max@example\.com/m);
  expect(gift).toContain('Für ein paar Tage am See');
  expect(gift).toContain(`/ihr-reisegutschein/${bought.bookingID}/${bought.customerNumber}/`);
  expect(gift).toContain('application/pdf');
  await until(() => mailOf(bought.bookingID, 'bought') !== undefined, 20_000);
  expect(readable(mailOf(bought.bookingID, 'bought')!)).not.toContain(code);

  // The code alone shows the remaining value, and redeems nothing.
  const { data: left } = await ask(site.url, 'checkVoucher', { code: code.toLowerCase() });
  expect(left).toMatchObject({ value: 500, balance: 500 });

  // In the booking's own transaction, and what is left on the page where a booking is paid.
  const first = await aStay({ voucher: code.toLowerCase() });
  expect(await balanceOfVoucher(bought.bookingID)).toBe(0);
  const { data: money } = await ask(site.url, 'getPayment', { ...linkOf(first) });
  expect(money).toMatchObject({ paid: 500, open: 200 });
  const refused = await ask(site.url, 'useVoucher', { ...linkOf(first), code });
  expect(refused).toMatchObject({ http: 409, type: 'voucher-used-up' });
  expect(await ask(site.url, 'checkVoucher', { code })).toMatchObject({ type: 'voucher-used-up' });
  expect(await ask(site.url, 'checkVoucher', { code: 'X' })).toMatchObject({ type: 'voucher-invalid' });
  await ask(site.url, 'cancelBooking', { ...linkOf(first), dryRun: false });
  const back = await balanceOfVoucher(bought.bookingID);
  expect(back).toBeGreaterThan(0);
  const { data: after } = await ask(site.url, 'getPayment', { ...linkOf(first) });
  expect(after).toMatchObject({ refunds: [{ amount: back / 100, way: 'voucher', state: 'done' }] });

  const second = await aStay();
  const used = await ask(site.url, 'redeemVoucher', {
    ...bought,
    code,
    stay: { bookingDisplayNumber: second.bookingDisplayNumber, email: 'Erika@example.com' },
  });
  expect(used.data).toMatchObject({ redeemed: back / 100, balance: 0, open: 700 - back / 100 });
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});

const linkOf = ({ bookingID, bookingHash }: { bookingID: number; bookingHash: string }) => ({
  bookingID,
  bookingHash,
});

test('one voucher pays two stays in part, and can be printed by whoever has its code', async () => {
  const bought = await ordered();
  await paid(bought);
  expect(await stateOf(bought)).toMatchObject({ state: 'paid' });
  const code = await codeOfMail(bought.bookingID);
  const pay = async (amount: number) => {
    const stay = await aStay();
    const used = await ask(site.url, 'redeemVoucher', {
      ...bought,
      code,
      stay: { bookingDisplayNumber: stay.bookingDisplayNumber, email: 'erika@example.com' },
    });
    expect(used.data).toMatchObject({ redeemed: amount });
    return used.data;
  };
  // The first stay is paid in part by another voucher, so that this one keeps a rest.
  const other = await aPaidVoucher(database, { value: cents(40_000), at: clock.now() });
  const first = await aStay({ voucher: other.code });
  const used = await ask(site.url, 'redeemVoucher', {
    ...bought,
    code,
    stay: { bookingDisplayNumber: first.bookingDisplayNumber, email: 'erika@example.com' },
  });
  expect(used.data).toMatchObject({ redeemed: 300, balance: 200, open: 0 });
  const file = await ask(site.url, 'getVoucherFile', { ...bought, code });
  expect(file.data).toMatchObject({ mediaType: 'application/pdf' });
  expect(Buffer.from(String(file.data['content']), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await ask(site.url, 'getVoucherFile', { ...bought, customerNumber: 1, code })).toMatchObject({
    http: 404,
  });
  expect(await pay(200)).toMatchObject({ balance: 0, open: 500 });
  expect(await ask(site.url, 'getVoucherFile', { ...bought, code })).toMatchObject({
    type: 'voucher-used-up',
  });
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});

test('what nobody confirms gives all back to the voucher', async () => {
  const { id, code } = await aPaidVoucher(database, { value: cents(30_000), at: clock.now() });
  const home = await aHome(database, { columns: { instant_booking: false } });
  const { data } = await book(site.url, bookingOf(home, { voucher: code }));
  expect(data).toMatchObject({ status: 'booked' });
  expect(await balanceOfVoucher(id)).toBe(0);
  const cancelled = await ask(site.url, 'cancelBooking', { ...linkOf(data!), dryRun: false });
  expect(cancelled.http).toBe(200);
  expect(await balanceOfVoucher(id)).toBe(30_000);
});

test('a wrong number, code or pair is one answer, and a wrong code books nothing', async () => {
  const { id, customerNumber, code } = await aPaidVoucher(database, {
    value: cents(30_000),
    at: clock.now(),
  });
  const right = { bookingID: id, customerNumber, code };
  expect((await ask(site.url, 'redeemVoucher', right)).data).toMatchObject({ balance: 300, open: null });
  const mistyped = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
  const wrong = [{ bookingID: 1 }, { customerNumber: 1 }, { code: mistyped }, { code: '' }];
  for (const fields of wrong) {
    const answer = await ask(site.url, 'redeemVoucher', { ...right, ...fields });
    expect(answer).toMatchObject({ http: 404, type: 'voucher-invalid', data: {} });
  }
  const home = await aHome(database, { columns: { instant_booking: true } });
  const booked = await book(site.url, bookingOf(home, { voucher: mistyped }));
  expect(booked).toMatchObject({ http: 422, type: 'not-bookable' });
  const rows = await database.db
    .selectFrom('bookings')
    .select('id')
    .where('object_number', '=', home)
    .execute();
  expect(rows).toEqual([]);
  const direct = await aHome(database, { columns: { instant_booking: true, landlord_collects: true } });
  expect(await book(site.url, bookingOf(direct, { voucher: code }))).toMatchObject({ http: 422 });
});

test('a purchase is withdrawn from within 14 days, and what is left goes back to the card', async () => {
  const bought = await ordered({ recipientEmail: '' });
  const declared = { ...bought, email: 'Erika@Example.com', name: 'Erika Mustermann' };
  expect(await ask(site.url, 'withdrawVoucher', declared)).toMatchObject({ type: 'voucher-invalid' });
  await paid(bought);
  expect(await stateOf(bought)).toMatchObject({ state: 'paid' });
  const code = await codeOfMail(bought.bookingID);
  await aStay({ voucher: code });
  const other = { ...declared, email: 'max@example.com' };
  expect(await ask(site.url, 'withdrawVoucher', other)).toMatchObject({ type: 'voucher-invalid' });
  const late = await ordered();
  await paid(late);
  expect(await stateOf(late)).toMatchObject({ state: 'paid' });
  // All of the first was redeemed: nothing is left to go back. Of the second all is.
  expect((await ask(site.url, 'withdrawVoucher', declared)).data).toMatchObject({ amount: 0 });
  const all = { ...late, email: order.buyerEmail, name: 'Erika Mustermann' };
  expect((await ask(site.url, 'withdrawVoucher', all)).data).toMatchObject({ amount: 500 });
  expect(await ask(site.url, 'withdrawVoucher', all)).toMatchObject({ type: 'voucher-not-withdrawable' });
  expect(await stateOf(late)).toMatchObject({ state: 'withdrawn', withdrawUntil: null });
  const refunds = () =>
    database.db
      .selectFrom('refunds')
      .select(['state', 'amount_cents'])
      .where('voucher_id', '=', late.bookingID)
      .execute();
  await until(async () => (await refunds())[0]?.state === 'done', 20_000);
  expect(await refunds()).toEqual([{ state: 'done', amount_cents: 50_000 }]);
  await until(() => mailOf(late.bookingID, 'withdrawn') !== undefined, 20_000);
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
});

test('an order says which of its fields are wrong, and a day beyond a year is', async () => {
  const wrong = { ...order, buyerEmail: 'erika', sendOn: addDays(clock.today(), 400) };
  const answer = await ask(site.url, 'orderVoucher', { ...wrong, idempotencyKey: 'a-key-of-a-test' });
  expect(answer).toMatchObject({ http: 422, type: 'invalid-voucher-order' });
});

const giveBack = (id: number, amount: Cents, at: Date) =>
  database.transaction((tx) =>
    post(tx, {
      cause: 'voucherRefund',
      key: `given back to ${id}`,
      bookingId: null,
      at,
      entries: [
        { account: 'voucherLiability', subject: `voucher/${id}`, amount: negate(amount) },
        { account: 'writtenOff', amount },
      ],
    }),
  );

test('a voucher ends three years after its year, and what a booking then gives back is good for another', async () => {
  const paidAt = new Date('2027-03-01T10:00:00Z');
  const { id, customerNumber, code } = await aPaidVoucher(database, { value: cents(20_000), at: paidAt });
  const lastDay = (await voucherStore.find(database.db, id))!.valid_until;
  expect(lastDay).toBe('2030-12-31');
  const at = new Date('2031-01-01T02:00:00Z');
  await database.transaction((tx) => expireVoucher(tx, id, '2030-12-31', at));
  expect(await balanceOfVoucher(id)).toBe(20_000);
  await database.transaction((tx) => expireVoucher(tx, id, '2031-01-01', at));
  expect((await voucherStore.find(database.db, id))!).toMatchObject({ state: 'expired', balance_cents: 0 });
  const numbers = { bookingID: id, customerNumber };
  expect(await ask(site.url, 'redeemVoucher', { ...numbers, code })).toMatchObject({ type: 'voucher-ended' });
  expect(await stateOf(numbers)).toMatchObject({ state: 'ended' });
  // Whoever has the code without its numbers does not learn that either.
  for (const other of [{ bookingID: 1 }, { customerNumber: 1 }]) {
    for (const name of ['redeemVoucher', 'getVoucherFile'] as const) {
      const answer = await ask(site.url, name, { ...numbers, ...other, code });
      expect(answer).toMatchObject({ http: 404, type: 'voucher-invalid' });
    }
  }
  await giveBack(id, cents(5_000), at);
  // It counts from that moment on, not only once a night has passed.
  const found = await ask(site.url, 'redeemVoucher', { ...numbers, code });
  expect(found.data).toMatchObject({ balance: 50 });
  expect(await stateOf(numbers)).toMatchObject({ state: 'paid' });
  await database.transaction((tx) => tidyEndedVoucher(tx, id, '2031-01-02', at));
  expect((await voucherStore.find(database.db, id))!).toMatchObject({
    state: 'active',
    balance_cents: 5_000,
    valid_until: '2032-12-31',
  });
  await database.transaction((tx) => expireVoucher(tx, id, '2033-01-01', new Date('2033-01-01T02:00:00Z')));
  expect((await voucherStore.find(database.db, id))!).toMatchObject({ state: 'expired', balance_cents: 0 });
});

test('what a booking gives back between the last day of a voucher and the night that ends it is not lost', async () => {
  const paidAt = new Date('2027-03-01T10:00:00Z');
  const { id } = await aPaidVoucher(database, { value: cents(20_000), at: paidAt });
  const taken = await database.transaction((tx) =>
    post(tx, {
      cause: 'voucherRedemption',
      key: `a part of ${id}`,
      bookingId: null,
      at: paidAt,
      entries: [
        { account: 'voucherLiability', subject: `voucher/${id}`, amount: cents(8_000) },
        { account: 'writtenOff', amount: cents(-8_000) },
      ],
    }),
  );
  expect(taken.isNew).toBe(true);
  await giveBack(id, cents(8_000), new Date('2030-12-31T23:30:00Z'));
  const night = new Date('2031-01-01T02:00:00Z');
  await database.transaction((tx) => expireVoucher(tx, id, '2031-01-01', night));
  expect((await voucherStore.find(database.db, id))!).toMatchObject({
    state: 'active',
    balance_cents: 8_000,
    valid_until: '2032-12-31',
  });
});

test('the database gives no more than a voucher has, whoever asks', async () => {
  const { id } = await aPaidVoucher(database, { value: cents(20_000), at: clock.now() });
  const taken = database.transaction((tx) =>
    post(tx, {
      cause: 'voucherRedemption',
      key: `too much of ${id}`,
      bookingId: null,
      at: clock.now(),
      entries: [
        { account: 'voucherLiability', subject: `voucher/${id}`, amount: cents(20_001) },
        { account: 'writtenOff', amount: cents(-20_001) },
      ],
    }),
  );
  await expect(taken).rejects.toThrow(/vouchers_balance_cents_check|vouchers_check/);
  await expect(
    sql`update vouchers set balance_cents = value_cents + 1 where id = ${id}`.execute(database.db),
  ).rejects.toThrow();
});
