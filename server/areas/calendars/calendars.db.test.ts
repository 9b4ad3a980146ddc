import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { send } from '../../../tests/trust/valid-calls.ts';
import { calendarBlocks } from '../booking/landlord/own-blocks-store.ts';
import { deleteBlockedNights, insertBlockedNights } from '../booking/landlord/blocked-nights-store.ts';

const today = todayInBerlin(new Date());
const day = (offset: number) => addDays(today, offset);
let database: TestDatabase;
let site: RunningSite;
let mine: number;
let foreign: number;
let ofFeed: number;
let gone: number;
const headers: Record<string, Record<string, string>> = {};

const aLandlord = (subject: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', subject);

beforeAll(async () => {
  database = await openTestDatabase();
  mine = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  foreign = await aHome(database, { landlord: 2 });
  ofFeed = await aHome(database, { landlord: 1, columns: { source: 'feed', source_key: '17' } });
  gone = await aHome(database, { landlord: 1, removed: true });
  site = await startSite(database);
  headers['first'] = await aLandlord(1);
  headers['second'] = await aLandlord(2);
});
afterAll(() => site.stop());

const call = (who: 'first' | 'second', name: EndpointName, input: Record<string, unknown>) =>
  ask(site.url, name, input, headers[who]);
const nights = (start: number, end: number) => ({ startDate: day(start), endDate: day(end) });
async function calendarOf(objectNumber: number, start = 0, end = 390): Promise<CalendarHome> {
  const { data } = await call('first', 'getLandlordCalendar', { objectNumber, ...nights(start, end) });
  return (data['homes'] as CalendarHome[])[0]!;
}
async function isFound(start: number, end: number): Promise<boolean> {
  const query = { ...nights(start, end), persons: 2, objects: [mine] };
  const { data } = await call('second', 'searchObjects', { query, limit: 50 });
  return (data['hits'] as { objectNumber: number }[]).some((hit) => hit.objectNumber === mine);
}

describe('a block of one’s own', () => {
  test('takes its nights from guests at once, says why, moves, and gives them back', async () => {
    expect(await isFound(40, 47)).toBe(true);
    const block = { objectNumber: mine, ...nights(42, 44), note: 'Dach wird gedeckt' };
    const set = await call('first', 'blockNights', block);
    expect(set).toMatchObject({ http: 200 });
    expect(await isFound(40, 47)).toBe(false);
    expect((await calendarOf(mine)).taken).toMatchObject([
      { ...nights(42, 44), note: 'Dach wird gedeckt', kind: 'blocked', origin: 'landlord', bookingID: null },
    ]);
    // An arrival on the day on which a block ends shares no night with it.
    expect(await isFound(44, 47)).toBe(true);
    const { stayID } = set.data;
    expect(await call('first', 'blockNights', { ...block, stayID, ...nights(44, 46) })).toMatchObject({
      http: 200,
    });
    expect(await isFound(42, 44)).toBe(true);
    const removed = await call('first', 'removeBlock', { objectNumber: mine, stayID });
    expect(await isFound(40, 47)).toBe(true);
    const undo = { objectNumber: mine, actID: removed.data['actID'] };
    expect(await call('first', 'undoCalendarAct', undo)).toMatchObject({ http: 200 });
    expect(await isFound(40, 47)).toBe(false);
    expect(await call('first', 'undoCalendarAct', undo)).toMatchObject({ http: 404, type: 'act-not-found' });
  });

  test('never lies on what a guest has booked, and tells what lies there', async () => {
    expect(await book(site.url, bookingOf(mine, nights(60, 67)))).toMatchObject({ http: 201 });
    const response = await send(
      site.url,
      'blockNights',
      { objectNumber: mine, ...nights(65, 70) },
      headers['first'],
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      errors: [{ type: 'capacity-taken', data: { conflicts: [nights(60, 67)] } }],
    });
    const behind = await call('first', 'blockNights', { objectNumber: mine, ...nights(67, 70) });
    expect(behind).toMatchObject({ http: 200 });
    // Nobody can book blocked nights.
    expect(await book(site.url, bookingOf(mine, nights(66, 69)))).toMatchObject({ type: 'capacity-taken' });
    const booked = (await calendarOf(mine, 55, 80)).taken[0]!;
    expect(booked).toMatchObject({ kind: 'booking', guest: 'Erika Mustermann', status: 'booked' });
    expect(await call('first', 'removeBlock', { objectNumber: mine, stayID: booked.stayID })).toMatchObject({
      type: 'block-not-found',
    });
  });

  test('is not taken back once somebody has changed it', async () => {
    const { data } = await call('first', 'blockNights', { objectNumber: mine, ...nights(100, 102) });
    await call('first', 'blockNights', { objectNumber: mine, stayID: data['stayID'], ...nights(100, 104) });
    expect(
      await call('first', 'undoCalendarAct', { objectNumber: mine, actID: data['actID'] }),
    ).toMatchObject({
      http: 409,
      type: 'changed-meanwhile',
    });
  });

  test('stays when the feed of the home replaces what the feed blocks', async () => {
    await call('first', 'blockNights', { objectNumber: ofFeed, ...nights(20, 22), note: 'wir selbst' });
    for (const [from, until] of [
      [18, 25],
      [30, 32],
    ] as const) {
      await database.transaction(async (tx) => {
        await deleteBlockedNights(tx, ofFeed);
        await insertBlockedNights(tx, ofFeed, [{ from: day(from), until: day(until) }]);
      });
    }
    const left = (await calendarOf(ofFeed)).taken.map(({ origin, startDate, endDate }) => ({
      origin,
      startDate,
      endDate,
    }));
    expect(left).toEqual([
      { origin: 'landlord', ...nights(20, 22) },
      { origin: 'feed', ...nights(30, 32) },
    ]);
  });

  test('is of days that there are', async () => {
    for (const range of [
      nights(10, 10),
      nights(12, 10),
      nights(-9, -2),
      nights(0, 900),
      nights(1200, 1201),
    ]) {
      expect(await call('first', 'blockNights', { objectNumber: mine, ...range })).toMatchObject({
        type: 'invalid-dates',
      });
    }
  });
});

describe('rates', () => {
  test('are what guests pay and the landlord receives, before they are saved and after', async () => {
    const change = { objectNumber: mine, ...nights(200, 207), change: { nightly: 150 } };
    const { data } = await call('first', 'previewRates', change);
    expect(data).toMatchObject({
      before: { nights: 7, persons: 2, guestPays: 700, commission: 105, landlordReceives: 595 },
      after: { nights: 7, guestPays: 1050, commission: 157.5, landlordReceives: 892.5 },
    });
    const price = async (): Promise<unknown> =>
      (await call('second', 'getPrice', { objectNumber: mine, ...nights(200, 207), persons: 2 })).data[
        'priceObject'
      ];
    expect(await price()).toMatchObject({ priceComplete: 700 });
    const set = await call('first', 'setRates', change);
    expect(await price()).toMatchObject({ priceComplete: 1050 });
    expect((await calendarOf(mine, 200, 201)).seasons).toMatchObject([
      { fromDate: day(200), untilDate: day(207), nightly: 150, weekly: 1050 },
    ]);
    await call('first', 'undoCalendarAct', { objectNumber: mine, actID: set.data['actID'] });
    expect(await price()).toMatchObject({ priceComplete: 700 });
  });

  test('hold a minimum stay against guests', async () => {
    await call('first', 'setRates', { objectNumber: mine, ...nights(220, 230), change: { minStay: 5 } });
    expect(await book(site.url, bookingOf(mine, nights(221, 224)))).toMatchObject({ type: 'not-bookable' });
  });

  test('of a week are not below six nights, since guests would pay these', async () => {
    const of = { objectNumber: mine, ...nights(240, 247) };
    const change = { nightly: 150, weekly: 899.99 };
    expect(await call('first', 'setRates', { ...of, change })).toMatchObject({ type: 'week-too-low' });
    expect(await call('first', 'setRates', { ...of, change: { weekly: 100 } })).toMatchObject({
      type: 'week-too-low',
    });
    // A weekend that is dearer says nothing of weeks.
    const raised = await call('first', 'setRates', { ...of, change: { nightly: 1_234.5 } });
    expect(raised).toMatchObject({ http: 200 });
    await call('first', 'undoCalendarAct', { objectNumber: mine, actID: raised.data['actID'] });
    const set = await call('first', 'setRates', { ...of, change: { nightly: 150, weekly: 900 } });
    expect(set).toMatchObject({ http: 200 });
    await call('first', 'undoCalendarAct', { objectNumber: mine, actID: set.data['actID'] });
  });

  test('of nights without a price need one', async () => {
    const range = { objectNumber: mine, ...nights(850, 860) };
    expect(await call('first', 'setRates', { ...range, change: { minStay: 3 } })).toMatchObject({
      type: 'price-missing',
    });
    expect(await call('first', 'setRates', { ...range, change: { nightly: 99.5 } })).toMatchObject({
      http: 200,
    });
  });

  test('are not written over by an editor that has read the former ones', async () => {
    const of = { objectNumber: mine, languageCode: 'de' };
    const read = async (): Promise<{ edition: number; seasons: unknown }> =>
      (await call('first', 'getOwnHome', of)).data as never;
    const save = ({ edition, seasons: part }: { edition: number; seasons: unknown }) =>
      call('first', 'setOwnHome', { ...of, edition, part });
    const before = await read();
    const set = await call('first', 'setRates', { ...of, ...nights(300, 302), change: { nightly: 333 } });
    expect(await save(before)).toMatchObject({ type: 'home-changed' });
    const between = await read();
    await call('first', 'undoCalendarAct', { ...of, actID: set.data['actID'] });
    expect(await save(between)).toMatchObject({ type: 'home-changed' });
    expect(await save(await read())).toMatchObject({ http: 200 });
  });

  test('of a feed are the feed’s', async () => {
    const change = { objectNumber: ofFeed, ...nights(10, 20), change: { nightly: 1 } };
    expect(await call('first', 'setRates', change)).toMatchObject({ http: 409, type: 'rates-of-feed' });
    expect((await calendarOf(ofFeed)).ratesOfFeed).toBe(true);
  });
});

test('the home of somebody else, and one that is gone, is found by no call, and nothing of it changes', async () => {
  const theirs = await call('second', 'blockNights', {
    objectNumber: foreign,
    ...nights(5, 6),
    note: 'geheim',
  });
  const { stayID, actID } = theirs.data;
  for (const objectNumber of [foreign, gone]) {
    const range = { objectNumber, ...nights(5, 8) };
    for (const [name, input] of [
      ['getLandlordCalendar', range],
      ['blockNights', range],
      ['blockNights', { ...range, stayID }],
      ['removeBlock', { objectNumber, stayID }],
      ['previewRates', { ...range, change: { nightly: 1 } }],
      ['setRates', { ...range, change: { nightly: 1 } }],
      ['undoCalendarAct', { objectNumber, actID }],
    ] as const) {
      expect(await call('first', name, input), name).toMatchObject({ http: 404, type: 'object-not-found' });
    }
  }
  // Nor under the number of an own home.
  expect(await call('first', 'removeBlock', { objectNumber: mine, stayID })).toMatchObject({
    type: 'block-not-found',
  });
  expect(
    await call('first', 'blockNights', { objectNumber: mine, stayID, ...nights(300, 301) }),
  ).toMatchObject({
    type: 'block-not-found',
  });
  expect(await call('first', 'undoCalendarAct', { objectNumber: mine, actID })).toMatchObject({
    type: 'act-not-found',
  });
  const all = await call('first', 'getLandlordCalendar', nights(0, 30));
  expect(JSON.stringify(all.data)).not.toContain('geheim');
  expect((all.data['all'] as { objectNumber: number }[]).map((home) => home.objectNumber)).toEqual([
    mine,
    ofFeed,
  ]);
});

describe('the occupancy of all homes', () => {
  const occupancyOf = (who: 'first' | 'second', more: Record<string, unknown>) =>
    call(who, 'getOccupancy', { objectNumbers: [mine, foreign, gone], ...more });

  test('lists own homes alone, with the place and the state', async () => {
    const { data } = await call('first', 'getOccupancyHomes', {});
    expect(data).toMatchObject({
      today,
      homes: [
        { objectNumber: mine, title: 'Haus am Deich', state: 'published', ratesOfFeed: false },
        { objectNumber: ofFeed, ratesOfFeed: true },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(String(foreign));
  });

  test('shows guests, own blocks and those of a connected calendar by its name, and no foreign home', async () => {
    await call('first', 'blockNights', { objectNumber: mine, ...nights(200, 203), note: 'Streichen' });
    await database.transaction(async (tx) => {
      const { feed_id } = await tx
        .insertInto('calendar_feeds')
        .values({
          ...{ object_number: mine, name: 'Portal', url: 'https://portal.example/1.ics' },
          ...{ created_at: new Date(), next_run_at: new Date() },
        })
        .returning('feed_id')
        .executeTakeFirstOrThrow();
      await calendarBlocks.replace(tx, mine, feed_id, [nights(204, 206)]);
    });
    expect(await book(site.url, bookingOf(mine, nights(210, 217)))).toMatchObject({ http: 201 });
    // A request occupies nothing and is shown until it is answered.
    const request = { ...bookingOf(mine, nights(217, 224)), bookingMethod: 'request' as const };
    expect(await book(site.url, request)).toMatchObject({ http: 201 });
    const { data } = await occupancyOf('first', nights(202, 220));
    expect(data['homes']).toMatchObject([
      {
        objectNumber: mine,
        taken: [
          { ...nights(200, 203), kind: 'blocked', origin: 'landlord', note: 'Streichen', source: '' },
          { ...nights(204, 206), kind: 'blocked', origin: 'calendar', source: 'Portal' },
          { ...nights(210, 217), kind: 'booking', guest: 'Erika Mustermann', status: 'booked' },
        ],
        requests: [{ ...nights(217, 224), guest: 'Erika Mustermann' }],
        seasons: [],
      },
    ]);
  });

  test('has the rates that are asked for, clipped to the range, with weekends as seasons of their own', async () => {
    const asked = nights(230, 240);
    const rates = await occupancyOf('first', { ...asked, prices: true });
    const [home] = rates.data['homes'] as CalendarHome[];
    const [month] = (await call('first', 'getLandlordCalendar', { objectNumber: mine, ...asked })).data[
      'homes'
    ] as CalendarHome[];
    const nightly = (seasons: CalendarHome['seasons'], date: string) =>
      seasons.find((season) => season.fromDate <= date && date < season.untilDate)?.nightly;
    for (let offset = 230; offset < 240; offset += 1) {
      expect(nightly(home!.seasons, day(offset))).toBe(nightly(month!.seasons, day(offset)));
    }
    expect(home!.seasons[0]!.fromDate).toBe(day(230));
    expect(home!.seasons.at(-1)!.untilDate).toBe(day(240));
  });

  test('is read in pieces of bounded size', async () => {
    expect(await occupancyOf('first', nights(0, 63))).toMatchObject({ http: 400, type: 'invalid-dates' });
    expect(await occupancyOf('first', nights(5, 5))).toMatchObject({ type: 'invalid-dates' });
    const objectNumbers = Array.from({ length: 61 }, (_, index) => index + 1);
    expect(await occupancyOf('first', { ...nights(0, 10), objectNumbers })).toMatchObject({ http: 400 });
  });
});
