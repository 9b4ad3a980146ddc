import { expect, test } from 'vitest';
import { cents } from '../../../domain/cents.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { findRefunds } from '../ledger/ledger.ts';
import { checkLedger } from '../ledger/ledger-store.ts';
import { exportMoneyHandler } from './handlers/export-money.ts';
import { findMoneyHandler } from './handlers/find-money.ts';
import { releaseRefundHandler } from './handlers/release-refund.ts';
import { importLines } from './import-lines.ts';
import { importStatementAs } from './import-statement-as.ts';
import { createPayments } from './payments.ts';
import { buildStatement } from './testing/build-statement.ts';
import { paymentsSite } from './testing/payments-site.ts';

const site = paymentsSite();
const { aBooking, clock, passMinutes, standing } = site;

test('a statement pays what it names, once, and leaves to the office what is doubtful', async () => {
  const one = await aBooking();
  const other = await aBooking();
  const xml = buildStatement([
    { amount: cents(17_500), purpose: `Buchung ${one.bookingDisplayNumber} Anzahlung`, reference: 'A1' },
    { amount: cents(12_300), purpose: `${other.bookingDisplayNumber}`, reference: 'A2' },
    { amount: cents(9_900), purpose: 'Urlaub', reference: 'A3' },
    { amount: cents(-4_000), purpose: 'Miete', reference: 'A4' },
  ]);
  const before = await checkLedger(site.database.db);
  expect(await importLines(site.deps, xml)).toMatchObject({
    data: { matched: 1, doubtful: 2, setAside: 1, known: 0 },
  });
  expect(await importLines(site.deps, xml)).toMatchObject({
    data: { matched: 0, doubtful: 0, setAside: 0, known: 4 },
  });
  expect(await standing(one.bookingID)).toMatchObject({ paid: 17_500 });
  expect(await standing(other.bookingID)).toMatchObject({ paid: 0 });
  const after = await checkLedger(site.database.db);
  expect(after).toMatchObject({ sum: 0, unbalanced: 0, postings: before.postings + 3 });
});

test('a statement pays what a broken number names, and what its line says twice is looked at', async () => {
  const [one, other, third] = [await aBooking(), await aBooking(), await aBooking()];
  const { bookingDisplayNumber } = one;
  const broken = String(bookingDisplayNumber).replace(/(?=...$)/, '\n');
  const line = { amount: cents(17_500), purpose: `Buchung ${broken}`, reference: 'B1' };
  expect(await importLines(site.deps, buildStatement([line]))).toMatchObject({ data: { matched: 1 } });
  expect(await standing(one.bookingID)).toMatchObject({ paid: 17_500 });

  // The bank uses a reference again.
  const again = { amount: cents(52_500), purpose: `${other.bookingDisplayNumber}`, reference: 'B1' };
  const whole = { amount: cents(70_000), purpose: `${third.bookingDisplayNumber}`, reference: 'B1' };
  const reused = buildStatement([again, whole]);
  expect(await importLines(site.deps, reused)).toMatchObject({ data: { matched: 1, doubtful: 1 } });
  expect(await importLines(site.deps, reused)).toMatchObject({ data: { known: 2 } });

  passMinutes(60);
  const repeated = buildStatement([{ ...whole, reference: 'of the statement of the day' }]);
  expect(await importLines(site.deps, repeated)).toMatchObject({ data: { matched: 0, doubtful: 1 } });
  expect(await standing(third.bookingID)).toMatchObject({ paid: 70_000, overpaid: 0 });
  const found = await findMoneyHandler(site.deps)(
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
  passMinutes(-60);
});

test('whoever brings a statement is written down, and one of another account is not taken', async () => {
  const { bookingDisplayNumber, bookingID } = await aBooking();
  const who = { uid: 'import-statements', name: 'bank-fetcher' };
  const line = { amount: cents(17_500), purpose: `${bookingDisplayNumber}`, reference: 'C1' };
  expect(await importStatementAs(site.deps, 'no statement', who)).toMatchObject({
    ...{ type: 'statement-unreadable', data: { problem: 'no-xml', line: 1 } },
  });
  const foreign = buildStatement([line], 'DE89370400440532013000');
  expect(await importStatementAs(site.deps, foreign, who)).toMatchObject({
    type: 'statement-of-other-account',
  });
  expect(await importStatementAs(site.deps, buildStatement([line]), who)).toMatchObject({
    data: { matched: 1 },
  });
  expect(await importStatementAs(site.deps, buildStatement([line]), who)).toMatchObject({
    data: { known: 1 },
  });
  expect(await standing(bookingID)).toMatchObject({ paid: 17_500 });
  const acts = await site.database.db
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
  await importLines(site.deps, buildStatement([paid]));
  expect(await site.kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  const [refund] = await findRefunds(site.database.db, bookingID);
  const user = { uid: 'somebody of the office' } as LoggedIn;
  const release = (waitsUntil: Date | null) =>
    releaseRefundHandler({
      ...site.deps,
      accounts: { moneyWaitsUntil: () => Promise.resolve(waitsUntil) },
    })({ uid: '', jwt: '', refundID: refund!.id }, { ...aCall(), user });
  const stateNow = async () => (await findRefunds(site.database.db, bookingID))[0]!.state;
  expect(await release(new Date('2027-03-04T10:00:00Z'))).toMatchObject({
    type: 'money-waits',
    data: { until: '2027-03-04T10:00:00.000Z' },
  });
  expect(await stateNow()).toBe('intended');
  expect(await release(null)).toMatchObject({ ok: true });
  expect(await stateNow()).toBe('released');
});

test('reminders go out twice, and the third time it is the office that decides', async () => {
  const { bookingID } = await aBooking();
  const { remindOfOverdue } = await import('./remind.ts');
  const sent = (): string[] => site.kit.mails(bookingID).filter((name) => name.startsWith('reminder'));
  for (const day of ['2027-03-09', '2027-03-11', '2027-03-12', '2027-03-18', '2027-03-25', '2027-03-26']) {
    clock.set(`${day}T10:00:00Z`);
    await remindOfOverdue(site.deps);
    await site.wholeWorker.runDue();
  }
  expect(sent()).toEqual(['reminder1-2027-03-08', 'reminder2-2027-03-08']);
  const notices = site.database.db
    .selectFrom('dunning_notices')
    .selectAll()
    .where('booking_id', '=', bookingID);
  expect((await notices.execute()).map(({ level }) => level)).toEqual([1, 2, 3]);
  clock.set('2027-03-01T10:00:00Z');
});

test('who searches and by what kind of word is written down, the word is not, and it is forgotten again', async () => {
  const { bookingDisplayNumber } = await aBooking();
  const user = { uid: 'searcher' } as LoggedIn;
  const find = (list: 'bookings' | 'unmatched' | 'refunds' | 'overdue', query = '') =>
    findMoneyHandler(site.deps)({ uid: '', jwt: '', list, query }, { ...aCall(), user });
  const found = await find('bookings', `${bookingDisplayNumber}`);
  expect(found).toMatchObject({ data: { bookings: [{ bookingDisplayNumber }] } });
  await find('bookings', ' Mustermann ');
  await find('unmatched', '175,00');
  await find('refunds', '%');
  // Opening a list is not logged as a search.
  await find('overdue');
  await find('overdue', '  ');
  const searches = () =>
    site.database.db.selectFrom('money_acts').selectAll().where('act', '=', 'search').orderBy('id').execute();
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

  const { module } = createPayments({ ...site.deps, demoBank: site.bank });
  const after = (days: number): Date => new Date(clock.now().getTime() + days * 86_400_000);
  const others = async (): Promise<number> =>
    (await site.database.db.selectFrom('money_acts').select('id').where('act', '<>', 'search').execute())
      .length;
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
  const answer = await exportMoneyHandler(site.deps)({ uid: '', jwt: '', ...days }, { ...aCall(), user });
  expect(answer).toMatchObject({ ok: true });
  const acts = site.database.db
    .selectFrom('money_acts')
    .select(['act', 'name', 'note'])
    .where('uid', '=', user.uid)
    .execute();
  expect(await acts).toEqual([{ act: 'export', name: 'Ada Vogt', note: 'csv 2027-03-01 2027-03-31' }]);
  const sheet = await exportMoneyHandler(site.deps)(
    { uid: '', jwt: '', ...days, sheetIn: 'de' },
    { ...aCall(), user },
  );
  const lines = (sheet.ok ? sheet.data.content : '').split('\r\n');
  expect(lines[0]).toBe(
    '\ufeffBuchungssatz;Zeitpunkt;Anlass;Buchung;Konto;Gegenstand;Fällig am;Betrag in Euro;Grund',
  );
  expect(lines[1]).toMatch(/^\d+;\d\d\.\d\d\.2027 \d\d:\d\d;Buchung bestätigt;\d+;.+;-?\d+,\d\d;$/);
});
