import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { checkMoneyFile } from '../../../engines/documents/testing/money-files/check-money-file.ts';
import { findRefunds, readBalance, readStanding } from '../ledger/ledger.ts';
import { matchTransferHandler } from '../payments/handlers/match-transfer.ts';
import { getRefundFileHandler } from '../payments/handlers/get-refund-file.ts';
import { setTransferAsideHandler } from '../payments/handlers/set-transfer-aside.ts';
import { undoTransferAsideHandler } from '../payments/handlers/undo-transfer-aside.ts';
import { findMoneyHandler } from '../payments/handlers/find-money.ts';
import { getRefundSourcesHandler } from './handlers/get-refund-sources.ts';
import { listPostingsHandler } from './handlers/list-postings.ts';
import { manualPostingsWorld, type Draft } from './testing/manual-postings-world.ts';

const world = manualPostingsWorld();
const {
  clock,
  held,
  as,
  who,
  nextKey,
  propose,
  drafted,
  decide,
  aFile,
  receive,
  aStay,
  balance,
  expectSound,
} = world;

test('money moves between two bookings, each with a posting of its own and nothing left in between', async () => {
  const [from, to] = [await aStay(), await aStay(false)];
  const lines = (amount: number): Draft => ({
    template: 'free',
    lines: [
      {
        account: 'guestReceivable',
        side: 'debit',
        amount: euros(100),
        bookingDisplayNumber: from.number,
        landlordNumber: null,
      },
      {
        account: 'guestReceivable',
        side: 'credit',
        amount: euros(amount),
        bookingDisplayNumber: to.number,
        landlordNumber: null,
      },
    ],
  });
  const files = [await aFile()];
  expect(await propose(lines(100))).toMatchObject({ type: 'document-missing' });
  expect(await propose(lines(99), { files })).toMatchObject({
    type: 'posting-unbalanced',
    data: { difference: 1 },
  });
  const id = await drafted(lines(100), { files });
  const approved = await decide(id, 'approve');
  expect(approved).toMatchObject({
    data: { amount: 100, postings: [expect.any(Number), expect.any(Number)] },
  });
  const today = clock.today();
  expect(await readStanding(world.database.db, from.id, today)).toMatchObject({
    open: 10_000,
    paid: 70_000,
  });
  expect(await readStanding(world.database.db, to.id, today)).toMatchObject({ open: 60_000 });
  expect(await balance('clearing')).toBe(0);
  expect(await balance('clearing', from.id)).toBe(-10_000);
  await expectSound();

  const reversal = await drafted({ template: 'reversal', draftID: id }, { by: world.ada });
  expect(await propose({ template: 'reversal', draftID: id })).toMatchObject({ type: 'not-reversible' });
  expect(await decide(reversal, 'approve', world.ada)).toMatchObject({ type: 'same-person' });
  expect(await decide(reversal, 'approve', world.konrad)).toMatchObject({ ok: true, data: { reverses: id } });
  expect(await readStanding(world.database.db, from.id, today)).toMatchObject({ open: 0 });
  expect(await readStanding(world.database.db, to.id, today)).toMatchObject({ open: 70_000 });
  const { data } = await listPostingsHandler(world.deps)({ ...who, list: 'decided' }, as(world.ada));
  expect(
    (data as { postings: { draftID: number }[] }).postings.find(({ draftID }) => draftID === id),
  ).toMatchObject({
    reversedBy: reversal,
    isReversible: false,
  });
  await expectSound();
});

test('what a guest need not pay any more is given back by itself', async () => {
  const stay = await aStay();
  const id = await drafted(
    {
      template: 'free',
      lines: [
        {
          account: 'goodwillCost',
          side: 'debit',
          amount: euros(50),
          bookingDisplayNumber: null,
          landlordNumber: null,
        },
        {
          account: 'guestReceivable',
          side: 'credit',
          amount: euros(50),
          bookingDisplayNumber: stay.number,
          landlordNumber: null,
        },
      ],
    },
    { files: [await aFile()] },
  );
  await decide(id, 'approve');
  expect(await findRefunds(world.database.db, stay.id)).toMatchObject([
    { amount_cents: 5_000, state: 'intended', reason: 'byHand', way: 'transfer' },
  ]);
  await expectSound();
});

test.each(['house', 'host', 'guest'] as const)(
  'a refund by hand borne by the %s goes into the file of the bank, and the next statement books it',
  async (bearer) => {
    const stay = await aStay();
    const found = await getRefundSourcesHandler(world.deps)(
      { ...who, bookingDisplayNumber: stay.number },
      as(world.konrad),
    );
    expect(found).toMatchObject({
      data: { paid: 700, hasHost: true, sources: [{ source: stay.source, left: 700 }] },
    });
    const goodwill = await balance('goodwillCost');
    const id = await drafted({
      ...{
        template: 'guestRefund',
        bookingDisplayNumber: stay.number,
        source: stay.source,
        amount: euros(150),
      },
      ...{ bearer, holder: 'Ina Muster', iban: 'DE89 3704 0044 0532 0130 00' },
    });
    held.add(world.konrad);
    expect(await decide(id, 'approve')).toMatchObject({ type: 'money-waits' });
    held.clear();
    // The refunded amount, not the sum of all lines.
    expect(await decide(id, 'approve')).toMatchObject({ ok: true, data: { amount: 150 } });
    const [refund] = await findRefunds(world.database.db, stay.id);
    expect(refund).toMatchObject({
      state: 'released',
      way: 'transfer',
      iban: 'DE89370400440532013000',
      amount_cents: 15_000,
    });
    const borne = {
      house: [(await balance('goodwillCost')) - goodwill, 15_000],
      host: [await balance('landlordPayable', stay.id), 15_000 - 59_500],
      guest: [(await readStanding(world.database.db, stay.id, clock.today())).open, 15_000],
    } as const;
    expect(borne[bearer][0]).toBe(borne[bearer][1]);
    expect(await readStanding(world.database.db, stay.id, clock.today())).toMatchObject({
      paid: 55_000,
      open: bearer === 'guest' ? 15_000 : 0,
      overpaid: 0,
    });

    const file = await getRefundFileHandler(world.payments)({ ...who, fileID: null }, as(world.konrad));
    if (!file.ok) throw new Error(file.type);
    expect(file.data.refunds).toBe(1);
    expect(file.data.content).toContain(`ER-${refund!.id}`);
    expect(file.data.content).toContain('150.00');
    expect(await checkMoneyFile('pain.001', file.data.content)).toEqual([]);
    expect(
      await getRefundFileHandler(world.payments)({ ...who, fileID: null }, as(world.konrad)),
    ).toMatchObject({
      type: 'nothing-to-send',
    });
    await receive(-15_000, `ER-${refund!.id}`);
    expect((await findRefunds(world.database.db, stay.id))[0]).toMatchObject({ state: 'done' });
    expect(await balance('refundsPayable', stay.id)).toBe(0);
    await expectSound();
  },
);

test('a small difference is written off where there is one: of a guest, and of what is left of a transfer', async () => {
  const stay = await aStay(false);
  await receive(69_750, `Buchung ${stay.number}`);
  const open = (amount: number): Draft => ({
    ...{ template: 'smallDifference', amount: euros(amount) },
    of: { kind: 'booking', bookingDisplayNumber: stay.number },
  });
  // Another amount than the parts, so that it waits; nothing is small about the whole claim.
  const transfer = await receive(280, 'zu viel');
  const rest: Draft = {
    template: 'smallDifference',
    amount: euros(2.8),
    of: { kind: 'transfer', transferID: transfer },
  };
  const id = await drafted(rest);
  const second = await drafted(rest);
  expect(await decide(id, 'approve')).toMatchObject({ ok: true });
  expect(await decide(second, 'approve')).toMatchObject({ type: 'difference-exceeds', data: { left: 0 } });
  await decide(second, 'withdraw', world.konrad);
  const row = () =>
    world.database.db
      .selectFrom('bank_transfers')
      .select(['state', 'doubt'])
      .where('id', '=', transfer)
      .executeTakeFirst();
  expect(await row()).toEqual({ state: 'set-aside', doubt: null });
  const reversal = await drafted({ template: 'reversal', draftID: id });
  await decide(reversal, 'approve');
  expect(await row()).toEqual({ state: 'doubtful', doubt: 'reopened' });

  await decide(await drafted(open(2.5)), 'approve');
  expect((await readStanding(world.database.db, stay.id, clock.today())).open).toBe(69_750);
  await expectSound();
});

test('what is left of a transfer is written off or assigned, not both at once', async () => {
  const stay = await aStay(false);
  const transfer = await receive(500, 'Rest');
  const draft: Draft = {
    ...{ template: 'smallDifference', amount: euros(5) },
    of: { kind: 'transfer', transferID: transfer },
  };
  const id = await drafted(draft);
  const assign = matchTransferHandler(world.payments)(
    {
      ...{ ...who, transferID: transfer, rest: euros(5), note: '', idempotencyKey: nextKey() },
      parts: [{ bookingDisplayNumber: stay.number, amount: euros(5) }],
    },
    as(world.konrad),
  );
  const [approved, assigned] = await Promise.all([decide(id, 'approve'), assign]);
  expect([approved.ok, assigned.ok].filter(Boolean)).toHaveLength(1);
  expect(
    await readBalance(world.database.db, 'unallocatedReceipts', { subject: `transfer/${transfer}` }),
  ).toBe(0);
  if (!approved.ok) await decide(id, 'withdraw', world.konrad);
  await expectSound();
});

test('a voucher for goodwill is worth its sum once it is approved, and its code goes to its recipient', async () => {
  const count = async () =>
    Number(
      (
        await world.database.db
          .selectFrom('vouchers')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const before = await count();
  const draft: Draft = {
    ...{ template: 'goodwillVoucher', amount: euros(50), name: 'Ina Muster', email: 'ina@example.com' },
    ...{ language: 'de', dedication: 'Für die kalte Nacht.' },
  };
  expect(await propose({ ...draft, email: 'ina@' })).toMatchObject({ type: 'email-invalid' });
  const id = await drafted(draft);
  expect(await count()).toBe(before);
  expect(await decide(id, 'approve')).toMatchObject({ ok: true });
  const voucher = await world.database.db
    .selectFrom('vouchers')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(voucher).toMatchObject({
    state: 'active',
    value_cents: 5_000,
    balance_cents: 5_000,
    recipient_email: 'ina@example.com',
  });
  expect(await readBalance(world.database.db, 'voucherLiability', { subject: `voucher/${voucher.id}` })).toBe(
    -5_000,
  );
  const jobs = await world.database.db
    .selectFrom('jobs')
    .select('key')
    .where('name', '=', 'vouchers.mail')
    .execute();
  expect(jobs.map(({ key }) => key)).toContain(`${voucher.id}-gift`);
  expect(await propose({ template: 'reversal', draftID: id })).toMatchObject({ type: 'not-reversible' });
  await expectSound();
});

test('a transfer that was set aside waits again, with who and why in its history', async () => {
  const id = await receive(4_500, 'Vereinsbeitrag');
  const find = async (list: 'unmatched' | 'aside') => {
    const found = await findMoneyHandler(world.payments)({ ...who, list, query: '' }, as(world.ada));
    if (!found.ok) throw new Error('not found');
    return found.data.transfers.find(({ transferID }) => transferID === id);
  };
  const undo = (rest: number) =>
    undoTransferAsideHandler(world.payments)(
      { ...who, transferID: id, rest: euros(rest), note: 'doch ein Gast' },
      as(world.ada),
    );
  expect(await undo(45)).toMatchObject({ type: 'transfer-not-aside' });
  await setTransferAsideHandler(world.payments)(
    { ...who, transferID: id, rest: euros(45), note: '' },
    as(world.konrad),
  );
  expect(await find('unmatched')).toBeUndefined();
  expect(await find('aside')).toMatchObject({ rest: 45 });
  expect(await undo(44)).toMatchObject({ type: 'rest-changed', data: { rest: 45 } });
  expect(await undo(45)).toMatchObject({ ok: true });
  expect(await undo(45)).toMatchObject({ type: 'transfer-not-aside' });
  expect(await find('aside')).toBeUndefined();
  expect(await find('unmatched')).toMatchObject({
    doubt: 'reopened',
    history: [
      { act: 'set-aside', name: 'Konrad Zahl' },
      { act: 'aside-undone', name: 'Ada Vogt', note: 'doch ein Gast', amount: 45 },
    ],
  });
});

async function postedOn(cause: string, bookingId: number): Promise<string[]> {
  const rows = await world.database.db
    .selectFrom('ledger_postings')
    .select('posted_at')
    .where('cause', '=', cause)
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ posted_at }) => posted_at.toISOString());
}

test('a transfer seen on a statement pays a booking on its value date once two people have seen it', async () => {
  const stay = await aStay(false);
  const payment: Draft = {
    ...{ template: 'guestPayment', bookingDisplayNumber: stay.number, amount: euros(700) },
    ...{ name: 'Rosa Blum', iban: 'DE89 3704 0044 0532 0130 00', purpose: 'Ferien' },
  };
  expect(await propose({ ...payment, iban: 'DE00' })).toMatchObject({ type: 'iban-invalid' });
  const id = await drafted(payment, { datedOn: '2027-02-26' });
  expect(await readStanding(world.database.db, stay.id, clock.today())).toMatchObject({ open: 70_000 });
  expect(await decide(id, 'approve')).toMatchObject({ ok: true, data: { payment: { name: 'Rosa Blum' } } });
  expect(await readStanding(world.database.db, stay.id, clock.today())).toMatchObject({
    open: 0,
    paid: 70_000,
  });
  expect(await postedOn('paymentByHand', stay.id)).toEqual(['2027-02-26T11:00:00.000Z']);
  await expectSound();
  // It is known now, both to whoever records it again and to an import.
  expect(await propose(payment, { datedOn: '2027-03-01' })).toMatchObject({
    ...{ type: 'payment-known', data: { bookedOn: '2027-02-26' } },
  });

  const reversal = await drafted({ template: 'reversal', draftID: id });
  expect(await decide(reversal, 'approve')).toMatchObject({ ok: true });
  expect(await readStanding(world.database.db, stay.id, clock.today())).toMatchObject({
    open: 70_000,
    paid: 0,
  });
  await expectSound();
  expect(await drafted(payment, { datedOn: '2027-03-01' })).toBeGreaterThan(reversal);
});

test('a transfer that nobody knows waits for an assignment, and is reversed only while it waits', async () => {
  const stay = await aStay(false);
  const id = await drafted({
    ...{ template: 'guestPayment', bookingDisplayNumber: null, amount: euros(70) },
    ...{ name: 'Nadine Fremd', iban: '', purpose: 'Urlaub' },
  });
  await decide(id, 'approve');
  const found = await findMoneyHandler(world.payments)(
    { ...who, list: 'unmatched', query: 'Nadine Fremd' },
    as(world.ada),
  );
  if (!found.ok) throw new Error('not found');
  const [transfer] = found.data.transfers;
  expect(transfer).toMatchObject({ amount: 70, rest: 70, doubt: 'unknown' });
  await matchTransferHandler(world.payments)(
    {
      ...who,
      ...{ transferID: transfer!.transferID, rest: euros(70), note: '', idempotencyKey: nextKey() },
      parts: [{ bookingDisplayNumber: stay.number, amount: euros(70) }],
    },
    as(world.ada),
  );
  expect(await propose({ template: 'reversal', draftID: id })).toMatchObject({ type: 'not-reversible' });
  expect(await readStanding(world.database.db, stay.id, clock.today())).toMatchObject({ paid: 7_000 });
  await expectSound();
});
