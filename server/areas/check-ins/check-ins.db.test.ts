import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aSession, aToken } from '../../../tests/trust/tokens.ts';
import { guest } from '../../../tests/trust/valid-calls.ts';
import { fixedClock } from '../../platform/clock.ts';
import { readSecret } from '../../platform/secret.ts';
import { checkInsStore } from './check-ins-store.ts';
import { openAnswers, sealAnswers, sealAnswersAnew } from './sealed-answers.ts';

let database: TestDatabase;
let site: RunningSite;
let home: number;
let bookingID: number;
let bookingHash: string;
let laterBooking: number;
let asLandlord: Record<string, string>;
let asStranger: Record<string, string>;
const arrival = addDays(todayInBerlin(new Date()), 9);
const departure = addDays(arrival, 7);
const clock = fixedClock(new Date().toISOString());
const noonOn = (day: string): void => clock.set(`${day}T12:00:00Z`);

const ada = {
  ...{ firstNames: 'Ada', familyName: 'Ott', nationality: 'nl', birthDate: '1985-04-01' },
  ...{ address: 'Dam 1, Amsterdam', documentNumber: 'Pass NX7731' },
};
const kid = { firstNames: 'Bo', familyName: 'Ott', nationality: 'nl', birthDate: addDays(arrival, -6 * 366) };

async function login(landlord: number): Promise<Record<string, string>> {
  const { id, uid } = await aSession(database, { roles: ['landlord'], expiresAt: new Date('2099-01-01') });
  await database.db
    .insertInto('account_businesses')
    .values({ kind: 'landlord', subject: landlord, uid })
    .execute();
  return { cookie: `jwt=${await aToken(site.dataDir, { jti: id, expires: '90d' })}` };
}

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { landlord: 1 });
  await aHome(database, { landlord: 2 });
  site = await startSite(database, { clock });
  asLandlord = await login(1);
  asStranger = await login(2);
  const booked = async (weeks: number, email: string) => {
    const stay = { startDate: addDays(arrival, 7 * weeks), endDate: addDays(departure, 7 * weeks) };
    return (await book(site.url, bookingOf(home, { ...stay, persons: 3, customer: guest({ email }) }))).data!;
  };
  ({ bookingID, bookingHash } = await booked(0, 'ada@example.org'));
  ({ bookingID: laterBooking } = await booked(4, 'late@example.org'));
  // The tax is newer than the booking, which agreed to none.
  const touristTax = JSON.stringify([{ fromAge: 0, toAge: 99, amount: 200 }]);
  await database.db
    .updateTable('homes')
    .set({ tourist_tax: touristTax })
    .where('object_number', '=', home)
    .execute();
});
afterAll(() => site.stop());

const call = (name: EndpointName, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  ask(site.url, name, input, headers);
const asGuest = (name: EndpointName, input: Record<string, unknown> = {}) =>
  call(name, { bookingID, bookingHash, ...input });
const mails = () => mailsIn(site.dataDir).filter(({ id }) => id.includes('check-in-'));
const confirm = () =>
  database.db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', bookingID).execute();

/** Wakes the job, which would sleep for a quarter of an hour. */
async function announce(): Promise<void> {
  const { announceCheckIns } = await import('./announce-check-ins.ts');
  await announceCheckIns({ connection: database, clock });
}

describe('an online check-in', () => {
  test('is offered where the landlord has switched it on, from the chosen day', async () => {
    await confirm();
    noonOn(addDays(arrival, -7));
    expect((await asGuest('getCheckIn')).data).toMatchObject({ state: 'none' });
    expect((await call('setHomeCheckIn', { objectNumber: home, daysBefore: 7 }, asStranger)).http).toBe(404);
    expect(
      (await call('setHomeCheckIn', { objectNumber: home, daysBefore: 7 }, asLandlord)).data,
    ).toMatchObject({
      homes: [{ objectNumber: home, daysBefore: 7, suggested: true }],
    });
    noonOn(addDays(arrival, -8));
    expect((await asGuest('getCheckIn')).data).toMatchObject({
      state: 'early',
      opensOn: addDays(arrival, -7),
    });
    await announce();
    expect((await asGuest('saveCheckIn', { persons: [ada] })).type).toBe('check-in-closed');
    expect(mails()).toEqual([]);
  });

  test('begins with one mail that says nothing personal, and a form that knows the booking', async () => {
    noonOn(addDays(arrival, -7));
    await announce();
    await announce();
    await until(() => mails().length > 0, 10_000);
    expect(mails()).toHaveLength(1);
    expect(readable(mails()[0]!.raw)).toContain('/online-check-in/?bookingID=');
    const { data } = await asGuest('getCheckIn');
    expect(data).toMatchObject({
      state: 'open',
      personsMax: 3,
      answers: { persons: [{ firstNames: 'Erika', familyName: 'Mustermann' }, {}, {}] },
      progress: { filled: 0, persons: 3, confirmed: false },
    });
  });

  test('saves what is typed so far, and is confirmed once nothing is missing', async () => {
    const draft = await asGuest('saveCheckIn', {
      persons: [ada, kid, { firstNames: 'Cy' }],
      confirmed: true,
    });
    expect(draft.data).toMatchObject({
      progress: { filled: 2, persons: 3, confirmed: false },
      missing: [
        { person: 2, field: 'familyName' },
        { person: 2, field: 'nationality' },
        { person: 2, field: 'birthDate' },
      ],
    });
    const item = async () => {
      const { data } = await call('getLandlordBookings', {}, asLandlord);
      const list = data['bookings'] as { bookingID: number; registration: object | null }[];
      return list.find((one) => one.bookingID === bookingID)?.registration;
    };
    expect(await item()).toEqual({ filled: 2, persons: 3, confirmed: false });
    expect((await asGuest('saveCheckIn', { persons: [ada, kid, kid, kid] })).type).toBe('too-many-persons');
    // One of three stays at home.
    const whole = await asGuest('saveCheckIn', {
      persons: [ada, kid],
      arrivalTime: '17:30',
      confirmed: true,
    });
    expect(whole.data).toMatchObject({ progress: { filled: 2, persons: 2, confirmed: true }, missing: [] });
    expect(await item()).toEqual({ filled: 2, persons: 2, confirmed: true });
    expect((await asGuest('getCheckIn')).data).toMatchObject({
      answers: { persons: [ada, kid], arrivalTime: '17:30' },
    });
  });

  test('is encrypted in the database, and opens to the login of its landlord alone', async () => {
    const row = await database.db
      .selectFrom('check_ins')
      .selectAll()
      .where('booking_id', '=', bookingID)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Ada|NX7731|1985/);
    expect(row.child_ages).toEqual([6]);
    const own = await call('getBookingCheckIn', { bookingId: bookingID }, asLandlord);
    expect(own.data).toMatchObject({
      answers: { persons: [ada, kid], arrivalTime: '17:30' },
      storedUntil: addDays(departure, retentionDays.checkInsInGermany),
    });
    expect((await call('getBookingCheckIn', { bookingId: bookingID }, asStranger)).http).toBe(404);
    const path = own.data['document'] as string;
    const pdf = await fetch(site.url + path, { headers: asLandlord });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(5000);
    for (const headers of [asStranger, {}])
      expect((await fetch(site.url + path, { headers })).status).toBe(404);
  });

  test('counts for the tourist tax with those who travel', async () => {
    const { data } = await call('getTouristTaxStatement', { month: departure.slice(0, 7) }, asLandlord);
    expect(data).toMatchObject({
      places: [{ personNights: 14, stays: [{ adults: 1, childAges: [6], registered: true, amount: 28 }] }],
    });
  });

  test('is sealed anew when the key of the site changes', async () => {
    const { db } = database;
    const [{ sealed: before }] = (await checkInsStore.sealedAnswers(db)) as unknown as [{ sealed: string }];
    const old = Buffer.from(readSecret(null, site.dataDir)).toString('base64url');
    const keyring = { sealing: 'new key', opening: ['new key', old], hashing: old };
    await sealAnswersAnew(keyring, db);
    const [{ sealed: after }] = (await checkInsStore.sealedAnswers(db)) as unknown as [{ sealed: string }];
    expect(openAnswers('new key', bookingID, after)?.persons[0]).toMatchObject(ada);
    expect(openAnswers('new key', bookingID + 1, after)).toBe(null);
    await checkInsStore.replaceSeal(db, bookingID, { before: after, after: before });
    expect(sealAnswers('a', 1, { persons: [], arrivalTime: '', carPlate: '' })).not.toContain('persons');
  });

  test('is corrected until the day of arrival, and not after it', async () => {
    noonOn(arrival);
    const later = await asGuest('saveCheckIn', { persons: [ada, kid], arrivalTime: '19:00' });
    expect(later.data).toMatchObject({ progress: { confirmed: true }, answers: { arrivalTime: '19:00' } });
    noonOn(addDays(arrival, 1));
    expect((await asGuest('saveCheckIn', { persons: [ada] })).type).toBe('check-in-closed');
    expect((await asGuest('getCheckIn')).data).toMatchObject({
      state: 'closed',
      answers: { arrivalTime: '19:00' },
    });
  });
});

test('who has entered nothing is reminded once, two days before', async () => {
  const id = laterBooking;
  await database.db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', id).execute();
  const ofOther = (kind: string) =>
    mails().filter((mail) => mail.id.includes(`check-in-${kind}-${id}`)).length;
  noonOn(addDays(arrival, 22));
  await announce();
  noonOn(addDays(arrival, 26));
  await announce();
  await announce();
  // The two mails go out side by side.
  await until(() => ofOther('invite') > 0 && ofOther('remind') > 0, 10_000);
  expect([ofOther('invite'), ofOther('remind')]).toEqual([1, 1]);
});

test('what was entered goes after the term of the country, and at once with a cancelled stay', async () => {
  const terms = { ofCountries: { de: addDays(departure, -1) }, otherwise: addDays(departure, 400) };
  const count = async () => (await database.db.selectFrom('check_ins').select('booking_id').execute()).length;
  await checkInsStore.forget(database.db, terms);
  expect(await count()).toBe(2);
  await checkInsStore.forget(database.db, { ...terms, ofCountries: { de: addDays(departure, 1) } });
  expect(await count()).toBe(1);
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled' })
    .where('state', '=', 'confirmed')
    .execute();
  await checkInsStore.forget(database.db, terms);
  expect(await count()).toBe(0);
});
