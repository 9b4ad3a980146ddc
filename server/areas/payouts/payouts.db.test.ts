import { currentOperator, testOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import {
  schemaFindings,
  schematronFindings,
} from '../../../engines/documents/testing/en16931/check-invoice.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { checkMoneyFile } from '../../../engines/documents/testing/money-files/check-money-file.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { payoutStore } from './payout-store.ts';
import { fixedClock } from '../../platform/clock.ts';
import { readBalance } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { importLines } from '../payments/import-lines.ts';
import { buildStatement } from '../payments/testing/build-statement.ts';
import { closeMonths } from './close-month.ts';
import { commissionInvoiceXml } from './documents/commission-invoice-pdf.ts';
import { findDocument } from './documents/landlord-documents.ts';
import { decidePayoutsHandler } from './handlers/decide-payouts.ts';
import { exportDac7Handler } from './handlers/export-dac7.ts';
import { findPayoutsHandler } from './handlers/find-payouts.ts';
import { getLandlordPayoutsHandler } from './handlers/get-landlord-payouts.ts';
import { getPayoutFileHandler } from './handlers/get-payout-file.ts';
import { preparePayoutsHandler } from './handlers/prepare-payouts.ts';
import { returnPayoutHandler } from './handlers/return-payout.ts';
import { setLandlordAccountHandler } from './handlers/set-landlord-account.ts';
import { setLandlordTaxFactsHandler } from './handlers/set-landlord-tax-facts.ts';
import { createPayouts, payoutLines, type PayoutsDeps } from './payouts.ts';
import { payoutReference } from './rules/due-by-landlord.ts';
import { statementStore } from './statement-store.ts';
import { cents } from '../../../domain/cents.ts';
import { euros } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let deps: PayoutsDeps;
let area: ReturnType<typeof createPayouts>;

/** Money of these people is held back. */
const held = new Set<string>();
const sent: { to: string; id: string; files: string[] }[] = [];
/** The proof that is demanded of the landlord before the account is changed; null: none, as it was given. */
let refusal: Awaited<ReturnType<PayoutsDeps['prove']>> = null;

const ibanOf = { 1: 'DE89370400440532013000', 2: 'FR1420041010050500013M02606' } as const;
const people: Record<1 | 2, string> = { 1: '', 2: '' };

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  deps = {
    connection: database,
    clock,
    publicUrl: 'https://www.feriola.test',
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    accounts: {
      moneyWaitsUntil: (_tx, uids) =>
        Promise.resolve(uids.some((uid) => held.has(uid)) ? new Date('2027-12-31T00:00:00Z') : null),
      findAccount: () => Promise.resolve(null),
      findOwner: () => Promise.resolve({ email: 'erika@example.com', asksCode: false, hasPasskey: true }),
    },
    prove: () => Promise.resolve(refusal),
    documents: kit.deps.documents,
    mail: {
      send: (mail) => {
        sent.push({
          to: mail.to.address,
          id: mail.id,
          files: (mail.attachments ?? []).map(({ name }) => name),
        });
        return Promise.resolve();
      },
    },
    findPersonName: (uid) => Promise.resolve(uid),
  };
  area = createPayouts(deps);
  for (const landlord of [1, 2] as const) {
    await aHome(database, { landlord });
    const { uid } = await aSession(database, { roles: ['landlord'] });
    people[landlord] = uid;
    await database.db
      .insertInto('account_businesses')
      .values({ kind: 'landlord', subject: landlord, uid })
      .execute();
  }
  await database.db
    .updateTable('landlords')
    .set({
      address: JSON.stringify({ street: '1 quai', zip: '29200', city: 'Brest', country: 'FR' }),
      vat_id: 'FR12345678901',
      language: 'fr',
    })
    .where('id', '=', 2)
    .execute();
}, 120_000);
beforeEach(() => {
  held.clear();
  refusal = null;
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

const as = (uid: string) => ({ ...aCall(), user: { uid } as LoggedIn });
const who = { uid: '', jwt: '' };

async function aPaidStay(
  landlord: 1 | 2,
  fields: Record<string, unknown> = {},
  asked: Parameters<typeof bookingInput>[1] = {},
) {
  const home = await aHome(database, {
    landlord,
    seasons: [{ fromDate: '2027-01-01' }],
    columns: {
      instant_booking: true,
      cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]),
      ...fields,
    },
  });
  const reply = await kit.create(bookingInput(home, asked));
  if (!reply.ok) throw new Error(reply.type);
  if (fields['landlord_collects'] !== true) await pay(reply.data.bookingDisplayNumber, 70_000);
  return reply.data;
}

let lastReference = 0;
const statement = (amount: number, purpose: string) =>
  importLines(
    { connection: database, clock, operator: currentOperator, payouts: payoutLines },
    buildStatement([{ amount: cents(amount), purpose, reference: `B${++lastReference}` }]),
  );
async function pay(number: number, amount: number): Promise<void> {
  expect(await statement(amount, `Buchung ${number}`)).toMatchObject({ data: { matched: 1 } });
}

const setAccount = (landlord: 1 | 2, iban: string = ibanOf[landlord]) =>
  setLandlordAccountHandler(deps)(
    {
      ...who,
      languageCode: 'de',
      landlordNumber: landlord,
      holder: `Vermieterin ${landlord} Müller & Söhne`,
      iban,
      currentPassword: 'secret',
    },
    as(people[landlord]),
  );
const prepare = (uid = 'ada', executeOn = '2027-07-20') =>
  preparePayoutsHandler(deps)({ ...who, executeOn }, as(uid));
const decide = (runID: number, decision: 'release' | 'discard', uid: string) =>
  decidePayoutsHandler(deps)({ ...who, runID, decision }, as(uid));
const found = async () => {
  const reply = await findPayoutsHandler(deps)(who, as('ada'));
  if (!reply.ok) throw new Error('not found');
  return reply.data;
};
const fileOf = async (runID: number): Promise<string> => {
  const reply = await getPayoutFileHandler(deps)({ ...who, runID }, as('ada'));
  if (!reply.ok) throw new Error(reply.type);
  return reply.data.content;
};
async function prepared(): Promise<number> {
  const reply = await prepare();
  if (!reply.ok) throw new Error(reply.type);
  return reply.data.runID;
}
const owedTo = async (landlord: number): Promise<number> =>
  0 - (await readBalance(database.db, 'landlordPayable', { subject: `landlord/${landlord}` }));

test('a wrong number, a foreign landlord and a missing password change no account; a new one waits 72 hours', async () => {
  expect(await setAccount(1, 'DE89370400440532013001')).toMatchObject({ type: 'iban-invalid' });
  refusal = { ok: false, type: 'wrong-password', data: null };
  expect(await setAccount(1)).toMatchObject({ type: 'wrong-password' });
  refusal = null;
  const foreign = setLandlordAccountHandler(deps)(
    { ...who, languageCode: 'de', landlordNumber: 2, holder: 'X', iban: ibanOf[1], currentPassword: 'x' },
    as(people[1]),
  );
  expect(await foreign).toMatchObject({ type: 'landlord-not-found' });
  const input = {
    ...who,
    languageCode: 'de',
    landlordNumber: 1,
    iban: ibanOf[1],
    currentPassword: 'x',
  } as const;
  const unwritable = setLandlordAccountHandler(deps)({ ...input, holder: '山田太郎' }, as(people[1]));
  expect(await unwritable).toMatchObject({ type: 'holder-unwritable' });
  expect(await database.db.selectFrom('landlord_accounts').selectAll().execute()).toEqual([]);

  expect(await setAccount(1)).toMatchObject({
    ok: true,
    data: { account: { ibanEnd: '3000', waitsUntil: '2027-03-04T10:00:00.000Z' } },
  });
  clock.set('2027-03-02T10:00:00Z');
  await setAccount(1);
  const rows = await database.db.selectFrom('landlord_accounts').selectAll().execute();
  expect(rows, 'the same account typed again does not begin the wait anew').toHaveLength(1);
});

test('a stay is paid out once it has begun and is paid, by two people, and once', async () => {
  const stay = await aPaidStay(1);
  expect(await found()).toMatchObject({ due: [] });
  expect(await prepare()).toMatchObject({ type: 'day-invalid' });
  clock.set('2027-07-03T10:00:00Z');
  expect(await found()).toMatchObject({ due: [{ landlordNumber: 1, amount: 595, hindrance: null }] });
  const account = database.db.updateTable('landlord_accounts').where('landlord_id', '=', 1);
  await account.set({ holder: '山田太郎' }).execute();
  expect(await found()).toMatchObject({ due: [{ hindrance: 'holder-unwritable' }] });
  expect(await prepare()).toMatchObject({ type: 'nothing-due' });
  await account.set({ holder: 'Vermieterin 1 Müller & Söhne' }).execute();
  held.add(people[1]);
  expect(await found()).toMatchObject({ due: [{ hindrance: 'person-waits' }] });
  expect(await prepare()).toMatchObject({ type: 'nothing-due' });
  held.clear();

  const runID = await prepared();
  expect(await prepare('bob')).toMatchObject({ type: 'run-waits' });
  expect(await getPayoutFileHandler(deps)({ ...who, runID }, as('ada'))).toMatchObject({
    type: 'run-not-released',
  });
  expect(await decide(runID, 'release', 'ada')).toMatchObject({ type: 'same-person' });
  held.add('bob');
  expect(await decide(runID, 'release', 'bob')).toMatchObject({ type: 'money-waits' });
  held.clear();
  expect(await owedTo(1)).toBe(59_500);
  const tries = await Promise.all(['bob', 'cem', 'dee', 'eva'].map((uid) => decide(runID, 'release', uid)));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await owedTo(1)).toBe(0);
  expect(await found()).toMatchObject({ due: [], runs: [{ state: 'released', total: 595 }] });
  expect(await prepare('ada', '2027-07-21')).toMatchObject({ type: 'nothing-due' });

  const [payout] = await database.db.selectFrom('payouts').selectAll().execute();
  const xml = await fileOf(runID);
  expect(await checkMoneyFile('pain.001', xml)).toEqual([]);
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
  expect(xml).toContain('<Nm>Vermieterin 1 Mueller + Soehne</Nm>');
  expect(await fileOf(runID)).toBe(xml);

  const reference = payoutReference(payout!.id);
  const inTransit = () => readBalance(database.db, 'payoutsInTransit');
  expect(await inTransit()).toBe(-59_500);
  expect(await statement(-59_000, `Feriola GmbH ${reference}`)).toMatchObject({ data: { setAside: 1 } });
  expect(await statement(-59_500, `Feriola GmbH ${reference}`)).toMatchObject({ data: { matched: 1 } });
  expect(await statement(-59_500, `Feriola GmbH ${reference}`)).toMatchObject({ data: { setAside: 1 } });
  expect(await inTransit()).toBe(0);
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
  const acts = await database.db.selectFrom('money_acts').select(['act', 'uid']).orderBy('id').execute();
  const told = acts.map(({ act }) => act).filter((act) => act.startsWith('payout'));
  expect(told).toEqual(['payout-prepare', 'payout-release', 'payout-file', 'payout-file']);

  // The bank of the landlord sends it back: it is owed again, and paid with the next run.
  expect(await statement(59_500, `Rückgabe ${reference}`)).toMatchObject({ data: { matched: 1 } });
  expect(await owedTo(1)).toBe(59_500);
  expect(await inTransit()).toBe(0);
  const again = await prepared();
  expect(await decide(again, 'release', 'bob')).toMatchObject({ ok: true });
  expect(await owedTo(1)).toBe(0);
  const second = (await found()).runs[0]!.payouts[0]!;
  const back = { ...who, payoutID: second.payoutID, note: 'refused by the bank' };
  expect(await returnPayoutHandler(deps)(back, as('ada'))).toMatchObject({ ok: true });
  expect(await returnPayoutHandler(deps)(back, as('ada'))).toMatchObject({ type: 'payout-not-sent' });
  expect(await owedTo(1)).toBe(59_500);
  expect(await decide(await prepared(), 'release', 'bob')).toMatchObject({ ok: true });
  expect(stay.bookingID).toBeGreaterThan(0);
});

test('nothing leaves where an account or an amount was changed after it was prepared', async () => {
  clock.set('2027-03-10T10:00:00Z');
  const stay = await aPaidStay(1);
  clock.set('2027-07-04T10:00:00Z');
  const first = await prepared();
  await setAccount(1, 'ES9121000418450200051332');
  expect(await decide(first, 'release', 'bob')).toMatchObject({ type: 'figures-changed' });
  expect(await owedTo(1)).toBe(59_500);
  expect(await decide(first, 'discard', 'ada')).toMatchObject({ ok: true });
  expect(await decide(first, 'release', 'bob')).toMatchObject({ type: 'run-not-open' });
  expect(await prepare()).toMatchObject({ type: 'nothing-due' });
  expect(await found()).toMatchObject({ due: [{ hindrance: 'account-waits' }] });
  clock.set('2027-07-08T10:00:00Z');
  const second = await prepared();
  // The office refunds a part of the commission meanwhile, so that the ledger owes another amount.
  await database.transaction(async (tx) => {
    const { post } = await import('../ledger/ledger.ts');
    await post(tx, {
      cause: 'changed',
      key: 'test/changed',
      bookingId: stay.bookingID,
      at: clock.now(),
      entries: [
        { account: 'landlordPayable', subject: 'landlord/1', amount: cents(-1_000) },
        { account: 'commissionRevenue', amount: cents(1_000) },
      ],
    });
  });
  expect(await decide(second, 'release', 'bob')).toMatchObject({ type: 'figures-changed' });
  await decide(second, 'discard', 'bob');
  const third = await prepared();
  expect(await decide(third, 'release', 'bob')).toMatchObject({ ok: true });
  expect(await owedTo(1)).toBe(0);
});

test('commission and premium of a stay that the landlord collects, less its bonus, are taken off what others bring', async () => {
  clock.set('2027-03-10T10:00:00Z');
  const code = { code: 'FERIEN', amount_cents: cents(2_500), valid_until: '2027-12-31', uses_left: 1 };
  await database.db.insertInto('bonus_codes').values(code).execute();
  await setAccount(2);
  await aPaidStay(
    2,
    { landlord_collects: true },
    { bonus: 'FERIEN', insurance: 1, expectedPrice: euros(706.5) },
  );
  clock.set('2027-07-03T12:00:00Z');
  expect((await found()).due).toMatchObject([{ landlordNumber: 2, amount: -111.5, hindrance: 'owes' }]);
  clock.set('2027-03-11T10:00:00Z');
  await aPaidStay(2);
  clock.set('2027-07-03T12:00:00Z');
  expect((await found()).due).toMatchObject([{ landlordNumber: 2, amount: 483.5, bookings: 2 }]);
  const runID = await prepared();
  expect(await decide(runID, 'release', 'bob')).toMatchObject({ ok: true });
  expect(await owedTo(2)).toBe(0);
  expect(await fileOf(runID)).toContain('<InstdAmt Ccy="EUR">483.50</InstdAmt>');
});

test('a month is closed once, with a statement that adds up, a numbered invoice with its tax, and a mail', async () => {
  clock.set('2027-08-01T10:00:00Z');
  const commission = await readBalance(database.db, 'commissionRevenue');
  await closeMonths(deps);
  await closeMonths(deps);
  for (const landlord of [1, 2]) {
    const statements = await statementStore.listStatements(database.db, landlord);
    expect(statements.map(({ month }) => month)).toEqual(['2027-07', '2027-03']);
    const [july, march] = statements.map(({ facts }) => facts);
    expect(march!.opening).toBe(0);
    expect(march!.closing).toBe(march!.lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(july!.opening).toBe(march!.closing);
    expect(july!.closing).toBe(await owedTo(landlord));
    expect(july!.lines.some(({ kind }) => kind === 'payout')).toBe(true);
  }
  const [march] = (await statementStore.listStatements(database.db, 2)).slice(-1);
  expect(march!.facts.lines).toMatchObject([
    { kind: 'confirmed', price: null, commission: 10_500, bonus: 2_500, premium: 3_150, amount: -11_150 },
    { kind: 'confirmed', price: 70_000, commission: 10_500, amount: 59_500 },
  ]);

  const invoices = await database.db
    .selectFrom('commission_invoices')
    .selectAll()
    .orderBy('number')
    .execute();
  expect(invoices.map(({ number, landlord_id, month }) => [number, landlord_id, month])).toEqual([
    [1, 1, '2027-03'],
    [2, 2, '2027-03'],
    [3, 1, '2027-07'],
  ]);
  expect(invoices.map(({ total_cents }) => total_cents)).toEqual([21_000, 21_000, -1_000]);
  // 210 and -10 euros at 19 %; the landlord in France owes the tax there.
  expect(await readBalance(database.db, 'vatPayable')).toBe(-3_353 + 160);
  expect(await readBalance(database.db, 'commissionRevenue')).toBe(commission + 3_353 - 160);
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
  const [first] = await statementStore.listInvoices(database.db, 1);
  await expect(
    database.db
      .updateTable('commission_invoices')
      .set({ total_cents: cents(1) })
      .where('id', '=', first!.id)
      .execute(),
  ).rejects.toThrow(/neither changed nor deleted/);

  const t = createSiteTexts().translate('de', 'Feriola');
  for (const landlord of [1, 2]) {
    for (const invoice of await statementStore.listInvoices(database.db, landlord)) {
      const xml = commissionInvoiceXml(invoice, t, testOperator.company);
      expect(await schemaFindings(xml), invoice.name).toEqual([]);
      expect(schematronFindings(xml), invoice.name).toEqual([]);
      expect(xml).toContain(
        landlord === 2 ? '<ram:CategoryCode>AE</ram:CategoryCode>' : '<ram:RateApplicablePercent>19<',
      );
    }
  }
  const credit = (await statementStore.listInvoices(database.db, 1)).find(({ month }) => month === '2027-07');
  expect(commissionInvoiceXml(credit!, t, testOperator.company)).toContain(
    '<ram:TypeCode>381</ram:TypeCode>',
  );

  const statementFile = await findDocument(deps, 1, 'statement-2027-07');
  const bytes = await kit.deps.documents.pdf(statementFile!);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await findDocument(deps, 2, 'PR2027-000001')).toBeNull();

  const { createJobWorker } = await import('../../platform/jobs.ts');
  const bodies = area.module.jobs!.filter(({ job }) => job.name === 'payouts.statement-mail');
  await createJobWorker({ connection: database, clock, log: kit.deps.log, bodies }).runDue();
  expect(sent.map(({ id, files }) => [id, files.length]).toSorted()).toEqual([
    ['landlord-1-statement-2027-03', 2],
    ['landlord-1-statement-2027-07', 2],
    ['landlord-2-statement-2027-03', 2],
    ['landlord-2-statement-2027-07', 1],
  ]);
  const own = await getLandlordPayoutsHandler(deps)({ ...who, languageCode: 'de' }, as(people[1]));
  expect(own).toMatchObject({
    data: {
      landlords: [
        {
          landlordNumber: 1,
          statements: [
            { month: '2027-07', path: '/documents/landlord/1/statement-2027-07.pdf' },
            { month: '2027-03', invoice: { name: 'PR2027-000001', total: 210 } },
          ],
        },
      ],
    },
  });
});

test('reports are offered of years that have ended, and of this one last', async () => {
  expect(await payoutStore.listYears(database.db, '2026-11-28')).toEqual([]);
  expect(await payoutStore.listYears(database.db, '2027-03-01')).toEqual([2027]);
  expect(await payoutStore.listYears(database.db, '2028-01-02')).toEqual([2027]);
});

test('what cannot be the birthday of somebody who lets homes is refused before the report has it', async () => {
  for (const bornOn of ['2027-03-02', '2026-05-01', '1070-05-01']) {
    const facts = { ...who, languageCode: 'de' as const, landlordNumber: 2, taxNumber: '', bornOn };
    expect(await setLandlordTaxFactsHandler(deps)(facts, as(people[2]))).toMatchObject({
      type: 'birthday-invalid',
    });
  }
});

test('the year’s report has what the ledger says, in whole euros, and is valid', async () => {
  await setLandlordTaxFactsHandler(deps)(
    { ...who, languageCode: 'de', landlordNumber: 2, taxNumber: '0123456789012', bornOn: '1970-05-01' },
    as(people[2]),
  );
  const report = await exportDac7Handler(deps)({ ...who, year: 2027 }, as('ada'));
  if (!report.ok) throw new Error(report.type);
  const { content, sellers, incomplete } = report.data;
  expect(await checkMoneyFile('dac7', content)).toEqual([]);
  expect(sellers).toBe(2);
  expect(incomplete).toEqual([{ landlordNumber: 1, name: 'Vermieterin 1' }]);
  const sumOf = (name: string): number =>
    [...content.matchAll(new RegExp(`<${name}\\d currCode="EUR">(-?\\d+)<`, 'g'))].reduce(
      (sum, [, amount]) => sum + Number(amount),
      0,
    );
  // Two stays of each: 595, 605 after the correction, and both of landlord 2 at 595, whoever collects.
  expect(sumOf('ConsQ')).toBe(595 + 605 + 595 + 595);
  expect(sumOf('FeesQ')).toBe(105 + 95 + 105 + 105);
  expect([...content.matchAll(/<RentedDays>7</g)]).toHaveLength(4);
  expect(await exportDac7Handler(deps)({ ...who, year: 2031 }, as('ada'))).toMatchObject({
    type: 'nothing-to-report',
  });
});
