import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome, aPlace } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { ownHomeStore } from './own-home-store.ts';
import { anApiKey } from '../../../tests/builders/api-key.ts';

interface Entry {
  kind: string;
  event: string;
  side: string;
  person: { number: number; name: string } | null;
  detail: string;
  changes: { field: string; language: string | null; before: unknown; after: unknown }[];
  nights: { startDate: string; endDate: string } | null;
  nightsBefore: { startDate: string; endDate: string } | null;
  booking: { bookingID: number } | null;
}

const today = todayInBerlin(new Date());
const day = (offset: number) => addDays(today, offset);
type Who = 'anna' | 'office' | 'editor';
let database: TestDatabase;
let site: RunningSite;
let placeID: number;
const headers: Partial<Record<Who, Record<string, string>>> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  placeID = await aPlace(database, { id: 71, region: 7, country: 'de' });
  site = await startSite(database);
  const files = { database, dataDir: site.dataDir };
  headers.anna = await aLogin(files, ['landlord'], 701);
  headers.office = await aLogin(files, ['office']);
  headers.editor = await aLogin(files, ['editor']);
});
afterAll(() => site.stop());

const call = (who: Who, name: EndpointName, input: Record<string, unknown>) =>
  ask(site.url, name, input, headers[who]);

async function done(who: Who, name: EndpointName, input: Record<string, unknown>) {
  const answer = await call(who, name, input);
  expect([name, answer.type]).toEqual([name, null]);
  return answer.data;
}

async function aDraft(title: string): Promise<number> {
  const { objectNumber } = await done('anna', 'createOwnHome', {
    ...{ kind: 'farmhouse', placeID, language: 'de', title },
  });
  return objectNumber as number;
}

async function save(objectNumber: number, part: Record<string, unknown>) {
  const { edition } = await done('anna', 'getOwnHome', { objectNumber });
  return done('anna', 'setOwnHome', { objectNumber, edition, part });
}

/** The whole history, the oldest first, as the office reads it page by page. */
async function historyOf(objectNumber: number, kind = ''): Promise<Entry[]> {
  const all: Entry[] = [];
  let cursor = '';
  do {
    const page = await done('office', 'getHomeHistory', { objectNumber, kind, cursor });
    all.push(...(page['entries'] as Entry[]));
    cursor = page['cursor'] as string;
  } while (cursor !== '');
  return all.reverse();
}

const eventsOf = (entries: readonly Entry[]) => entries.map(({ event }) => event);

const basics = {
  ...{ section: 'basics', kind: 'farmhouse', personsMax: 4, bedrooms: 1, bathrooms: 1, squaremeters: 80 },
  ...{ dogsMax: 1, rooms: [{ beds: { double: 2 } }] },
};
const texts = {
  ...{ section: 'texts', language: 'de', title: 'Haus am Deich', teaser: '', houseRules: '' },
  description: 'Ein ruhiges Haus hinter dem Deich, zehn Minuten zu Fuß vom Strand und vom Hafen. '.repeat(2),
  arrivalInfo: 'Der Schlüssel liegt im Kasten, Code 4711.',
};
const season = {
  ...{ fromDate: day(0), untilDate: day(400), nightly: 100, weekly: 700, minStay: 2, arrivalDays: 127 },
};
const terms = {
  ...{ section: 'terms', cancellation: 'flexible', checkIn: '16:00', checkOut: '10:00', parties: null },
  ...{ quietFrom: null, quietUntil: null, instantBooking: true, registrationNumber: '' },
};

test('the office reads all that became of a home that lived, and another role does not', async () => {
  const home = await aDraft('Haus');
  await database.db
    .insertInto('home_images')
    .values([1, 2, 3].map((no) => ({ object_number: home, no, scene: 'outside' })))
    .execute();
  const { address } = (await done('anna', 'getOwnHome', { objectNumber: home })) as {
    address: { lat: number; lon: number };
  };
  await save(home, basics);
  await save(home, { ...address, section: 'address', street: 'Am Deich 1', zip: '25826', city: 'Ording' });
  await save(home, texts);
  await save(home, { section: 'seasons', seasons: [season] });
  await save(home, terms);
  await done('anna', 'setOwnHomeState', { objectNumber: home, step: 'publish' });
  await done('office', 'decideOnHome', { objectNumber: home, decision: { kind: 'approve' } });
  const block = { objectNumber: home, startDate: day(90), endDate: day(93), note: 'Familie Sommer' };
  const { actID, stayID } = await done('anna', 'blockNights', block);
  await done('anna', 'blockNights', { ...block, stayID, endDate: day(95) });
  expect(await call('anna', 'undoCalendarAct', { objectNumber: home, actID })).toMatchObject({ http: 409 });
  const rates = { objectNumber: home, startDate: day(100), endDate: day(110), change: { nightly: 150 } };
  const { actID: ratesAct } = await done('anna', 'setRates', rates);
  await done('anna', 'undoCalendarAct', { objectNumber: home, actID: ratesAct });
  const booked = await book(site.url, bookingOf(home, { startDate: day(40), endDate: day(47) }));
  expect(booked.http).toBe(201);
  await done('anna', 'setOwnHomeState', { objectNumber: home, step: 'pause' });

  const history = await historyOf(home);
  expect(eventsOf(history)).toEqual([
    ...['created', 'changed', 'changed', 'changed', 'changed', 'changed', 'submitted', 'approved'],
    ...['blockAdded', 'blockChanged', 'ratesChanged', 'ratesChangedUndone', booked.data!.status, 'paused'],
  ]);
  const landlord = history[0]!.person;
  expect(landlord).toMatchObject({ number: expect.any(Number) as number });
  expect(history.map(({ side }) => side)).toEqual([
    ...Array.from({ length: 7 }, () => 'landlord'),
    ...['office', 'landlord', 'landlord', 'landlord', 'landlord', 'guest', 'landlord'],
  ]);
  expect([...history[1]!.changes].sort(byField)).toEqual(
    [
      { field: 'personsMax', language: null, before: 1, after: 4 },
      { field: 'bedrooms', language: null, before: 0, after: 1 },
      { field: 'bathrooms', language: null, before: 0, after: 1 },
      { field: 'dogsMax', language: null, before: 0, after: 1 },
      { field: 'squaremeters', language: null, before: 0, after: 80 },
      { field: 'rooms', language: null, before: null, after: null },
    ].sort(byField),
  );
  expect([...history[3]!.changes].sort(byField)).toEqual(
    [
      { field: 'arrivalInfo', language: null, before: null, after: null },
      { field: 'title', language: 'de', before: 'Haus', after: 'Haus am Deich' },
      { field: 'description', language: 'de', before: null, after: null },
    ].sort(byField),
  );
  expect([...history[4]!.changes].sort(byField)).toEqual(
    [
      { field: 'nightlyFrom', language: null, before: null, after: 100 },
      { field: 'nightlyUntil', language: null, before: null, after: 100 },
      { field: 'seasons', language: null, before: 0, after: 1 },
    ].sort(byField),
  );
  expect(history[7]!.person).not.toEqual(landlord);
  expect(history[9]).toMatchObject({
    nights: { startDate: day(90), endDate: day(95) },
    nightsBefore: { startDate: day(90), endDate: day(93) },
  });
  expect(history[10]).toMatchObject({
    nights: { startDate: day(100), endDate: day(110) },
    changes: [{ field: 'nightly', language: null, before: 100, after: 150 }],
  });
  expect(history[12]).toMatchObject({
    kind: 'bookings',
    booking: { bookingID: booked.data!.bookingID },
    nights: { startDate: day(40), endDate: day(47) },
  });
  // Directions, notes of blocks and names of guests are not copied to the history.
  const { customer } = bookingOf(home);
  for (const hidden of ['4711', 'Sommer', customer.email, customer.lastName]) {
    expect(JSON.stringify(history)).not.toContain(hidden);
  }

  expect(eventsOf(await historyOf(home, 'states'))).toEqual(['created', 'submitted', 'approved', 'paused']);
  expect(await call('editor', 'getHomeHistory', { objectNumber: home })).toMatchObject({ http: 403 });
  expect(await call('anna', 'getHomeHistory', { objectNumber: home })).toMatchObject({ http: 403 });
  expect(await call('anna', 'findHomes', { query: 'Deich' })).toMatchObject({ http: 403 });
});

const byField = (one: { field: string }, other: { field: string }) => one.field.localeCompare(other.field);

test('ratings and reports are told by what was decided, never by what guests wrote', async () => {
  const home = await aHome(database, { landlord: 702 });
  const stay = { startDate: day(40), endDate: day(47) };
  const { data } = await book(site.url, bookingOf(home, stay));
  const booking = data!.bookingID;
  const { db } = database;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const stars = { furniture: 4, location: 4, cleanliness: 4, external_impression: 4, price_to_service: 4 };
  const words = { traveller_name: 'Geheim', travel_type: 'family', language: 'de', body: 'Geheim' };
  const { id: rating } = await db
    .insertInto('ratings')
    .values({
      ...{ ...stars, ...words, object_number: home, provenance: 'booked', rated_on: today },
      ...{ travel_start: day(-20), travel_end: day(-13) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rating_submissions')
    .values({
      ...{ ...stars, ...words, booking_id: booking, rating_id: rating, state: 'published' },
      submitted_at: at(1),
    })
    .execute();
  const { id: notice } = await db
    .insertInto('rating_reports')
    .values({
      ...{ rating_id: rating, object_number: home, part: 'rating', quoted: 'Geheim', ground: 'insult' },
      ...{ explanation: 'Geheim', name: 'Geheim', email: 'geheim@example.org', language: 'de' },
      ...{ state: 'open', created_at: at(4) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const events = [
    ...[{ subject: 'rating', subject_id: booking, kind: 'held' }],
    ...[{ subject: 'rating', subject_id: booking, kind: 'shown' }],
    ...[{ subject: 'answer', subject_id: rating, kind: 'published' }],
    ...[{ subject: 'report', subject_id: notice, kind: 'reported' }],
  ];
  await db
    .insertInto('rating_events')
    .values(events.map((event, index) => ({ ...event, at: at(index + 1) })))
    .execute();
  await db
    .insertInto('message_threads')
    .values({ booking_id: booking, created_at: at(5), changed_at: at(5) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { report_id: report } = await db
    .insertInto('message_reports')
    .values({ booking_id: booking, side: 'guest', reason: 'Geheim', created_at: at(6) })
    .returning('report_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message_report_events')
    .values({ report_id: report, kind: 'closed', actor: 'Frau Büro', at: at(7) })
    .execute();

  expect(eventsOf(await historyOf(home, 'ratings'))).toEqual(['held', 'shown', 'answerPublished']);
  expect(await historyOf(home, 'reports')).toMatchObject([
    { event: 'ratingReported', side: 'guest', reportID: null },
    { event: 'threadReported', side: 'guest', reportID: report },
    { event: 'threadClosed', side: 'office', detail: 'Frau Büro', reportID: report },
  ]);
  expect(JSON.stringify(await historyOf(home))).not.toMatch(/geheim/i);
});

test('homes are found in whatever state, by title, landlord and number', async () => {
  const home = await aDraft('Haus 100%ig am Watt');
  const numbersOf = async (query: string) =>
    ((await done('office', 'findHomes', { query }))['homes'] as { objectNumber: number }[]).map(
      ({ objectNumber }) => objectNumber,
    );
  expect(await numbersOf('100%IG am')).toEqual([home]);
  expect(await numbersOf('haus%watt')).toEqual([]);
  expect(await numbersOf(String(home))).toContain(home);
  expect(await numbersOf('Vermieterin 701')).toContain(home);
});

test('a long history comes in pages that leave nothing out and repeat nothing', async () => {
  const home = await aDraft('Haus mit Geschichte');
  const at = new Date();
  const acts = Array.from({ length: 70 }, (_, index) => ({
    object_number: home,
    kind: 'changed',
    uid: null,
    detail: `${index}`,
    acted_at: at,
  }));
  await database.db.insertInto('home_acts').values(acts).execute();
  const details = (await historyOf(home, 'changes')).map(({ detail }) => detail);
  expect(details).toEqual(acts.map(({ detail }) => detail));
});

test('an act stays as it was written; who it was may be forgotten', async () => {
  const home = await aDraft('Haus, das bleibt');
  const acts = () => database.db.updateTable('home_acts').where('object_number', '=', home);
  await expect(acts().set({ kind: 'removed' }).execute()).rejects.toThrow('never changed');
  await expect(acts().set({ uid: null, detail: 'x' }).execute()).rejects.toThrow('never changed');
  await acts().set({ uid: null }).execute();
  expect((await historyOf(home))[0]).toMatchObject({ event: 'created', side: 'landlord', person: null });
});

test('old changes are deleted; that a home was made stays, without who did it', async () => {
  const home = await aDraft('Haus von früher');
  await save(home, basics);
  const history = async () => (await historyOf(home)).map(({ event, person }) => [event, person !== null]);
  const day = 86_400_000;
  await ownHomeStore.forgetActs(database.db, new Date(Date.now() - day));
  expect(await history()).toEqual([
    ['created', true],
    ['changed', true],
  ]);
  await ownHomeStore.forgetActs(database.db, new Date(Date.now() + day));
  expect(await history()).toEqual([['created', false]]);
});

test('what a program did is told by the name of its key', async () => {
  const home = await aDraft('Haus');
  const block = { objectNumber: home, startDate: day(90), endDate: day(93), note: '' };
  const { actID } = (await done('anna', 'blockNights', block)) as { actID: number };
  const { keyId } = await anApiKey(database, { kind: 'landlord', subject: 1 }, ['calendar:write']);
  await database.db
    .updateTable('calendar_acts')
    .set({ key_id: keyId, uid: null })
    .where('act_id', '=', actID)
    .execute();
  expect(await historyOf(home, 'calendar')).toMatchObject([
    { event: 'blockAdded', side: 'landlord', person: null, program: 'Channel manager' },
  ]);
});

test('of a home that nobody has, there is no history', async () => {
  expect(await call('office', 'getHomeHistory', { objectNumber: 1_999_999 })).toMatchObject({
    http: 404,
    type: 'object-not-found',
  });
});
