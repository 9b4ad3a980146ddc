import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBookingKit, bookingInput, type BookingKit } from '../../../tests/builders/booking.ts';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { getPersonRecord } from '../../../contract/office-records/get-person-record.ts';
import { listOwnNotes } from '../../../contract/office-records/list-own-notes.ts';
import { nameRecords } from '../../../contract/office-records/name-records.ts';
import { permissionsOfRoles } from '../../../domain/roles.ts';
import { retentionDays } from '../../../domain/retention.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { addOfficeNoteHandler } from './handlers/add-office-note.ts';
import { finishNoteHandler } from './handlers/finish-note.ts';
import { listOwnNotesHandler } from './handlers/list-own-notes.ts';
import { getPersonRecordHandler } from './handlers/get-person-record.ts';
import { nameRecordsHandler } from './handlers/name-records.ts';
import { previewBookingMailHandler } from './handlers/preview-booking-mail.ts';
import { removeOfficeNoteHandler } from './handlers/remove-office-note.ts';
import { resendBookingMailHandler } from './handlers/resend-booking-mail.ts';
import { createOfficeRecords } from './office-records.ts';
import type { NamedPerson } from './person-store.ts';
import { cents } from '../../../domain/cents.ts';

const who = { uid: '', jwt: '' };
const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let clerk: string;
let home: number;
let booking: { bookingID: number; bookingDisplayNumber: number; bookingHash: string };
let byBooking: NamedPerson;
const byCase: NamedPerson = { source: 'case', number: 700_123 };

const deps = () => ({
  ...{ connection: database, clock, booking: kit.area },
  findPersonName: () => Promise.resolve('Ada Vogt'),
});
const call = (uid = clerk) => ({ ...aCall(), user: { uid } as unknown as LoggedIn });

async function open(of: NamedPerson) {
  const outcome = await getPersonRecordHandler(deps())({ ...who, languageCode: 'de', of }, call());
  if (!outcome.ok) throw new Error(outcome.type);
  expectDeclared(getPersonRecord, outcome.data);
  return outcome.data;
}

const note = (of: NamedPerson, text: string, idempotencyKey: string, uid = clerk) =>
  addOfficeNoteHandler(deps())({ ...who, of, text, idempotencyKey }, call(uid));

async function aCase(number: number, email: string, name = 'Erika Mustermann'): Promise<void> {
  await database.db
    .insertInto('contact_cases')
    .values({
      ...{ case_number: number, kind: 'guest', topic: 'search', name, company: '', email },
      ...{ phone: '0176 1', booking_number: '', object_number: '', language: 'de', state: 'open' },
      ...{ created_at: clock.now(), changed_at: clock.now() },
    })
    .execute();
}

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  ({ uid: clerk } = await aSession(database, { roles: ['office'] }));
  home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const made = await kit.create(bookingInput(home));
  if (!made.ok) throw new Error(made.type);
  booking = made.data;
  byBooking = { source: 'booking', number: booking.bookingDisplayNumber };
  await aCase(byCase.number, 'Erika@Example.com');
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

describe('a person without an account', () => {
  test('is known by a booking, a case or a voucher, and each shows all of them', async () => {
    const { id } = await aPaidVoucher(database, { value: cents(10_000), at: clock.now() });
    for (const of of [byBooking, byCase, { source: 'voucher', number: id } as const]) {
      const record = await open(of);
      expect(record).toMatchObject({
        ...{
          account: null,
          email: expect.stringMatching(/^erika@example.com$/i) as string,
          language: 'de',
          homes: [],
        },
        address: { street: 'Heidestraße 17', zip: '51147', city: 'Köln', country: 'de' },
        phones: ['+49 30 123456', '0176 1'],
      });
      expect(record.bookings.map(({ bookingDisplayNumber }) => bookingDisplayNumber)).toEqual([
        byBooking.number,
      ]);
      expect(record.cases.map(({ caseNumber }) => caseNumber)).toEqual([byCase.number]);
      expect(record.vouchers.map(({ voucherNumber }) => voucherNumber)).toEqual([id]);
    }
  });

  test('is nobody where nothing has the number', async () => {
    for (const source of ['account', 'booking', 'case', 'voucher'] as const) {
      const of = { source, number: 77 };
      const outcome = await getPersonRecordHandler(deps())({ ...who, languageCode: 'de', of }, call());
      expect(outcome).toMatchObject({ ok: false, type: 'record-missing' });
    }
  });
});

test('a person with an account is the same by the account and by a booking that names its address', async () => {
  const { uid, email } = await aSession(database, { roles: ['landlord'] });
  await database.db.insertInto('account_businesses').values({ uid, kind: 'landlord', subject: 1 }).execute();
  await aCase(700_200, email.toUpperCase(), 'Jemand');
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  for (const of of [{ source: 'account', number } as const, { source: 'case', number: 700_200 } as const]) {
    const record = await open(of);
    expect(record.account).toMatchObject({
      ...{ number, roles: ['landlord'], suspended: false },
      businesses: [{ kind: 'landlord', subject: 1, name: 'Vermieterin 1' }],
    });
    expect(record.homes.map(({ objectNumber }) => objectNumber)).toEqual([home]);
    expect(record.cases.map(({ caseNumber }) => caseNumber)).toEqual([700_200]);
    // Bookings by another address are not theirs, but stand among those of their homes.
    expect(record.bookings).toEqual([]);
    expect(record.hostBookings.map((one) => one.bookingDisplayNumber)).toEqual([
      booking.bookingDisplayNumber,
    ]);
  }
});

test('records that were opened before are named, without those that are gone or not permitted', async () => {
  const user = { uid: clerk, permissions: permissionsOfRoles(['office']) } as unknown as LoggedIn;
  const records = [
    { kind: 'home' as const, number: 999_999_999 },
    { kind: 'bookingMoney' as const, number: booking.bookingID },
    { kind: 'booking' as const, number: booking.bookingDisplayNumber },
    { kind: 'person' as const, ...byCase },
  ];
  const outcome = await nameRecordsHandler(deps())(
    { ...who, languageCode: 'de', records },
    { ...aCall(), user },
  );
  if (!outcome.ok) throw new Error('It never fails.');
  expectDeclared(nameRecords, outcome.data);
  expect(outcome.data.records.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'booking Erika Mustermann',
    'person Erika Mustermann',
  ]);
});

test('that a record was opened is written down before it is shown, and of whom it was is not', async () => {
  await database.db.deleteFrom('office_acts').execute();
  await open(byBooking);
  await open(byCase);
  const acts = await database.db.selectFrom('office_acts').selectAll().orderBy('act_id').execute();
  expect(acts.map(({ act, kind, uid }) => [act, kind, uid])).toEqual([
    ['person', 'booking', clerk],
    ['person', 'case', clerk],
  ]);
  expect(JSON.stringify(acts).toLowerCase()).not.toContain('erika');
});

describe('notes of the office', () => {
  const notesOf = async (of: NamedPerson) =>
    (await open(of)).notes.map(({ text, mine, caseNumber, bookingDisplayNumber }) => [
      ...[text, mine, caseNumber],
      bookingDisplayNumber,
    ]);

  test('stand with the person wherever they were written, once for each key', async () => {
    await note(byCase, 'Hat einen Hund.', 'one');
    expect(await note(byCase, 'Hat einen Hund.', 'one')).toMatchObject({ ok: true });
    expect(await note(byCase, 'Etwas anderes.', 'one')).toMatchObject({ type: 'idempotency-conflict' });
    await note(byBooking, 'Kommt später.', 'two');
    const both = [
      ['Kommt später.', true, null, byBooking.number],
      ['Hat einen Hund.', true, byCase.number, null],
    ];
    expect(await notesOf(byBooking)).toEqual(both);
    expect(await notesOf(byCase)).toEqual(both);
  });

  test('are deleted by whoever has written them', async () => {
    const { uid: colleague } = await aSession(database, { roles: ['office'] });
    const [newest] = (await open(byCase)).notes;
    const remove = (uid: string) =>
      removeOfficeNoteHandler(deps())({ ...who, of: byCase, noteID: newest!.noteID }, call(uid));
    expect(await remove(colleague)).toMatchObject({ data: { notes: [{ mine: false }, { mine: false }] } });
    expect(await remove(clerk)).toMatchObject({ data: { notes: [{ text: 'Hat einen Hund.' }] } });
    expect(await remove(clerk)).toMatchObject({ ok: true });
  });

  test('are in the download of the person, go with the account, and after their time', async () => {
    const { uid, email } = await aSession(database);
    await aCase(700_300, email);
    await note({ source: 'case', number: 700_300 }, 'Ruft wieder an.', 'three');
    const { module } = createOfficeRecords(deps());
    const read = () => module.personalData!.read(database.db, { uid, email, device: null });
    expect((await read()).office_notes).toEqual([{ text: 'Ruft wieder an.', written_at: clock.now() }]);
    await database.transaction((tx) => module.personalData!.leave(tx, { uid, email }));
    expect((await read()).office_notes).toEqual([]);

    const after = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    await module.forget!(after(retentionDays.officeNotes - 1));
    expect(await notesOf(byCase)).toHaveLength(1);
    await module.forget!(after(retentionDays.officeNotes + 1));
    expect(await notesOf(byCase)).toEqual([]);
  });
});

describe('mails of bookings', () => {
  const send = (mailID: number, idempotencyKey: string) =>
    resendBookingMailHandler(deps())({ ...who, mailID, idempotencyKey }, call());
  const ofGuest = async () => (await open(byBooking)).mails;

  test('are listed, and sent again with an id of their own', async () => {
    expect(await ofGuest()).toMatchObject([{ template: 'booked', state: 'waiting', again: false }]);
    await kit.worker.runDue();
    const [sent] = await ofGuest();
    expect(sent).toMatchObject({ state: 'sent', again: true, bookingDisplayNumber: byBooking.number });
    const preview = await previewBookingMailHandler(deps())({ ...who, mailID: sent!.mailID }, call());
    expect(preview).toMatchObject({ ok: true, data: { subject: expect.any(String) as unknown } });
    // Whoever opens a link of the mail is the guest.
    expect(preview.ok && preview.data.text).not.toMatch(/https?:/);
    const before = kit.mails(booking.bookingID).length;
    expect(await send(sent!.mailID, 'again')).toMatchObject({ data: { email: 'erika@example.com' } });
    expect(await send(sent!.mailID, 'again')).toMatchObject({ ok: true });
    await kit.worker.runDue();
    expect(kit.mails(booking.bookingID)).toHaveLength(before + 1);
  });

  test('are not sent again once the booking has moved on', async () => {
    const [sent] = await ofGuest();
    await kit.cancel({ bookingID: booking.bookingID, bookingHash: booking.bookingHash, dryRun: false });
    expect(await send(sent!.mailID, 'late')).toMatchObject({ type: 'mail-outdated' });
    expect(
      (await ofGuest()).filter(({ template }) => template === 'booked').map(({ again }) => again),
    ).toEqual([false, false]);
    expect(await send(999_999, 'none')).toMatchObject({ type: 'mail-missing' });
  });
});

describe('a note for a colleague', () => {
  const accountNumber = async (uid: string): Promise<number> =>
    (
      await database.db
        .selectFrom('accounts')
        .select('number')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
    ).number;
  const write = (forColleague: number, idempotencyKey: string) =>
    addOfficeNoteHandler(deps())(
      { ...who, of: byCase, text: 'Bitte ruf zurück.', forColleague, idempotencyKey },
      call(),
    );
  const ownNotes = async (uid: string) => {
    const outcome = await listOwnNotesHandler(deps())(who, call(uid));
    if (!outcome.ok) throw new Error('The list fails never.');
    expectDeclared(listOwnNotes, outcome.data);
    return outcome.data.notes;
  };
  const finish = (noteID: number, uid: string) => finishNoteHandler(deps())({ ...who, noteID }, call(uid));

  test('waits for them until they have marked it as done', async () => {
    const { uid: colleague } = await aSession(database, { roles: ['office'] });
    expect(await ownNotes(colleague)).toEqual([]);
    expect((await write(await accountNumber(colleague), 'for-colleague')).ok).toBe(true);
    expect(await ownNotes(clerk)).toEqual([]);
    const [note] = await ownNotes(colleague);
    expect(note).toMatchObject({ text: 'Bitte ruf zurück.', caseNumber: byCase.number, done: false });

    await finish(note!.noteID, clerk);
    expect(await ownNotes(colleague)).toHaveLength(1);
    await finish(note!.noteID, colleague);
    expect(await ownNotes(colleague)).toEqual([]);
    expect((await open(byCase)).notes.find(({ noteID }) => noteID === note!.noteID)?.done).toBe(true);
  });

  test('is refused for somebody who does not work in the office', async () => {
    const { uid: guest } = await aSession(database, { roles: [] });
    const number = await accountNumber(guest);
    expect((await open(byCase)).colleagues.map((one) => one.number)).not.toContain(number);
    expect(await write(number, 'for-guest')).toMatchObject({ ok: false, type: 'colleague-missing' });
  });
});
