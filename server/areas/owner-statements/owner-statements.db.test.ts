import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { setOwner } from '../../../contract/owner-statements/set-owner.ts';
import { cents } from '../../../domain/cents.ts';
import { euros, fromEuros, type Euros } from '../../../domain/money.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { readBalance } from '../ledger/ledger.ts';
import { ownerStatementCsv } from './documents/owner-statement-csv.ts';
import { makePdf } from './documents/owner-documents.ts';
import { addOwnerCostHandler } from './handlers/add-owner-cost.ts';
import { finishOwnerStatementHandler } from './handlers/finish-owner-statement.ts';
import { getOwnersHandler } from './handlers/get-owners.ts';
import { getOwnerStatementHandler } from './handlers/get-owner-statement.ts';
import { removeOwnerCostHandler } from './handlers/remove-owner-cost.ts';
import { sendOwnerStatementHandler } from './handlers/send-owner-statement.ts';
import { setHomeOwnerHandler } from './handlers/set-home-owner.ts';
import { setOwnerHandler } from './handlers/set-owner.ts';
import { sendOwnerStatementMail } from './mails/owner-statement-mail.ts';
import type { OwnerStatementsDeps } from './owner-statements-context.ts';
import { ownersStore } from './owners-store.ts';
import { personalDataOfOwners } from './personal-data-store.ts';
import { statementsStore } from './statements-store.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
/** After the month of the stays. */
const later = fixedClock('2027-08-03T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let deps: OwnerStatementsDeps;
const sent: { to: string; subject: string; text: string; files: string[] }[] = [];
let [anton, stranger] = ['', ''];
const [agency, otherAgency] = [71, 72];

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  deps = {
    connection: database,
    clock: later,
    publicUrl: 'https://www.feriola.test',
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    documents: kit.deps.documents,
    attachments: {
      ofTickets: (tickets) => tickets.map(Number),
      keep: () => Promise.resolve(true),
      present: () => Promise.resolve(new Map()),
      release: () => Promise.resolve(),
    },
    mail: {
      send: (mail) => {
        const files = (mail.attachments ?? []).map(({ name }) => name);
        sent.push({ to: mail.to.address, subject: mail.subject, text: mail.text, files });
        return Promise.resolve();
      },
    },
  };
  for (const id of [agency, otherAgency]) {
    await database.db
      .insertInto('agencies')
      .values({ id, name: `Kontor ${id}`, email: `kontor${id}@example.com` })
      .execute();
  }
  anton = (await aSession(database, { roles: ['agency'] })).uid;
  stranger = (await aSession(database, { roles: ['agency'] })).uid;
  for (const [uid, subject] of [
    [anton, agency],
    [stranger, otherAgency],
  ] as const) {
    await database.db.insertInto('account_businesses').values({ kind: 'agency', subject, uid }).execute();
  }
}, 120_000);
afterAll(async () => {
  kit.remove();
  await database.close();
});

const as = (uid: string) => ({ ...aCall(), user: { uid } as LoggedIn });
const who = { uid: '', jwt: '' };
let keys = 0;

const put = (changes: Partial<InputOf<typeof setOwner>> = {}, uid = anton) =>
  setOwnerHandler(deps)(
    {
      ...{ ...who, ownerID: null, agencyNumber: agency, name: 'Ina Muster', street: '', zip: '', city: '' },
      ...{
        country: 'FR',
        email: 'ina@example.com',
        language: 'fr',
        iban: '',
        taxNumber: '',
        isRemoved: false,
      },
      ...{ idempotencyKey: `key ${++keys}`, ...changes },
    },
    as(uid),
  );

async function anOwner(changes: Partial<InputOf<typeof setOwner>> = {}): Promise<number> {
  const outcome = await put(changes);
  if (!outcome.ok) throw new Error(outcome.type);
  return outcome.data.ownerID;
}

const assign = (
  objectNumber: number,
  ownerID: number | null,
  terms: Record<string, unknown> = {},
  uid = anton,
) =>
  setHomeOwnerHandler(deps)(
    {
      ...{ ...who, objectNumber, ownerID, fromDate: '2027-01-01', feePercent: 20, feeFixed: euros(25) },
      ...{ vatPercent: 19, keepsExtras: false, ...terms },
    },
    as(uid),
  );

async function aStay(objectNumber: number, startDate: string, endDate: string): Promise<number> {
  const reply = await kit.create(bookingInput(objectNumber, { startDate, endDate }));
  if (!reply.ok) throw new Error(reply.type);
  return reply.data.bookingID;
}

async function anOwnedHome(ownerID: number): Promise<number> {
  const objectNumber = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: {
      instant_booking: true,
      agency_id: agency,
      cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]),
    },
  });
  await assign(objectNumber, ownerID);
  return objectNumber;
}

async function read(ownerID: number, month = '2027-07', uid = anton) {
  const outcome = await getOwnerStatementHandler(deps)(
    { ...who, ownerID, month, languageCode: 'de' },
    as(uid),
  );
  if (!outcome.ok) throw new Error(outcome.type);
  return outcome.data;
}

const finish = (
  ownerID: number,
  balance: Euros,
  options: { month?: string; isSent?: boolean; key?: string } = {},
) =>
  finishOwnerStatementHandler(deps)(
    {
      ...{ ...who, ownerID, month: options.month ?? '2027-07', balance, isSent: options.isSent ?? false },
      ...{ languageCode: 'de', idempotencyKey: options.key ?? `key ${++keys}` },
    },
    as(anton),
  );

const cost = (ownerID: number, amount: number, words = 'Klempner', uid = anton) =>
  addOwnerCostHandler(deps)(
    {
      ...{ ...who, ownerID, objectNumber: null, day: '2027-07-05', words, amount: euros(amount), files: [] },
      idempotencyKey: `key ${++keys}`,
    },
    as(uid),
  );

test('owners and homes of an agency are its own alone', async () => {
  const ownerID = await anOwner();
  const home = await anOwnedHome(ownerID);
  const found = await getOwnersHandler(deps)({ ...who, languageCode: 'de' }, as(anton));
  expect(found).toMatchObject({
    data: {
      agencies: [{ agencyNumber: agency }],
      owners: [{ ownerID, homes: 1 }],
      homes: [{ objectNumber: home }],
    },
  });
  const other = await getOwnersHandler(deps)({ ...who, languageCode: 'de' }, as(stranger));
  expect(other).toMatchObject({ data: { owners: [], homes: [] } });
  expect(await put({ ownerID, name: 'Fremd' }, stranger)).toMatchObject({ type: 'owner-not-found' });
  expect(await put({ agencyNumber: agency }, stranger)).toMatchObject({ type: 'agency-not-found' });
  expect(await assign(home, ownerID, {}, stranger)).toMatchObject({ type: 'object-not-found' });
  expect(await cost(ownerID, 10, 'fremd', stranger)).toMatchObject({ type: 'owner-not-found' });
  await expect(read(ownerID, '2027-07', stranger)).rejects.toThrow('owner-not-found');
  expect(await put({ iban: 'DE00370400440532013000' })).toMatchObject({ type: 'iban-invalid' });
  expect(await put({ email: 'ina@' })).toMatchObject({ type: 'email-invalid' });
  expect(await put({ ownerID, isRemoved: true })).toMatchObject({ type: 'owner-has-homes' });
  await assign(home, null);
  expect(await put({ ownerID, isRemoved: true })).toMatchObject({ ok: true });
});

test('a statement adds up three ways: by its rows, by its columns, and by the ledger', async () => {
  const ownerID = await anOwner();
  const home = await anOwnedHome(ownerID);
  const bookings = [
    await aStay(home, '2027-06-28', '2027-07-05'),
    await aStay(home, '2027-07-10', '2027-07-17'),
  ];
  // Ends in the next month.
  await aStay(home, '2027-07-27', '2027-08-03');
  await cost(ownerID, 80.5);
  await cost(ownerID, -10);
  const { preview, isOver, finished } = await read(ownerID);
  expect([isOver, finished]).toEqual([true, []]);
  expect(preview.stays).toHaveLength(2);
  const { rent, extras, commission, fee, vat, costs, balance } = preview.sums;
  expect(costs).toBe(70.5);
  const inCents = (amount: number): number => Math.round(amount * 100);
  const byRows = preview.stays.reduce((sum, { amount }) => sum + inCents(amount), 0) - inCents(costs);
  const byColumns =
    inCents(rent) + inCents(extras) - inCents(commission) - inCents(fee) - inCents(vat) - inCents(costs);
  expect([byRows, byColumns]).toEqual([inCents(balance), inCents(balance)]);
  // The house owes the host of these stays rent and extras, less its commission.
  let owed = 0;
  for (const bookingId of bookings) owed -= await readBalance(database.db, 'landlordPayable', { bookingId });
  const onSite = await sumOnSite(bookings);
  expect(inCents(rent) + inCents(extras) - inCents(commission)).toBe(owed + onSite);
  for (const stay of preview.stays) {
    expect(inCents(stay.fee)).toBe(Math.round(inCents(stay.rent) * 0.2) + 2_500);
    expect(inCents(stay.vat)).toBe(Math.round(inCents(stay.fee) * 0.19));
  }
});

/** Sum that guests pay to the landlord on site, without tourist tax. */
async function sumOnSite(bookings: readonly number[]): Promise<number> {
  const rows = await database.db
    .selectFrom('bookings')
    .select('quote')
    .where('id', 'in', [...bookings])
    .execute();
  return rows.reduce((sum, { quote }) => {
    const { lines } = quote as { lines: { code: string; prepaid: boolean; total: number }[] };
    const own = lines.filter(({ code, prepaid }) => !prepaid && code !== 'touristTax');
    return sum + own.reduce((all, { total }) => all + total, 0);
  }, 0);
}

test('terms hold from their day on, by the day of departure; the agency may keep the extras', async () => {
  const [first, second] = [await anOwner(), await anOwner({ name: 'Jan Muster' })];
  const home = await anOwnedHome(first);
  await assign(home, second, {
    fromDate: '2027-07-10',
    feePercent: 10,
    feeFixed: euros(0),
    keepsExtras: true,
  });
  await aStay(home, '2027-07-01', '2027-07-08');
  await aStay(home, '2027-07-08', '2027-07-15');
  const [ofFirst, ofSecond] = [await read(first), await read(second)];
  expect(ofFirst.preview.stays.map(({ endDate }) => endDate)).toEqual(['2027-07-08']);
  expect(ofSecond.preview.stays.map(({ endDate }) => endDate)).toEqual(['2027-07-15']);
  expect(ofSecond.preview.sums.extras).toBe(0);
  expect(fromEuros(ofSecond.preview.sums.fee)).toBe(Math.round(fromEuros(ofSecond.preview.sums.rent) / 10));
});

test('a finished statement is numbered, frozen and sent in the language of the owner; a correction replaces it', async () => {
  const ownerID = await anOwner({ iban: 'DE89 3704 0044 0532 0130 00', taxNumber: '12/345' });
  const home = await anOwnedHome(ownerID);
  expect(await finish(ownerID, euros(0))).toMatchObject({ type: 'nothing-new' });
  await aStay(home, '2027-07-10', '2027-07-17');
  const { balance } = (await read(ownerID)).preview.sums;
  expect(await finish(ownerID, balance, { month: '2027-08' })).toMatchObject({ type: 'month-not-over' });
  expect(await finish(ownerID, euros(1))).toMatchObject({ type: 'balance-changed', data: { balance } });
  const [one, twice] = await Promise.all([
    finish(ownerID, balance, { isSent: true, key: 'finish once' }),
    finish(ownerID, balance, { isSent: true, key: 'finish once' }),
  ]);
  expect(one).toMatchObject({ ok: true });
  expect(twice).toEqual(one);
  if (!one.ok) throw new Error(one.type);
  expect(one.data.number).toMatch(/^71-2027-\d{4}$/);
  expect(await finish(ownerID, balance)).toMatchObject({ type: 'nothing-new' });
  expect((await read(ownerID)).differs).toBe(false);

  const [statement] = await statementsStore.list(database.db, ownerID, '2027-07');
  expect(statement!.balance_cents).toBe(fromEuros(balance));
  const change = database.db.updateTable('owner_statements').set({ balance_cents: cents(0) });
  await expect(change.where('statement_id', '=', statement!.statement_id).execute()).rejects.toThrow(
    /neither changed/,
  );

  const mail = await database.db
    .selectFrom('owner_statement_mails')
    .select('mail_id')
    .where('statement_id', '=', statement!.statement_id)
    .execute();
  expect(mail).toHaveLength(1);
  sent.length = 0;
  await sendOwnerStatementMail(deps, mail[0]!.mail_id);
  await sendOwnerStatementMail(deps, mail[0]!.mail_id);
  expect(sent).toMatchObject([{ to: 'ina@example.com', files: [`${one.data.number}.pdf`] }]);
  expect(sent[0]!.subject).toContain('décompte');
  expect((await makePdf(deps, statement!)).subarray(0, 5).toString()).toBe('%PDF-');

  const rows = ownerStatementCsv(statement!, deps.translate('fr')).trim().split('\r\n');
  const last = (row: string): number => Math.round(Number(row.split(';').at(-1)!.replace(',', '.')) * 100);
  const parts = rows.slice(1, -1).reduce((sum, row) => sum + last(row), 0);
  expect([parts, last(rows.at(-1)!)]).toEqual([statement!.balance_cents, statement!.balance_cents]);

  await cost(ownerID, 45, 'Gärtner');
  const changed = await read(ownerID);
  expect(changed.differs).toBe(true);
  expect(changed.preview.sums.balance).toBe(euros(Math.round(balance * 100 - 4_500) / 100));
  const correction = await finish(ownerID, changed.preview.sums.balance);
  if (!correction.ok) throw new Error(correction.type);
  const after = await read(ownerID);
  expect(after.finished).toMatchObject([
    { number: one.data.number, isReplaced: true, balance },
    { number: correction.data.number, isReplaced: false },
  ]);
  expect(
    await removeOwnerCostHandler(deps)({ ...who, costID: after.costs[0]!.costID }, as(anton)),
  ).toMatchObject({
    type: 'month-finished',
  });
  // Pressed twice, it is sent once.
  const statementID = correction.data.statementID;
  await sendOwnerStatementHandler(deps)({ ...who, statementID }, as(anton));
  await sendOwnerStatementHandler(deps)({ ...who, statementID }, as(anton));
  expect(await statementsStore.mails(database.db, [statementID])).toHaveLength(1);
  expect(await sendOwnerStatementHandler(deps)({ ...who, statementID }, as(stranger))).toMatchObject({
    type: 'statement-not-found',
  });
});

test('statements made at the same time have numbers one after the other', async () => {
  const owners = await Promise.all([anOwner(), anOwner(), anOwner()]);
  for (const ownerID of owners) await cost(ownerID, -20);
  const outcomes = await Promise.all(owners.map((ownerID) => finish(ownerID, euros(20))));
  const numbers = outcomes
    .map((one) => (one.ok ? Number(one.data.number.slice(-4)) : 0))
    .sort((a, b) => a - b);
  expect(numbers[2]! - numbers[0]!).toBe(2);
});

test('a cost goes while no statement names it', async () => {
  const ownerID = await anOwner();
  const added = await cost(ownerID, 12);
  if (!added.ok) throw new Error(added.type);
  const remove = (uid: string) =>
    removeOwnerCostHandler(deps)({ ...who, costID: added.data.costID }, as(uid));
  expect(await remove(stranger)).toMatchObject({ type: 'cost-not-found' });
  expect(await remove(anton)).toMatchObject({ ok: true });
  expect(await remove(anton)).toMatchObject({ type: 'cost-not-found' });
});

test('the download of an agency’s person has its owners, and what is ten years old goes', async () => {
  const data = await personalDataOfOwners.read(database.db, { uid: anton, email: '', device: null });
  expect(data.home_owners!.length).toBeGreaterThan(2);
  expect(data.owner_statements!.length).toBeGreaterThan(1);
  expect(
    (await personalDataOfOwners.read(database.db, { uid: stranger, email: '', device: null })).home_owners,
  ).toEqual([]);
  const costs = Number(
    (
      await database.db
        .selectFrom('owner_costs')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
  await database.transaction((tx) => statementsStore.forgetBefore(tx, '2027-01-01'));
  const left = Number(
    (
      await database.db
        .selectFrom('owner_costs')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
  expect(left).toBe(costs);
  const alone = await anOwner();
  await put({ ownerID: alone, isRemoved: true });
  await database.transaction((tx) => ownersStore.forgetRemoved(tx));
  expect(await ownersStore.find(database.db, anton, alone)).toBeNull();
});
