import { expect, test } from 'vitest';
import { cents } from '../../../domain/cents.ts';
import { euros, negate } from '../../../domain/money.ts';
import { testOperator } from '../../../tests/builders/operator.ts';
import { findRefunds, readBalance } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { payoutStore } from '../payouts/payout-store.ts';
import { statementStore } from '../payouts/statement-store.ts';
import { closeMonth } from '../payouts/payouts.ts';
import { listPostingsHandler } from './handlers/list-postings.ts';
import { manualPostingStore } from './manual-posting-store.ts';
import { sendPostingMail } from './mails/send-posting-mail.ts';
import { exportDatevHandler } from '../payments/handlers/export-datev.ts';
import { exportMoneyHandler } from '../payments/handlers/export-money.ts';
import { datevAccounts } from '../../../domain/operator/datev-accounts.ts';
import { manualPostingsWorld, type Draft } from './testing/manual-postings-world.ts';

const world = manualPostingsWorld();
const { who, clock, sent, as, propose, drafted, decide, aFile, aStay, balance, expectSound } = world;

test('a fee is in the ledger only when another accountant has approved it, on its own day', async () => {
  const before = await balance('bankFees');
  const id = await drafted({ template: 'bankFee', amount: euros(12.9) }, { datedOn: '2027-02-26' });
  expect(await balance('bankFees')).toBe(before);
  expect(await decide(id, 'approve', world.konrad)).toMatchObject({ ok: false, type: 'same-person' });
  expect(await decide(id, 'withdraw', world.ada)).toMatchObject({ ok: false, type: 'other-person' });
  const approved = await decide(id, 'approve');
  expect(approved).toMatchObject({
    ok: true,
    data: { state: 'approved', amount: 12.9, decidedName: 'Ada Vogt' },
  });
  // A repeated approval posts only once, and nobody else can decide again.
  expect(await decide(id, 'approve')).toEqual(approved);
  expect(await decide(id, 'refuse', world.ada, 'zu spät')).toMatchObject({
    ok: false,
    type: 'draft-not-open',
  });
  expect(await balance('bankFees')).toBe(before + 1_290);
  const posting = await world.database.db
    .selectFrom('ledger_postings')
    .select(['posted_at', 'cause'])
    .where('manual_posting_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(posting).toEqual({ posted_at: new Date('2027-02-26T11:00:00Z'), cause: 'bankFee' });
  await expectSound();
});

test('the database itself refuses what one person alone has approved', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(1) });
  const approveAlone = world.database.transaction((tx) =>
    manualPostingStore.decide(tx, id, {
      ...{ state: 'approved', uid: world.konrad, name: 'Konrad Zahl', at: clock.now(), note: '' },
    }),
  );
  await expect(approveAlone).rejects.toThrow(/check constraint/);
  const postAlone = world.database.transaction(async (tx) => {
    const { post } = await import('../ledger/ledger.ts');
    await post(tx, {
      ...{ cause: 'bankFee', key: `manual/${id}/1`, bookingId: null, at: clock.now(), manualPostingId: id },
      entries: [
        { account: 'bankFees', amount: cents(100) },
        { account: 'bank', amount: cents(-100) },
      ],
    });
  });
  await expect(postAlone).rejects.toThrow(/not approved/);
  const change = world.database.db.updateTable('manual_postings').set({ reason: 'anders' });
  const done = await drafted({ template: 'bankFee', amount: euros(2) });
  await decide(done, 'approve');
  await expect(change.where('id', '=', done).execute()).rejects.toThrow(/is decided/);
});

test('a draft is withdrawn by its author, refused by somebody else with a reason, and leaves no trace in the ledger', async () => {
  const before = (await checkLedger(world.database.db)).postings;
  const mine = await drafted({ template: 'bankFee', amount: euros(3) });
  expect(await decide(mine, 'withdraw', world.konrad)).toMatchObject({
    ok: true,
    data: { state: 'withdrawn' },
  });
  const other = await drafted({ template: 'bankFee', amount: euros(4) });
  expect(await decide(other, 'refuse')).toMatchObject({ ok: false, type: 'note-missing' });
  expect(await decide(other, 'refuse', world.konrad, 'doppelt')).toMatchObject({ type: 'same-person' });
  expect(await decide(other, 'refuse', world.ada, 'doppelt')).toMatchObject({
    ok: true,
    data: { state: 'refused', decisionNote: 'doppelt' },
  });
  expect((await checkLedger(world.database.db)).postings).toBe(before);
  sent.length = 0;
  await sendPostingMail(world.deps, { draftId: other, occasion: 'refused' });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain('doppelt');
});

test('a draft is mailed to the other accountants, and no more once it is decided', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(5) });
  const author = await world.database.db
    .selectFrom('accounts')
    .select('email')
    .where('uid', '=', world.konrad)
    .executeTakeFirstOrThrow();
  sent.length = 0;
  await sendPostingMail(world.deps, { draftId: id, occasion: 'drafted' });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to)).not.toContain(author.email);
  sent.length = 0;
  await decide(id, 'approve');
  await sendPostingMail(world.deps, { draftId: id, occasion: 'drafted' });
  expect(sent).toEqual([]);
});

test('a form that is sent twice drafts once', async () => {
  const draft = { template: 'bankFee', amount: euros(6) } as const;
  const [one, other] = await Promise.all([
    propose(draft, { key: 'twice' }),
    propose(draft, { key: 'twice' }),
  ]);
  expect(one).toEqual(other);
  expect(await propose({ ...draft, amount: euros(7) }, { key: 'twice' })).toMatchObject({
    type: 'idempotency-conflict',
  });
});

test('lines are posted in months that are open; those of hosts in the running one, to the host of the booking', async () => {
  const stay = await aStay();
  const lines: Draft = {
    template: 'free',
    lines: [
      {
        account: 'landlordPayable',
        side: 'debit',
        amount: euros(20),
        bookingDisplayNumber: stay.number,
        landlordNumber: null,
      },
      {
        account: 'commissionRevenue',
        side: 'credit',
        amount: euros(20),
        bookingDisplayNumber: stay.number,
        landlordNumber: null,
      },
    ],
  };
  const files = [await aFile()];
  const fee: Draft = { template: 'bankFee', amount: euros(1) };
  expect(await propose(fee, { datedOn: '2027-01-31' })).toMatchObject({
    type: 'day-closed',
    data: { from: '2027-02-01', until: '2027-03-10' },
  });
  expect(await propose(fee, { datedOn: '2027-03-11' })).toMatchObject({ type: 'day-closed' });
  expect(await propose(lines, { datedOn: '2027-02-28', files })).toMatchObject({
    type: 'day-closed',
    data: { from: '2027-03-01' },
  });
  const owedBefore = await payoutStore.listOwed(world.database.db, '2030-01-01');
  await decide(await drafted(lines, { files }), 'approve');
  const owed = await payoutStore.listOwed(world.database.db, '2030-01-01');
  const of = (parts: typeof owed) => parts.find(({ bookingId }) => bookingId === stay.id)!.amount;
  expect(of(owed)).toBe(of(owedBefore) - 2_000);
  // The statement of the month has a line for it, and its sum equals that of the ledger.
  await world.database.transaction((tx) =>
    closeMonth(tx, 1, '2027-03', new Date('2027-04-01T03:00:00Z'), testOperator),
  );
  const [statement] = await statementStore.listStatements(world.database.db, 1);
  expect(statement!.facts.lines).toContainEqual(
    expect.objectContaining({ kind: 'manual', amount: -2_000, price: null }),
  );
  expect(statement!.facts.closing).toBe(
    negate(await readBalance(world.database.db, 'landlordPayable', { subject: 'landlord/1' })),
  );
  await expectSound();
});

test('a booking that nobody knows, an iban that is none and a stay without payment are refused', async () => {
  const stay = await aStay();
  const refund = (changes: Partial<Extract<Draft, { template: 'guestRefund' }>>) =>
    propose({
      ...{
        template: 'guestRefund',
        bookingDisplayNumber: stay.number,
        source: stay.source,
        amount: euros(10),
      },
      ...{ bearer: 'house', holder: '', iban: '', ...changes },
    });
  expect(await refund({ bookingDisplayNumber: 999_999 })).toMatchObject({
    type: 'booking-not-found',
    data: { numbers: [999_999] },
  });
  expect(await refund({ source: 'payment/999' })).toMatchObject({ type: 'source-not-found' });
  expect(await refund({ holder: 'Ina Muster', iban: 'DE00370400440532013000' })).toMatchObject({
    type: 'iban-invalid',
  });
  expect(await refund({ iban: 'DE89370400440532013000' })).toMatchObject({ type: 'account-missing' });
  expect(await refund({ amount: euros(700.01) })).toMatchObject({
    type: 'refund-exceeds',
    data: { left: 700 },
  });
});

test('two drafts of the same money: the second is refused when it is approved, also at the same time', async () => {
  const stay = await aStay();
  const refund: Draft = {
    ...{
      template: 'guestRefund',
      bookingDisplayNumber: stay.number,
      source: stay.source,
      amount: euros(400),
    },
    ...{ bearer: 'house', holder: '', iban: '' },
  };
  await world.database.db
    .updateTable('bank_transfers')
    .set({ other_iban: 'DE89370400440532013000' })
    .where('id', '=', Number(stay.source.split('/')[1]))
    .execute();
  const [one, other] = [await drafted(refund), await drafted(refund)];
  const outcomes = await Promise.all([decide(one, 'approve'), decide(other, 'approve')]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ type: 'refund-exceeds', data: { left: 300 } });
  const refunds = await findRefunds(world.database.db, stay.id);
  expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(40_000);
  // A draft that was refused at the approval keeps waiting, and can be withdrawn.
  const { data } = (await listPostingsHandler(world.deps)({ ...who, list: 'waiting' }, as(world.ada))) as {
    data: { postings: { draftID: number }[] };
  };
  const left = [one, other].filter((id) => data.postings.some(({ draftID }) => draftID === id));
  expect(left).toHaveLength(1);
  expect(await decide(left[0]!, 'withdraw', world.konrad)).toMatchObject({ ok: true });
  await expectSound();
});

test('spreadsheet and DATEV show postings by hand with their reason, and both add up to the ledger', async () => {
  const period = { from: '2027-01-01', until: '2027-12-31' };
  const csv = await exportMoneyHandler(world.payments)(
    { ...who, ...period, sheetIn: undefined },
    as(world.konrad),
  );
  if (!csv.ok) throw new Error(csv.type);
  const rows = csv.data.content.split('\r\n').filter((row) => row.includes(',bankFees,'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.endsWith('wie im Beleg'))).toBe(true);
  const sum = rows.reduce((total, row) => total + Math.round(Number(row.split(',')[7]) * 100), 0);
  expect(sum).toBe(await balance('bankFees'));

  const datev = await exportDatevHandler({
    ...world.payments,
    operator: () => ({
      ...testOperator,
      facts: { ...testOperator.facts, datevConsultant: '1234567', datevClient: '12345', datevChart: 'skr03' },
    }),
  })({ ...who, ...period }, as(world.konrad));
  if (!datev.ok) throw new Error(datev.type);
  const lines = Buffer.from(datev.data.base64, 'base64').toString('latin1').split('\r\n').slice(2);
  const fields = lines.map((one) => one.split(';'));
  const fees = fields.filter(([, , , , , , debit, credit]) =>
    [debit, credit].includes(datevAccounts.skr03.bankFees),
  );
  const cent = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100);
  const total = fees.reduce(
    (all, [amount = '', , , , , , debit]) =>
      all + (debit === datevAccounts.skr03.bankFees ? cent(amount) : -cent(amount)),
    0,
  );
  expect(total).toBe(await balance('bankFees'));
  expect(fees.every((one) => one[13]!.includes('wie im Beleg'))).toBe(true);
});

test('refused drafts go after their time, approved ones stay', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(8) });
  await decide(id, 'refuse', world.ada, 'falsch');
  const stays = await drafted({ template: 'bankFee', amount: euros(9) });
  await decide(stays, 'approve');
  await world.database.transaction((tx) =>
    manualPostingStore.forgetDropped(tx, new Date('2027-03-10T09:00:00Z')),
  );
  expect(await manualPostingStore.find(world.database.db, id)).not.toBeNull();
  await world.database.transaction((tx) =>
    manualPostingStore.forgetDropped(tx, new Date('2027-03-11T09:00:00Z')),
  );
  expect(await manualPostingStore.find(world.database.db, id)).toBeNull();
  expect(await manualPostingStore.find(world.database.db, stays)).not.toBeNull();
  await expectSound();
});
