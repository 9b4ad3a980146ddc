import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestOf } from '../../../contract/define-endpoint.ts';
import type { draftPosting } from '../../../contract/manual-postings/draft-posting.ts';
import { cents } from '../../../domain/cents.ts';
import { datevAccounts } from '../../../domain/operator/datev-accounts.ts';
import { euros, negate } from '../../../domain/money.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { currentOperator, testOperator } from '../../../tests/builders/operator.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { checkMoneyFile } from '../../../engines/documents/testing/money-files/check-money-file.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { findRefunds, readBalance, standingOfBooking } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { exportDatevHandler } from '../payments/handlers/export-datev.ts';
import { exportMoneyHandler } from '../payments/handlers/export-money.ts';
import { matchTransferHandler } from '../payments/handlers/match-transfer.ts';
import { getRefundFileHandler } from '../payments/handlers/get-refund-file.ts';
import { setTransferAsideHandler } from '../payments/handlers/set-transfer-aside.ts';
import { undoTransferAsideHandler } from '../payments/handlers/undo-transfer-aside.ts';
import { findMoneyHandler } from '../payments/handlers/find-money.ts';
import { importLines } from '../payments/import-lines.ts';
import type { PaymentsDeps } from '../payments/payments.ts';
import { buildStatement } from '../payments/testing/build-statement.ts';
import { payoutStore } from '../payouts/payout-store.ts';
import { statementStore } from '../payouts/statement-store.ts';
import { closeMonth } from '../payouts/payouts.ts';
import { decidePostingHandler } from './handlers/decide-posting.ts';
import { draftPostingHandler } from './handlers/draft-posting.ts';
import { getRefundSourcesHandler } from './handlers/get-refund-sources.ts';
import { listPostingsHandler } from './handlers/list-postings.ts';
import { checkManualPostings } from './manual-postings.ts';
import type { ManualPostingsDeps } from './manual-postings-context.ts';
import { manualPostingStore } from './manual-posting-store.ts';
import { sendPostingMail } from './mails/send-posting-mail.ts';

const clock = fixedClock('2027-03-10T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let deps: ManualPostingsDeps;
let payments: PaymentsDeps;
const held = new Set<string>();
const sent: { to: string; id: string; text: string }[] = [];
let [konrad, ada] = ['', ''];

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  const accounts = {
    moneyWaitsUntil: (_tx: unknown, uids: readonly string[]) =>
      Promise.resolve(uids.some((uid) => held.has(uid)) ? new Date('2027-12-31T00:00:00Z') : null),
  };
  const shared = {
    connection: database,
    clock,
    publicUrl: 'https://www.feriola.test',
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    accounts,
    mail: {
      send: (mail: { to: { address: string }; id: string; text: string }) => {
        sent.push({ to: mail.to.address, id: mail.id, text: mail.text });
        return Promise.resolve();
      },
    },
    findPersonName: (uid: string) => Promise.resolve(uid === konrad ? 'Konrad Zahl' : 'Ada Vogt'),
  };
  deps = {
    ...shared,
    secret: 'a key for tests that is long enough',
    attachments: {
      ofTickets: (tickets) => tickets.map(Number),
      keep: () => Promise.resolve(true),
      present: (_db, ids) =>
        Promise.resolve(
          new Map(ids.map((id) => [id, { name: 'beleg.pdf', type: 'application/pdf', bytes: 1, href: '/' }])),
        ),
      release: () => Promise.resolve(),
    },
  };
  payments = {
    ...shared,
    log: kit.deps.log,
    cards: null,
    booking: kit.area,
    partners: kit.deps.partners,
    recipients: kit.deps.recipients,
    payouts: { matchPayout: () => Promise.resolve(null) },
  };
  konrad = (await aSession(database, { roles: ['accounting'] })).uid;
  ada = (await aSession(database, { roles: ['admin'] })).uid;
}, 120_000);
beforeEach(() => held.clear());
afterAll(async () => {
  kit.remove();
  await database.close();
});

const as = (uid: string) => ({ ...aCall(), user: { uid } as LoggedIn });
const who = { uid: '', jwt: '' };
type Draft = RequestOf<typeof draftPosting>['draft'];
let keys = 0;

const propose = (
  draft: Draft,
  { by = konrad, datedOn = '2027-03-10', key = `key ${++keys}`, files = [] as string[] } = {},
) =>
  draftPostingHandler(deps)(
    { ...who, draft, datedOn, reason: 'wie im Beleg', files, idempotencyKey: key },
    as(by),
  );

async function drafted(draft: Draft, options: Parameters<typeof propose>[1] = {}): Promise<number> {
  const outcome = await propose(draft, options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.data.draftID;
}

const decide = (draftID: number, decision: 'approve' | 'refuse' | 'withdraw', by = ada, note = '') =>
  decidePostingHandler(deps)({ ...who, draftID, decision, note }, as(by));

async function aFile(): Promise<string> {
  const { attachment_id } = await database.db
    .insertInto('attachments')
    .values({
      file_key: `attachments/${++keys}.pdf`,
      name: 'beleg.pdf',
      type: 'application/pdf',
      bytes: 1,
      created_at: clock.now(),
    })
    .returning('attachment_id')
    .executeTakeFirstOrThrow();
  return String(attachment_id);
}

let lastReference = 0;
async function receive(amount: number, purpose: string): Promise<number> {
  const reference = `H${++lastReference}`;
  const outcome = await importLines(
    payments,
    buildStatement([{ amount: cents(amount), purpose, reference }]),
  );
  if (!outcome.ok) throw new Error(outcome.type);
  const query = database.db.selectFrom('bank_transfers').select('id').where('bank_reference', '=', reference);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** 700 euros, of which the host gets 595. */
async function aStay(isPaid = true) {
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
  });
  const reply = await kit.create(bookingInput(home));
  if (!reply.ok) throw new Error(reply.type);
  const transfer = isPaid ? await receive(70_000, String(reply.data.bookingDisplayNumber)) : 0;
  const { bookingID: id, bookingDisplayNumber: number } = reply.data;
  return { id, number, source: `transfer/${transfer}` };
}

const balance = (account: Parameters<typeof readBalance>[1], bookingId?: number) =>
  readBalance(database.db, account, bookingId === undefined ? {} : { bookingId });

/** The books are right: nothing is apart, and drafts and ledger say the same. */
async function expectSound(): Promise<void> {
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
  expect(await checkManualPostings(database.db)).toEqual({ apart: 0, alone: 0 });
}

test('a fee is in the ledger only when another accountant has approved it, on its own day', async () => {
  const before = await balance('bankFees');
  const id = await drafted({ template: 'bankFee', amount: euros(12.9) }, { datedOn: '2027-02-26' });
  expect(await balance('bankFees')).toBe(before);
  expect(await decide(id, 'approve', konrad)).toMatchObject({ ok: false, type: 'same-person' });
  expect(await decide(id, 'withdraw', ada)).toMatchObject({ ok: false, type: 'other-person' });
  const approved = await decide(id, 'approve');
  expect(approved).toMatchObject({
    ok: true,
    data: { state: 'approved', amount: 12.9, decidedName: 'Ada Vogt' },
  });
  // Pressed twice it is posted once, and nobody else decides anew.
  expect(await decide(id, 'approve')).toEqual(approved);
  expect(await decide(id, 'refuse', ada, 'zu spät')).toMatchObject({ ok: false, type: 'draft-not-open' });
  expect(await balance('bankFees')).toBe(before + 1_290);
  const posting = await database.db
    .selectFrom('ledger_postings')
    .select(['posted_at', 'cause'])
    .where('manual_posting_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(posting).toEqual({ posted_at: new Date('2027-02-26T11:00:00Z'), cause: 'bankFee' });
  await expectSound();
});

test('the database itself refuses what one person alone has approved', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(1) });
  const approveAlone = database.transaction((tx) =>
    manualPostingStore.decide(tx, id, {
      ...{ state: 'approved', uid: konrad, name: 'Konrad Zahl', at: clock.now(), note: '' },
    }),
  );
  await expect(approveAlone).rejects.toThrow(/check constraint/);
  const postAlone = database.transaction(async (tx) => {
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
  const change = database.db.updateTable('manual_postings').set({ reason: 'anders' });
  const done = await drafted({ template: 'bankFee', amount: euros(2) });
  await decide(done, 'approve');
  await expect(change.where('id', '=', done).execute()).rejects.toThrow(/is decided/);
});

test('a draft is withdrawn by its author, refused by somebody else with a reason, and leaves no trace in the ledger', async () => {
  const before = (await checkLedger(database.db)).postings;
  const mine = await drafted({ template: 'bankFee', amount: euros(3) });
  expect(await decide(mine, 'withdraw', konrad)).toMatchObject({ ok: true, data: { state: 'withdrawn' } });
  const other = await drafted({ template: 'bankFee', amount: euros(4) });
  expect(await decide(other, 'refuse')).toMatchObject({ ok: false, type: 'note-missing' });
  expect(await decide(other, 'refuse', konrad, 'doppelt')).toMatchObject({ type: 'same-person' });
  expect(await decide(other, 'refuse', ada, 'doppelt')).toMatchObject({
    ok: true,
    data: { state: 'refused', decisionNote: 'doppelt' },
  });
  expect((await checkLedger(database.db)).postings).toBe(before);
  sent.length = 0;
  await sendPostingMail(deps, { draftId: other, occasion: 'refused' });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain('doppelt');
});

test('a draft is mailed to the other accountants, and no more once it is decided', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(5) });
  const author = await database.db
    .selectFrom('accounts')
    .select('email')
    .where('uid', '=', konrad)
    .executeTakeFirstOrThrow();
  sent.length = 0;
  await sendPostingMail(deps, { draftId: id, occasion: 'drafted' });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.map(({ to }) => to)).not.toContain(author.email);
  sent.length = 0;
  await decide(id, 'approve');
  await sendPostingMail(deps, { draftId: id, occasion: 'drafted' });
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
  expect(await standingOfBooking(database.db, from.id, today)).toMatchObject({ open: 10_000, paid: 70_000 });
  expect(await standingOfBooking(database.db, to.id, today)).toMatchObject({ open: 60_000 });
  expect(await balance('clearing')).toBe(0);
  expect(await balance('clearing', from.id)).toBe(-10_000);
  await expectSound();

  const reversal = await drafted({ template: 'reversal', draftID: id }, { by: ada });
  expect(await propose({ template: 'reversal', draftID: id })).toMatchObject({ type: 'not-reversible' });
  expect(await decide(reversal, 'approve', ada)).toMatchObject({ type: 'same-person' });
  expect(await decide(reversal, 'approve', konrad)).toMatchObject({ ok: true, data: { reverses: id } });
  expect(await standingOfBooking(database.db, from.id, today)).toMatchObject({ open: 0 });
  expect(await standingOfBooking(database.db, to.id, today)).toMatchObject({ open: 70_000 });
  const { data } = await listPostingsHandler(deps)({ ...who, list: 'decided' }, as(ada));
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
  expect(await findRefunds(database.db, stay.id)).toMatchObject([
    { amount_cents: 5_000, state: 'intended', reason: 'byHand', way: 'transfer' },
  ]);
  await expectSound();
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
  const owedBefore = await payoutStore.listOwed(database.db, '2030-01-01');
  await decide(await drafted(lines, { files }), 'approve');
  const owed = await payoutStore.listOwed(database.db, '2030-01-01');
  const of = (parts: typeof owed) => parts.find(({ bookingId }) => bookingId === stay.id)!.amount;
  expect(of(owed)).toBe(of(owedBefore) - 2_000);
  // The statement of the month shows it as a line, and its sum is what the ledger says.
  await database.transaction((tx) =>
    closeMonth(tx, 1, '2027-03', new Date('2027-04-01T03:00:00Z'), testOperator),
  );
  const [statement] = await statementStore.listStatements(database.db, 1);
  expect(statement!.facts.lines).toContainEqual(
    expect.objectContaining({ kind: 'manual', amount: -2_000, price: null }),
  );
  expect(statement!.facts.closing).toBe(
    negate(await readBalance(database.db, 'landlordPayable', { subject: 'landlord/1' })),
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

test.each(['house', 'host', 'guest'] as const)(
  'a refund by hand borne by the %s goes into the file of the bank, and the next statement books it',
  async (bearer) => {
    const stay = await aStay();
    const found = await getRefundSourcesHandler(deps)(
      { ...who, bookingDisplayNumber: stay.number },
      as(konrad),
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
    held.add(konrad);
    expect(await decide(id, 'approve')).toMatchObject({ type: 'money-waits' });
    held.clear();
    // What goes back, not the sum of all lines.
    expect(await decide(id, 'approve')).toMatchObject({ ok: true, data: { amount: 150 } });
    const [refund] = await findRefunds(database.db, stay.id);
    expect(refund).toMatchObject({
      state: 'released',
      way: 'transfer',
      iban: 'DE89370400440532013000',
      amount_cents: 15_000,
    });
    const borne = {
      house: [(await balance('goodwillCost')) - goodwill, 15_000],
      host: [await balance('landlordPayable', stay.id), 15_000 - 59_500],
      guest: [(await standingOfBooking(database.db, stay.id, clock.today())).open, 15_000],
    } as const;
    expect(borne[bearer][0]).toBe(borne[bearer][1]);
    expect(await standingOfBooking(database.db, stay.id, clock.today())).toMatchObject({
      paid: 55_000,
      open: bearer === 'guest' ? 15_000 : 0,
      overpaid: 0,
    });

    const file = await getRefundFileHandler(payments)({ ...who, fileID: null }, as(konrad));
    if (!file.ok) throw new Error(file.type);
    expect(file.data.refunds).toBe(1);
    expect(file.data.content).toContain(`ER-${refund!.id}`);
    expect(file.data.content).toContain('150.00');
    expect(await checkMoneyFile('pain.001', file.data.content)).toEqual([]);
    expect(await getRefundFileHandler(payments)({ ...who, fileID: null }, as(konrad))).toMatchObject({
      type: 'nothing-to-send',
    });
    await receive(-15_000, `ER-${refund!.id}`);
    expect((await findRefunds(database.db, stay.id))[0]).toMatchObject({ state: 'done' });
    expect(await balance('refundsPayable', stay.id)).toBe(0);
    await expectSound();
  },
);

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
  await database.db
    .updateTable('bank_transfers')
    .set({ other_iban: 'DE89370400440532013000' })
    .where('id', '=', Number(stay.source.split('/')[1]))
    .execute();
  const [one, other] = [await drafted(refund), await drafted(refund)];
  const outcomes = await Promise.all([decide(one, 'approve'), decide(other, 'approve')]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ type: 'refund-exceeds', data: { left: 300 } });
  const refunds = await findRefunds(database.db, stay.id);
  expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(40_000);
  // What was refused at the approval waits on, and can be withdrawn.
  const { data } = (await listPostingsHandler(deps)({ ...who, list: 'waiting' }, as(ada))) as {
    data: { postings: { draftID: number }[] };
  };
  const left = [one, other].filter((id) => data.postings.some(({ draftID }) => draftID === id));
  expect(left).toHaveLength(1);
  expect(await decide(left[0]!, 'withdraw', konrad)).toMatchObject({ ok: true });
  await expectSound();
});

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
  await decide(second, 'withdraw', konrad);
  const row = () =>
    database.db
      .selectFrom('bank_transfers')
      .select(['state', 'doubt'])
      .where('id', '=', transfer)
      .executeTakeFirst();
  expect(await row()).toEqual({ state: 'set-aside', doubt: null });
  const reversal = await drafted({ template: 'reversal', draftID: id });
  await decide(reversal, 'approve');
  expect(await row()).toEqual({ state: 'doubtful', doubt: 'reopened' });

  await decide(await drafted(open(2.5)), 'approve');
  expect((await standingOfBooking(database.db, stay.id, clock.today())).open).toBe(69_750);
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
  const assign = matchTransferHandler(payments)(
    {
      ...{ ...who, transferID: transfer, rest: euros(5), note: '', idempotencyKey: `key ${++keys}` },
      parts: [{ bookingDisplayNumber: stay.number, amount: euros(5) }],
    },
    as(konrad),
  );
  const [approved, assigned] = await Promise.all([decide(id, 'approve'), assign]);
  expect([approved.ok, assigned.ok].filter(Boolean)).toHaveLength(1);
  expect(await readBalance(database.db, 'unallocatedReceipts', { subject: `transfer/${transfer}` })).toBe(0);
  if (!approved.ok) await decide(id, 'withdraw', konrad);
  await expectSound();
});

test('a voucher for goodwill is worth its sum once it is approved, and its code goes to its recipient', async () => {
  const count = async () =>
    Number(
      (
        await database.db
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
  const voucher = await database.db
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
  expect(await readBalance(database.db, 'voucherLiability', { subject: `voucher/${voucher.id}` })).toBe(
    -5_000,
  );
  const jobs = await database.db
    .selectFrom('jobs')
    .select('key')
    .where('name', '=', 'vouchers.mail')
    .execute();
  expect(jobs.map(({ key }) => key)).toContain(`${voucher.id}-gift`);
  expect(await propose({ template: 'reversal', draftID: id })).toMatchObject({ type: 'not-reversible' });
  await expectSound();
});

test('spreadsheet and DATEV show postings by hand with their reason, and both add up to the ledger', async () => {
  const period = { from: '2027-01-01', until: '2027-12-31' };
  const csv = await exportMoneyHandler(payments)({ ...who, ...period, sheetIn: undefined }, as(konrad));
  if (!csv.ok) throw new Error(csv.type);
  const rows = csv.data.content.split('\r\n').filter((row) => row.includes(',bankFees,'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.endsWith('wie im Beleg'))).toBe(true);
  const sum = rows.reduce((total, row) => total + Math.round(Number(row.split(',')[7]) * 100), 0);
  expect(sum).toBe(await balance('bankFees'));

  const datev = await exportDatevHandler({
    ...payments,
    operator: () => ({
      ...testOperator,
      facts: { ...testOperator.facts, datevConsultant: '1234567', datevClient: '12345', datevChart: 'skr03' },
    }),
  })({ ...who, ...period }, as(konrad));
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

test('a transfer that was set aside waits again, with who and why in its history', async () => {
  const id = await receive(4_500, 'Vereinsbeitrag');
  const find = async (list: 'unmatched' | 'aside') => {
    const found = await findMoneyHandler(payments)({ ...who, list, query: '' }, as(ada));
    if (!found.ok) throw new Error('not found');
    return found.data.transfers.find(({ transferID }) => transferID === id);
  };
  const undo = (rest: number) =>
    undoTransferAsideHandler(payments)(
      { ...who, transferID: id, rest: euros(rest), note: 'doch ein Gast' },
      as(ada),
    );
  expect(await undo(45)).toMatchObject({ type: 'transfer-not-aside' });
  await setTransferAsideHandler(payments)({ ...who, transferID: id, rest: euros(45), note: '' }, as(konrad));
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

test('refused drafts go after their time, approved ones stay', async () => {
  const id = await drafted({ template: 'bankFee', amount: euros(8) });
  await decide(id, 'refuse', ada, 'falsch');
  const stays = await drafted({ template: 'bankFee', amount: euros(9) });
  await decide(stays, 'approve');
  await database.transaction((tx) => manualPostingStore.forgetDropped(tx, new Date('2027-03-10T09:00:00Z')));
  expect(await manualPostingStore.find(database.db, id)).not.toBeNull();
  await database.transaction((tx) => manualPostingStore.forgetDropped(tx, new Date('2027-03-11T09:00:00Z')));
  expect(await manualPostingStore.find(database.db, id)).toBeNull();
  expect(await manualPostingStore.find(database.db, stays)).not.toBeNull();
  await expectSound();
});
