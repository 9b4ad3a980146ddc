import { currentOperator } from '../../../tests/builders/operator.ts';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { seededRandom } from '../../../domain/seeded-random.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createJobWorker, type JobWorker } from '../../platform/jobs.ts';
import { findRefunds, readStanding } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { findDemoCard } from './demo-bank/cards.ts';
import { exportMoneyHandler } from './handlers/export-money.ts';
import { findMoneyHandler } from './handlers/find-money.ts';
import { releaseRefundHandler } from './handlers/release-refund.ts';
import { pollPayment } from './poll-payment.ts';
import { openPayment } from './open-payment.ts';
import { createDemoBank, createPayments, noticesPath, type DemoBank, type PaymentsDeps } from './payments.ts';
import { paymentStore } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';
import { importStatementAs } from './import-statement-as.ts';
import { importLines } from './import-lines.ts';
import { buildStatement } from './testing/build-statement.ts';
import { cents } from '../../../domain/cents.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let app: FastifyInstance;
let bank: DemoBank;
let deps: PaymentsDeps;
let worker: JobWorker;
let moneyWorker: JobWorker;

/** Notices on their way from the bank to the house, which a test may lose, double, reorder and forge. */
interface Notice {
  body: string;
  signature: string;
}
let onTheWay: Notice[] = [];

const origin = 'https://www.feriola.test';

/** Money is held back until then; null: not at all. */
let waitsUntil: Date | null = null;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  bank = createDemoBank({
    connection: database,
    clock,
    secret: 'a key for tests that is long enough',
    publicUrl: origin,
    noticePath: `${noticesPath}demo`,
    deliver: ({ body, signature }) => {
      onTheWay.push({ body, signature });
      return Promise.resolve();
    },
  });
  deps = {
    connection: database,
    clock,
    log: kit.deps.log,
    publicUrl: origin,
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    cards: bank.provider,
    booking: kit.area,
    partners: kit.deps.partners,
    mail: kit.deps.mail,
    recipients: kit.deps.recipients,
    accounts: { moneyWaitsUntil: () => Promise.resolve(waitsUntil) },
    payouts: { matchPayout: () => Promise.resolve(null) },
    findPersonName: () => Promise.resolve('Ada Vogt'),
  };
  const { module } = createPayments({ ...deps, demoBank: bank });
  app = Fastify();
  await app.register(fastifyCookie);
  registerRawRoutes(app, module.routes ?? [], { publicOrigin: origin });
  await app.ready();
  const bodies = [...(kit.area.module.jobs ?? []), ...(module.jobs ?? [])];
  worker = createJobWorker({ connection: database, clock, log: kit.deps.log, bodies });
  // Mails are told of elsewhere: many lives would mostly draw invoices.
  const silent = (module.jobs ?? []).filter(({ job }) => job.name !== 'payments.mail');
  moneyWorker = createJobWorker({ connection: database, clock, log: kit.deps.log, bodies: silent });
}, 120_000);
afterAll(async () => {
  await app.close();
  kit.remove();
  await database.close();
});

async function aBooking(fields: Parameters<typeof bookingInput>[1] = {}) {
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    columns: { instant_booking: true, cancellation: JSON.stringify([{ daysBefore: 300, percent: 20 }]) },
  });
  const reply = await kit.create(bookingInput(home, fields));
  if (!reply.ok) throw new Error(reply.type);
  return reply.data;
}

const guestOf = (bookingId: number) => ({
  payable: { kind: 'booking' as const, id: bookingId },
  email: 'erika@example.com',
  language: 'de' as const,
  description: 'Buchung',
  returnUrl: `${origin}/payment/de/?bookingID=${bookingId}`,
});

async function referenceOf(bookingId: number, part: 'next' | 'all'): Promise<string> {
  const opened = await openPayment(deps, guestOf(bookingId), part);
  if (!opened.ok) throw new Error(opened.type);
  return opened.url.split('/').at(-1)!;
}

/** Submits a form on the bank's page, as a guest does. */
async function typed(reference: string, form: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: `/demo-bank/${reference}`,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

const told = ({ body, signature }: Notice) =>
  app.inject({
    method: 'POST',
    url: `${noticesPath}demo`,
    headers: { 'content-type': 'application/json', 'demo-bank-signature': signature },
    payload: body,
  });

const standing = (bookingId: number) => readStanding(database.db, bookingId, clock.today());
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

test('a guest who has paid goes back to the booking in its language', async () => {
  const { bookingID } = await aBooking({ language: 'fr' });
  const { booking } = (await kit.area.findPayableForMail(bookingID))!;
  expect(await presentPayment(deps, booking, null)).toMatchObject({ bookingID, language: 'fr' });
});

test('a card that asks for a second step pays, and the house believes the bank, not the way back', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  expect(await referenceOf(bookingID, 'next')).toBe(reference);
  const asked = await typed(reference, { card: '4000 0027 6000 3184' });
  expect(asked.statusCode).toBe(303);
  expect(asked.headers.location).toBe(`/demo-bank/${reference}`);
  const page = await app.inject({ url: `/demo-bank/${reference}` });
  expect(page.body).toContain('agrees');
  expect(await standing(bookingID)).toMatchObject({ paid: 0 });
  const agreed = await typed(reference, { agrees: 'yes' });
  expect(agreed.headers.location).toContain('outcome=done');
  expect(await standing(bookingID)).toMatchObject({ paid: 0 });
  const [payment] = await paymentStore.ofBooking(database.db, bookingID);
  await pollPayment(deps, payment!.id);
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500, open: 52_500 });
  await worker.runDue();
  expect(kit.mails(bookingID)).toContain(`paid-payment-${payment!.id}`);
});

test('a wallet pays like a card, and what is pressed twice is booked once', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  const [first, second] = await Promise.all([
    typed(reference, { way: 'paypal' }),
    typed(reference, { way: 'paypal' }),
  ]);
  for (const { headers } of [first, second]) expect(headers.location).toContain('outcome=done');
  const [payment] = await paymentStore.ofBooking(database.db, bookingID);
  await Promise.all([pollPayment(deps, payment!.id), pollPayment(deps, payment!.id)]);
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500, open: 52_500 });
});

test('a refused card leaves the page open with its reason, and no number is kept', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'all');
  const refused = await typed(reference, { card: '4000 0000 0000 9995' });
  expect(refused.body).toContain('role="alert"');
  expect((await typed(reference, { card: '5555 5555 5555 4444' })).statusCode).toBe(422);
  const [payment] = await paymentStore.ofBooking(database.db, bookingID);
  expect(await pollPayment(deps, payment!.id)).toMatchObject({
    state: 'open',
    decline_reason: 'insufficientFunds',
  });
  const kept = await database.db.selectFrom('demo_bank_checkouts').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/9995\d|40000000|55555555/);
  expect((await typed(reference, { card: '4242424242424242' })).statusCode).toBe(303);
  expect(await pollPayment(deps, payment!.id)).toMatchObject({ state: 'paid' });
});

test('a forged, changed or old notice is refused, and the same one is taken once', async () => {
  const { bookingID } = await aBooking();
  const reference = await referenceOf(bookingID, 'next');
  await typed(reference, { card: '4242 4242 4242 4242' });
  onTheWay = [];
  await worker.runDue();
  const [notice] = onTheWay;
  expect((await told({ ...notice!, body: notice!.body.replace('demo_', 'demo-') })).statusCode).toBe(400);
  expect((await told({ ...notice!, signature: 't=1,v1=00' })).statusCode).toBe(400);
  pass(6);
  expect((await told(notice!)).statusCode).toBe(400);
  pass(-6);
  expect((await told(notice!)).statusCode).toBe(200);
  expect((await told(notice!)).statusCode).toBe(200);
  const { event } = { event: (JSON.parse(notice!.body) as { id: string }).id };
  const rows = await database.db
    .selectFrom('payment_notices')
    .selectAll()
    .where('event_id', '=', event)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a cancelled booking closes the page, gives the card its money back, and money that comes after all too', async () => {
  const { bookingID, bookingHash } = await aBooking();
  const first = await referenceOf(bookingID, 'next');
  await typed(first, { card: '4242 4242 4242 4242' });
  await pollPayment(deps, (await paymentStore.ofBooking(database.db, bookingID))[0]!.id);
  const second = await referenceOf(bookingID, 'all');
  expect(await kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  // The card is captured before the house has closed the page.
  await typed(second, { card: '4242 4242 4242 4242' });
  await worker.runDue();
  await worker.runDue();
  expect(await standing(bookingID)).toMatchObject({ claimed: 14_000, paid: 14_000, open: 0, overpaid: 0 });
  const refunds = await findRefunds(database.db, bookingID);
  expect(refunds.every(({ state }) => state === 'done')).toBe(true);
  expect(refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(56_000);
});

test('a statement pays what it names, once, and leaves to the office what is doubtful', async () => {
  const one = await aBooking();
  const other = await aBooking();
  const xml = buildStatement([
    { amount: cents(17_500), purpose: `Buchung ${one.bookingDisplayNumber} Anzahlung`, reference: 'A1' },
    { amount: cents(12_300), purpose: `${other.bookingDisplayNumber}`, reference: 'A2' },
    { amount: cents(9_900), purpose: 'Urlaub', reference: 'A3' },
    { amount: cents(-4_000), purpose: 'Miete', reference: 'A4' },
  ]);
  const before = await checkLedger(database.db);
  expect(await importLines(deps, xml)).toMatchObject({
    data: { matched: 1, doubtful: 2, setAside: 1, known: 0 },
  });
  expect(await importLines(deps, xml)).toMatchObject({
    data: { matched: 0, doubtful: 0, setAside: 0, known: 4 },
  });
  expect(await standing(one.bookingID)).toMatchObject({ paid: 17_500 });
  expect(await standing(other.bookingID)).toMatchObject({ paid: 0 });
  const after = await checkLedger(database.db);
  expect(after).toMatchObject({ sum: 0, unbalanced: 0, postings: before.postings + 3 });
});

test('a statement pays what a broken number names, and what its line says twice is looked at', async () => {
  const [one, other, third] = [await aBooking(), await aBooking(), await aBooking()];
  const { bookingDisplayNumber } = one;
  const broken = String(bookingDisplayNumber).replace(/(?=...$)/, '\n');
  const line = { amount: cents(17_500), purpose: `Buchung ${broken}`, reference: 'B1' };
  expect(await importLines(deps, buildStatement([line]))).toMatchObject({ data: { matched: 1 } });
  expect(await standing(one.bookingID)).toMatchObject({ paid: 17_500 });

  // The bank uses a reference again.
  const again = { amount: cents(52_500), purpose: `${other.bookingDisplayNumber}`, reference: 'B1' };
  const whole = { amount: cents(70_000), purpose: `${third.bookingDisplayNumber}`, reference: 'B1' };
  const reused = buildStatement([again, whole]);
  expect(await importLines(deps, reused)).toMatchObject({ data: { matched: 1, doubtful: 1 } });
  expect(await importLines(deps, reused)).toMatchObject({ data: { known: 2 } });

  pass(60);
  const repeated = buildStatement([{ ...whole, reference: 'of the statement of the day' }]);
  expect(await importLines(deps, repeated)).toMatchObject({ data: { matched: 0, doubtful: 1 } });
  expect(await standing(third.bookingID)).toMatchObject({ paid: 70_000, overpaid: 0 });
  const found = await findMoneyHandler(deps)(
    { uid: '', jwt: '', list: 'unmatched', query: '' },
    { ...aCall(), user: { uid: 'somebody of the office' } as LoggedIn },
  );
  expect(found).toMatchObject({
    data: {
      transfers: expect.arrayContaining([
        expect.objectContaining({
          doubt: 'repeated',
          reference: 'of the statement of the day',
          iban: 'DE89370400440532013000',
          purpose: whole.purpose,
        }),
      ]) as unknown,
    },
  });
  pass(-60);
});

test('whoever brings a statement is written down, and one of another account is not taken', async () => {
  const { bookingDisplayNumber, bookingID } = await aBooking();
  const who = { uid: 'import-statements', name: 'bank-fetcher' };
  const line = { amount: cents(17_500), purpose: `${bookingDisplayNumber}`, reference: 'C1' };
  expect(await importStatementAs(deps, 'no statement', who)).toMatchObject({
    ...{ type: 'statement-unreadable', data: { problem: 'no-xml', line: 1 } },
  });
  const foreign = buildStatement([line], 'DE89370400440532013000');
  expect(await importStatementAs(deps, foreign, who)).toMatchObject({ type: 'statement-of-other-account' });
  expect(await importStatementAs(deps, buildStatement([line]), who)).toMatchObject({ data: { matched: 1 } });
  expect(await importStatementAs(deps, buildStatement([line]), who)).toMatchObject({ data: { known: 1 } });
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500 });
  const acts = await database.db
    .selectFrom('money_acts')
    .select(['act', 'name', 'note'])
    .where('uid', '=', who.uid)
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { act: 'import', name: 'bank-fetcher', note: '1 matched, 0 doubtful, 0 set aside, 0 known' },
    { act: 'import', name: 'bank-fetcher', note: '0 matched, 0 doubtful, 0 set aside, 1 known' },
  ]);
});

test('a refund is released only when no account that has a say in it has just changed', async () => {
  const { bookingID, bookingHash, bookingDisplayNumber } = await aBooking();
  const paid = {
    amount: cents(17_500),
    purpose: `Buchung ${bookingDisplayNumber} Anzahlung`,
    reference: 'W1',
  };
  await importLines(deps, buildStatement([paid]));
  expect(await kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  const [refund] = await findRefunds(database.db, bookingID);
  const user = { uid: 'somebody of the office' } as LoggedIn;
  const release = () =>
    releaseRefundHandler(deps)({ uid: '', jwt: '', refundID: refund!.id }, { ...aCall(), user });
  const stateNow = async () => (await findRefunds(database.db, bookingID))[0]!.state;
  waitsUntil = new Date('2027-03-04T10:00:00Z');
  expect(await release()).toMatchObject({ type: 'money-waits', data: { until: '2027-03-04T10:00:00.000Z' } });
  expect(await stateNow()).toBe('intended');
  waitsUntil = null;
  expect(await release()).toMatchObject({ ok: true });
  expect(await stateNow()).toBe('released');
});

test('reminders go out twice, and the third time it is the office that decides', async () => {
  const { bookingID } = await aBooking();
  const { remindOfOverdue } = await import('./remind.ts');
  const sent = (): string[] => kit.mails(bookingID).filter((name) => name.startsWith('reminder'));
  for (const day of ['2027-03-09', '2027-03-11', '2027-03-12', '2027-03-18', '2027-03-25', '2027-03-26']) {
    clock.set(`${day}T10:00:00Z`);
    await remindOfOverdue(deps);
    await worker.runDue();
  }
  expect(sent()).toEqual(['reminder1-2027-03-08', 'reminder2-2027-03-08']);
  const notices = database.db.selectFrom('dunning_notices').selectAll().where('booking_id', '=', bookingID);
  expect((await notices.execute()).map(({ level }) => level)).toEqual([1, 2, 3]);
  clock.set('2027-03-01T10:00:00Z');
});

const lives = sized('PAYMENT_LIVES', { gate: 20, full: 500 });

test(`${lives} lives of payments, with notices lost, doubled, turned round and forged, and crashes in between`, async () => {
  for (let run = 1; run <= lives; run++) {
    const { next: random } = seededRandom('money', run);
    const happens = (chance: number): boolean => random() < chance;
    const { bookingID, bookingHash } = await aBooking();
    onTheWay = [];
    for (let round = 0; round < 3; round++) {
      const opened = await openPayment(deps, guestOf(bookingID), happens(0.5) ? 'next' : 'all');
      if (!opened.ok) break;
      const reference = opened.url.split('/').at(-1)!;
      const cards = ['4242424242424242', '4000000000000119', '4000000000000259', '4000000000000002'];
      const card = findDemoCard(cards[Math.floor(random() * cards.length)]!)!;
      if (happens(0.85)) await typed(reference, { card: card.number });
      // The house asks, and dies before it has written down what it heard; or after.
      const [payment] = await paymentStore.ofBooking(database.db, bookingID);
      if (happens(0.3)) await crashWhile(() => pollPayment(deps, payment!.id));
      if (happens(0.3)) await kit.cancel({ bookingID, bookingHash, dryRun: false });
      if (happens(0.5)) await moneyWorker.runDue();
      const lost = onTheWay.filter(() => happens(0.3));
      const arriving = onTheWay
        .filter((one) => !lost.includes(one))
        .flatMap((one) => (happens(0.4) ? [one, one] : [one]));
      if (happens(0.5)) arriving.reverse();
      onTheWay = [];
      for (const one of arriving) expect((await told(one)).statusCode).toBe(200);
      expect((await told({ body: '{"id":"x","checkout":"y"}', signature: 't=1,v1=00' })).statusCode).toBe(
        400,
      );
      if (happens(0.5)) await Promise.all([pollPayment(deps, payment!.id), pollPayment(deps, payment!.id)]);
    }
    // Whatever was lost, the house finds by itself.
    for (let hour = 0; hour < 3; hour++) {
      pass(61);
      await moneyWorker.runDue();
    }
    const { state } = await database.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', bookingID)
      .executeTakeFirstOrThrow();
    const atBank = (
      await database.db.selectFrom('payments').selectAll().where('booking_id', '=', bookingID).execute()
    )
      .map(({ reference }) => reference)
      .filter((reference) => reference !== null);
    const captured = await database.db
      .selectFrom('demo_bank_checkouts')
      .selectAll()
      .where('reference', 'in', [...atBank, 'none'])
      .where('state', '=', 'paid')
      .execute();
    const received = captured.reduce((sum, one) => sum + one.amount_cents, 0);
    const returned = captured.reduce((sum, one) => sum + one.refunded_cents, 0);
    const now = await standing(bookingID);
    const label = `run ${run}, ${state}`;
    // Each payment is posted once: the ledger has exactly the money that is at the bank.
    expect(now.paid, label).toBe(received - returned);
    expect(now.overpaid, label).toBe(0);
    // No booking is paid and cancelled: its fee is all that stays.
    if (state === 'cancelled') expect(now.claimed, label).toBe(14_000);
    expect(now.paid, label).toBeLessThanOrEqual(now.claimed);
    const refunds = await findRefunds(database.db, bookingID);
    expect(
      refunds.every((one) => one.state === 'done'),
      label,
    ).toBe(true);
    clock.set('2027-03-01T10:00:00Z');
  }
  expect(await checkLedger(database.db)).toMatchObject({ sum: 0, unbalanced: 0 });
}, 600_000);

/** The transaction in which the work would be written down is never committed, as when its process is killed. */
async function crashWhile(work: () => Promise<unknown>): Promise<void> {
  const connection = database.transaction;
  database.transaction = () => Promise.reject(new Error('killed'));
  await work().catch(() => undefined);
  database.transaction = connection;
}

test('who searches and by what kind of word is written down, the word is not, and it is forgotten again', async () => {
  const { bookingDisplayNumber } = await aBooking();
  const user = { uid: 'searcher' } as LoggedIn;
  const find = (list: 'bookings' | 'unmatched' | 'refunds' | 'overdue', query = '') =>
    findMoneyHandler(deps)({ uid: '', jwt: '', list, query }, { ...aCall(), user });
  const found = await find('bookings', `${bookingDisplayNumber}`);
  expect(found).toMatchObject({ data: { bookings: [{ bookingDisplayNumber }] } });
  await find('bookings', ' Mustermann ');
  await find('unmatched', '175,00');
  await find('refunds', '%');
  // Opening a list is not logged as a search.
  await find('overdue');
  await find('overdue', '  ');
  const searches = () =>
    database.db.selectFrom('money_acts').selectAll().where('act', '=', 'search').orderBy('id').execute();
  expect(
    (await searches()).map(({ subject, note, uid, name, happened_at }) => [
      subject,
      note,
      uid,
      name,
      happened_at.toISOString(),
    ]),
  ).toEqual(
    [
      ['bookings', 'number'],
      ['bookings', 'name'],
      ['unmatched', 'amount'],
      ['refunds', 'name'],
    ].map((kind) => [...kind, 'searcher', 'Ada Vogt', clock.now().toISOString()]),
  );
  expect(JSON.stringify(await searches())).not.toContain('Mustermann');

  const { module } = createPayments({ ...deps, demoBank: bank });
  const after = (days: number): Date => new Date(clock.now().getTime() + days * 86_400_000);
  const others = async (): Promise<number> =>
    (await database.db.selectFrom('money_acts').select('id').where('act', '<>', 'search').execute()).length;
  const before = await others();
  await module.forget!(after(retentionDays.moneySearches - 1));
  expect(await searches()).toHaveLength(4);
  await module.forget!(after(retentionDays.moneySearches + 1));
  expect(await searches()).toEqual([]);
  expect(await others()).toBe(before);
});

test('an export is written down with its days and who asked for it', async () => {
  const user = { uid: 'exporter' } as LoggedIn;
  const days = { from: '2027-03-01', until: '2027-03-31' };
  const answer = await exportMoneyHandler(deps)({ uid: '', jwt: '', ...days }, { ...aCall(), user });
  expect(answer).toMatchObject({ ok: true });
  const acts = database.db
    .selectFrom('money_acts')
    .select(['act', 'name', 'note'])
    .where('uid', '=', user.uid)
    .execute();
  expect(await acts).toEqual([{ act: 'export', name: 'Ada Vogt', note: '2027-03-01 2027-03-31' }]);
  const sheet = await exportMoneyHandler(deps)(
    { uid: '', jwt: '', ...days, sheetIn: 'de' },
    { ...aCall(), user },
  );
  const lines = (sheet.ok ? sheet.data.content : '').split('\r\n');
  expect(lines[0]).toBe(
    '\ufeffBuchungssatz;Zeitpunkt;Anlass;Buchung;Konto;Gegenstand;Fällig am;Betrag in Euro;Grund',
  );
  expect(lines[1]).toMatch(/^\d+;\d\d\.\d\d\.2027 \d\d:\d\d;Buchung bestätigt;\d+;.+;-?\d+,\d\d;$/);
});
