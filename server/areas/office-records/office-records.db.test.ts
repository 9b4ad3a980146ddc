import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { bookingInput } from '../../../tests/builders/booking.ts';
import { aPaidVoucher } from '../../../tests/builders/vouchers.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { findRecords } from '../../../contract/office-records/find-records.ts';
import { listOfficeBookings } from '../../../contract/office-records/list-office-bookings.ts';
import { splitWords } from '../../../domain/folded-text.ts';
import { visibleGroups, type BookingList, type RecordGroup } from '../../../domain/office-records.ts';
import { addDays } from '../../../domain/stay.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { permissionsOfRoles, type Role } from '../../../domain/roles.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { findRecordsHandler } from './handlers/find-records.ts';
import { listOfficeBookingsHandler } from './handlers/list-office-bookings.ts';
import { createOfficeRecords } from './office-records.ts';
import { recordWords } from './record-words-store.ts';
import { cents } from '../../../domain/cents.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
const language = 'de';
let database: TestDatabase;
let kit: BookingKit;
let clerk: string;
let home: number;
let booking: { bookingID: number; bookingDisplayNumber: number };
let voucher: { id: number; code: string };

const deps = () => ({
  ...{ connection: database, clock, booking: kit.area },
  findPersonName: () => Promise.resolve('Ada Vogt'),
});
const staff = (role: Role): LoggedIn =>
  ({ uid: clerk, permissions: permissionsOfRoles([role]) }) as unknown as LoggedIn;

async function find(
  query: string,
  { role = 'office', group }: { role?: Role; group?: RecordGroup | undefined } = {},
) {
  const input = { uid: '', jwt: '', languageCode: language, query, ...(group && { group }) } as const;
  const outcome = await findRecordsHandler(deps())(input, { ...aCall(), user: staff(role) });
  if (!outcome.ok) throw new Error('A search fails never.');
  expectDeclared(findRecords, outcome.data);
  return outcome.data;
}

/** The found entries, as `<group> <number> by <fact>`. */
async function found(query: string, options: Parameters<typeof find>[1] = {}): Promise<string[]> {
  const { groups } = await find(query, options);
  const lines = <Entry>(
    group: RecordGroup,
    of: { entries: { entry: Entry; fact: { kind: string } }[] } | undefined,
    number: (entry: Entry) => string | number,
  ): string[] => (of?.entries ?? []).map(({ entry, fact }) => `${group} ${number(entry)} by ${fact.kind}`);
  return [
    ...lines('bookings', groups.bookings, (one) => one.bookingDisplayNumber - booking.bookingDisplayNumber),
    ...lines('people', groups.people, ({ of, email }) => `${of.source} ${email}`),
    ...lines('cases', groups.cases, (one) => one.caseNumber),
    ...lines('homes', groups.homes, (one) => one.objectNumber - home),
    ...lines('vouchers', groups.vouchers, (one) => one.voucherNumber - voucher.id),
  ];
}

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  ({ uid: clerk } = await aSession(database, { roles: ['office'] }));
  home = await aHome(database, { title: 'Fischerhäuschen Möwe', seasons: [{ fromDate: '2027-01-01' }] });
  const made = await kit.create(
    bookingInput(home, {
      customer: {
        ...bookingInput(home).customer,
        ...{
          firstName: 'Jürgen',
          lastName: 'Groß-Müller',
          email: 'J.Gross@example.net',
          phone: '0176 / 123 456 78',
        },
      },
    }),
  );
  if (!made.ok) throw new Error(made.type);
  booking = made.data;
  voucher = await aPaidVoucher(database, {
    value: cents(10_000),
    at: clock.now(),
    email: 'schenkt@example.org',
  });
  await database.db
    .insertInto('contact_cases')
    .values({
      ...{ case_number: 700_123, kind: 'guest', topic: 'search', name: 'Zoë Gross', company: '' },
      ...{ email: 'zoe@example.org', phone: '', booking_number: String(booking.bookingDisplayNumber) },
      ...{ object_number: '', language: 'de', state: 'open' },
      ...{ created_at: clock.now(), changed_at: clock.now() },
    })
    .execute();
  await database.db
    .updateTable('accounts')
    .set({ first_name: 'Søren', last_name: 'Ålborg' })
    .where('uid', '=', clerk)
    .execute();
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

describe('one field finds', () => {
  const guest = 'people booking J.Gross@example.net';
  test.each([
    [
      'gross',
      [
        'bookings 0 by name',
        `${guest} by name`,
        'people case zoe@example.org by name',
        'cases 700123 by name',
      ],
    ],
    ['MÜLLER jürgen', ['bookings 0 by name', `${guest} by name`]],
    ['Mueller', ['bookings 0 by name', `${guest} by name`]],
    ['j.gross@example.net', ['bookings 0 by mail', `${guest} by mail`]],
    ['+49 176 123 45678', ['bookings 0 by phone', `${guest} by phone`]],
    ['017612345678', ['bookings 0 by phone', `${guest} by phone`]],
    ['03.07.2027', ['bookings 0 by date']],
    ['5. Juli 2027', ['bookings 0 by date']],
    ['luglio 2027', ['bookings 0 by date']],
    [
      'juillet 2027 gross',
      [
        'bookings 0 by name',
        `${guest} by name`,
        'people case zoe@example.org by name',
        'cases 700123 by name',
      ],
    ],
    ['Moewe July 2027', ['bookings 0 by title', 'homes 0 by title']],
    ['August 2027', []],
    ['fischerhaus mowe', ['homes 0 by title']],
    ['Vermieterin', ['homes 0 by landlord']],
    ['Ort 1 Fischer', ['homes 0 by title']],
    ['schenkt@example.org', ['people voucher schenkt@example.org by mail', 'vouchers 0 by mail']],
    ['zoe', ['people case zoe@example.org by name', 'cases 700123 by name']],
    ['700123', ['cases 700123 by caseNumber']],
    ['Juli', ['bookings 0 by date']],
    ['meine Woche bei der Möwe im Juli', ['bookings 0 by title', 'homes 0 by title']],
    [
      'Groß Juli',
      [
        'bookings 0 by name',
        `${guest} by name`,
        'people case zoe@example.org by name',
        'cases 700123 by name',
      ],
    ],
    ['Müller Möwe', ['bookings 0 by name']],
    ['Möwe August', ['homes 0 by title']],
    ['Mueler', ['bookings 0 by name', `${guest} by name`]],
    ['x', []],
    ["%' _% --", []],
  ])('%s', async (query, lines) => {
    expect(await found(query)).toEqual(lines);
  });

  test('a booking by its number, with the case that names it', async () => {
    expect(await found(` ${booking.bookingDisplayNumber} `)).toEqual([
      'bookings 0 by bookingNumber',
      'cases 700123 by bookingNumber',
    ]);
  });

  test('a home by its number, with its bookings', async () => {
    expect(await found(String(home))).toEqual(['bookings 0 by objectNumber', 'homes 0 by objectNumber']);
  });

  test('a voucher by its code and its numbers', async () => {
    expect(await found(voucher.code.toLowerCase())).toEqual(['vouchers 0 by code']);
    expect(await found(String(voucher.id))).toEqual(['vouchers 0 by voucherNumber']);
    expect(await found('123456789')).toEqual(['vouchers 0 by voucherNumber']);
  });

  test('an account by name and number, and the numbers of its businesses', async () => {
    const { number, email } = await database.db
      .selectFrom('accounts')
      .select(['number', 'email'])
      .where('uid', '=', clerk)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('account_businesses')
      .values({ uid: clerk, kind: 'landlord', subject: 1, login_number: 5_000_077 })
      .execute();
    expect(await found('soren aalborg')).toEqual([`people account ${email} by name`]);
    expect(await found(String(number))).toEqual([`people account ${email} by accountNumber`]);
    expect(await found('5000077')).toEqual([`people account ${email} by loginNumber`]);
    await database.db.deleteFrom('account_businesses').where('uid', '=', clerk).execute();
  });
});

test('twenty of a group come at first, and more of it when it is asked for alone', async () => {
  const cases = Array.from({ length: 22 }, (_, index) => ({
    ...{ case_number: 800_000 + index, kind: 'guest', topic: 'search', name: `Vielschreiber ${index}` },
    ...{ company: '', email: `viel${index}@example.org`, phone: '', booking_number: '', object_number: '' },
    ...{ language: 'de', state: 'closed', created_at: clock.now(), changed_at: clock.now() },
  }));
  await database.db.insertInto('contact_cases').values(cases).execute();
  const first = (await find('vielschreiber')).groups;
  expect([first.cases?.entries.length, first.cases?.more]).toEqual([20, true]);
  const all = (await find('vielschreiber', { group: 'cases' })).groups;
  expect([Object.keys(all), all.cases?.entries.length, all.cases?.more]).toEqual([['cases'], 22, false]);
});

test('what somebody may not see is not searched', async () => {
  expect(Object.keys((await find('gross', { role: 'accounting' })).groups)).toEqual(['bookings', 'vouchers']);
  expect((await find('gross', { role: 'accounting', group: 'people' })).groups).toEqual({});
  expect(visibleGroups(permissionsOfRoles(['editor', 'landlord', 'partner', 'guest']))).toEqual([]);
});

test('who searches, and by what kind of word, is written down; the word is not, and it is forgotten again', async () => {
  await database.db.deleteFrom('office_acts').execute();
  for (const query of [
    'x',
    'Geheimrat',
    'geheim@example.org',
    '03.07.2027',
    '4711',
    '0176 123',
    voucher.code,
  ]) {
    await find(query);
  }
  const reads = () => database.db.selectFrom('office_acts').selectAll().orderBy('act_id').execute();
  expect((await reads()).map(({ act, kind, uid, name }) => [act, kind, uid, name])).toEqual(
    ['name', 'mail', 'date', 'number', 'phone', 'voucher'].map((kind) => ['search', kind, clerk, 'Ada Vogt']),
  );
  expect(JSON.stringify(await reads()).toLowerCase()).not.toContain('geheim');
  const { module } = createOfficeRecords(deps());
  const own = await module.personalData!.read(database.db, { uid: clerk, email: '', device: null });
  expect(own.office_acts).toHaveLength(6);
  const after = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  await module.forget!(after(retentionDays.officeActs - 1));
  expect(await reads()).toHaveLength(6);
  await module.forget!(after(retentionDays.officeActs + 1));
  expect(await reads()).toEqual([]);
});

test('the database folds words as the code does', async () => {
  const texts = [
    'Jürgen MÜLLER-Lüdenscheidt',
    'Ålborg Aalborg',
    'Łódź',
    'Straße STRASSE',
    'Œuvre æther',
    'ﬁn',
    'Þór',
    'Đorđe ılgın İpek',
  ];
  const more = [
    'Иван ИВАН',
    'O’Neill',
    'a.b-c_d@example.org',
    '„Amsel“ – schön!',
    'Mueller Maerz boese',
    'Zoë Noël',
  ];
  for (const text of [...texts, ...more]) {
    const { rows } = await sql<{ words: string }>`select office_words(${text}) as words`.execute(database.db);
    expect(rows[0]!.words.split('#')[0]!.trim().split(/\s+/), text).toEqual(splitWords(text));
  }
});

test.each([
  ['bookings', 'b'],
  ['accounts', 'a'],
  ['cases', 'c'],
  ['vouchers', 'v'],
  ['titles', 't'],
  ['places', 'p'],
  ['landlords', 'l'],
] as const)('an index holds the words of %s', async (name, alias) => {
  const tables = { cases: 'contact_cases', titles: 'home_texts' } as Record<string, string>;
  const table = tables[name] ?? name;
  const plan = await database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<Record<string, string>>`explain select 1
      from ${sql.table(table)} as ${sql.ref(alias)} where ${recordWords[name]} like ${'% erika%'}`.execute(
      tx,
    );
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
  expect(plan).toContain(`${table}_office_words`);
});

describe('the lists of bookings', () => {
  const list = async (name: BookingList, today = '2027-06-28'): Promise<number[]> => {
    const outcome = await listOfficeBookingsHandler({ ...deps(), clock: fixedClock(`${today}T10:00:00Z`) })(
      { uid: '', jwt: '', languageCode: language, list: name },
      { ...aCall(), user: staff('office') },
    );
    if (!outcome.ok) throw new Error('A list fails never.');
    expectDeclared(listOfficeBookings, outcome.data);
    return outcome.data.bookings.map((one) => one.bookingDisplayNumber - booking.bookingDisplayNumber);
  };
  const setState = (state: string) =>
    database.db.updateTable('bookings').set({ state }).where('id', '=', booking.bookingID).execute();

  test('arrivals and departures are confirmed stays of the next days', async () => {
    const { start_date, end_date } = await database.db
      .selectFrom('bookings')
      .select(['start_date', 'end_date'])
      .where('id', '=', booking.bookingID)
      .executeTakeFirstOrThrow();
    await setState('booked');
    expect(await list('arriving', start_date)).toEqual([]);
    expect(await list('unanswered', start_date)).toEqual([0]);
    await setState('confirmed');
    expect(await list('arriving', start_date)).toEqual([0]);
    expect(await list('arriving', addDays(start_date, -7))).toEqual([0]);
    expect(await list('arriving', addDays(start_date, -8))).toEqual([]);
    expect(await list('leaving', end_date)).toEqual([0]);
    expect(await list('leaving', addDays(end_date, 1))).toEqual([]);
    expect(await list('unanswered', start_date)).toEqual([]);
  });

  test('new bookings are those of the last days, and each look is logged', async () => {
    const count = async () =>
      Number(
        (
          await database.db
            .selectFrom('office_acts')
            .select((eb) => eb.fn.countAll<string>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await count();
    expect(await list('new', '2027-03-08')).toEqual([0]);
    expect(await list('new', '2027-03-10')).toEqual([]);
    expect(await count()).toBe(before + 2);
  });
});
