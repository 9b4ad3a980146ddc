import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { HomeEvent } from '../../platform/home-events.ts';
import { createCapacity } from '../capacity/capacity.ts';
import { getCapacityHandler } from '../capacity/handlers/get-capacity.ts';
import { ListedHome } from '../catalogue/catalogue.ts';
import { createPricing, presentPrice, type Pricing } from '../pricing/pricing.ts';
import { createRatings } from '../ratings/ratings.ts';
import { findHomeGroupsHandler } from './handlers/find-home-groups.ts';
import { searchObjectsHandler } from './handlers/search-objects.ts';
import { trackSearchObjectHandler } from './handlers/track-search-object.ts';
import { trackSearchHandler } from './handlers/track-search.ts';
import { createSearch } from './search.ts';
import type { Search } from './search-context.ts';
import { cents } from '../../../domain/cents.ts';
import { add } from '../../../domain/money.ts';

const clock = fixedClock('2027-01-02T12:00:00+01:00');
const week = { startDate: '2027-06-05', endDate: '2027-06-12' };
const call = aCall();
let database: TestDatabase;
let pricing: Pricing;
let search: Search;
const announced: HomeEvent[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const named = (name: string) => ({
    names: JSON.stringify({ de: name, en: name, fr: name, it: name }),
    slugs: '{}',
    lat: 54,
    lon: 10,
    bounds: '[]',
  });
  await db
    .insertInto('countries')
    .values({ code: 'de', ...named('Deutschland') })
    .execute();
  await db
    .insertInto('regions')
    .values({ id: 1, key: 'ostsee', country_code: 'de', landscape: 'coast', ...named('Ostsee') })
    .execute();
  const tax = JSON.stringify([
    { fromAge: 6, toAge: 17, amount: 90 },
    { fromAge: 18, toAge: 99, amount: 200 },
  ]);
  await db
    .insertInto('places')
    .values({ id: 7, region_id: 1, country_code: 'de', tourist_tax: tax, ...named('Grömitz') })
    .execute();
  await db.insertInto('landlords').values({ id: 1, name: 'Jensen', email: 'jensen@example.org' }).execute();
  await db
    .insertInto('offers')
    .values([
      { id: 21, slugs: '{}', names: '{}', query: JSON.stringify({ pets: 'one' }) },
      { id: 100, slugs: '{}', names: '{}', query: '{}' },
    ])
    .execute();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('homes').execute();
  await insertHome(11, { dogs_max: 1 });
  await insertHome(12, { offer_ids: [100] });
  await insertHome(13, { active: false });
  pricing = createPricing({ db, clock });
  search = createSearch({
    connection: database,
    clock,
    pricing,
    ratings: createRatings({ db }),
    homeEvents: {
      announce(event) {
        announced.push(event);
        return Promise.resolve();
      },
    },
    log: pino({ level: 'silent' }),
  });
  await search.start();
});
afterEach(() => search.stop());

async function insertHome(
  number: number,
  {
    active = true,
    ...more
  }: { dogs_max?: number; offer_ids?: number[]; landlord_collects?: boolean; active?: boolean },
) {
  const { db } = database;
  await db
    .insertInto('homes')
    .values({
      object_number: number,
      place_id: 7,
      region_id: 1,
      country_code: 'de',
      landlord_id: 1,
      object_type: 'house',
      kind: 'farmhouse',
      lat: 54.1,
      lon: 10.9,
      persons_max: 4,
      adults_max: 4,
      count_rooms: 3,
      count_rooms_sleeping: 2,
      count_rooms_bath: 1,
      squaremeter_living: 80,
      amenities: ['sauna'],
      ...(active ? {} : { state: 'paused', paused_by: 'landlord' }),
      ...more,
    })
    .execute();
  await db
    .insertInto('home_texts')
    .values({ object_number: number, language: 'de', title: `Deichhaus ${number}`, description: 'Am Deich.' })
    .execute();
  await db
    .insertInto('price_seasons')
    .values({
      object_number: number,
      from_date: '2027-01-01',
      until_date: '2028-01-01',
      nightly_cents: add(cents(10_000), cents(number)),
      weekly_cents: cents(63_000),
      min_stay: 3,
      max_stay: 28,
      arrival_days: 127,
      departure_days: 127,
    })
    .execute();
  await db
    .insertInto('home_services')
    .values({
      object_number: number,
      code: 'finalCleaning',
      unit: 'stay',
      amount_cents: cents(5_000),
      mandatory: true,
      prepaid: true,
    })
    .execute();
}

/** Changes nights as a booking does: under the home's lock, announced in the same transaction. */
async function book(
  tx: Queryable,
  objectNumber: number,
  startDate: PlainDate,
  endDate: PlainDate,
): Promise<void> {
  await sql`update homes set version = version + 1 where object_number = ${objectNumber}`.execute(tx);
  await sql`insert into stays (object_number, period, kind)
    values (${objectNumber}, daterange(${startDate}::date, ${endDate}::date), 'blocked')`.execute(tx);
  await sql`insert into outbox (object_number, version)
    select object_number, version from homes where object_number = ${objectNumber}`.execute(tx);
  await sql`notify outbox`.execute(tx);
}

async function eventually(check: () => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

const placeNumber = (name: string) => Promise.resolve(name === 'Grömitz' ? 7 : null);
const isTown = () => Promise.resolve(false);

const handlerDeps = () => ({
  search,
  placeNumber,
  isTown,
  pricing,
  clock,
  catalogue: {
    listedHomes: (numbers: readonly number[]) =>
      Promise.resolve(new Map(numbers.map((number) => [number, new ListedHome(summary(number))]))),
  },
});
const objectsHandler = () => searchObjectsHandler(handlerDeps());

const summary = (objectNumber: number) =>
  ({ objectNumber, position: { lat: 54.1, lon: 10.9 }, distance: null }) as unknown as ObjectSummary;

describe('search over the database', () => {
  it('filters and orders by the figures that the ratings area shows', async () => {
    const parts = { furniture: 5, location: 5, cleanliness: 5, external_impression: 5, price_to_service: 5 };
    const more = { average: 4.5, total: 3, provenance: 'imported' };
    await database.db
      .insertInto('rating_summaries')
      .values({ object_number: 12, ...parts, ...more })
      .execute();
    await search.refreshHome(12);
    expect(search.find({ sort: 'rating' })).toEqual([12, 11]);
    expect(search.find({ rating: 4.5 })).toEqual([12]);
    expect(search.find({ rating: 5 })).toEqual([]);
  });

  it('finds active homes, with offers by feature and by choice', async () => {
    expect(search.ready).toBe(true);
    expect(search.find({})).toEqual([11, 12]);
    expect(search.find({ offer: 21 })).toEqual([11]);
    expect(search.find({ offer: 100 })).toEqual([12]);
    await database.db
      .updateTable('homes')
      .set({ landlord_collects: true, version: sql`version + 1` })
      .where('object_number', '=', 11)
      .execute();
    await search.refreshHome(11);
    expect(search.find({ vouchers: 'Y' })).toEqual([12]);
    expect(search.find({ q: 'deichhaus groemitz' })).toEqual([11, 12]);
    expect(search.find({ q: 'Deichaus Grömitz' })).toEqual([11, 12]);
    expect(search.corrections({ q: 'Deichaus Grömitz' })).toEqual([
      { typed: 'deichaus', meant: 'deichhaus' },
    ]);
    expect(search.find({ q: '"Deichaus"' })).toEqual([]);
    expect(search.suggest('gromi', 'de')).toEqual([
      {
        kind: 'place',
        key: '7',
        name: 'Grömitz',
        alias: '',
        context: 'Ostsee, Deutschland',
        count: 2,
        words: '',
      },
    ]);
    expect(search.countsByOffer().get(100)).toBe(1);
    expect([...(await search.countsByOfferIn({ place: 7 }))].sort()).toEqual([
      [100, 1],
      [21, 1],
    ]);
    expect(await search.countsByOfferIn({ country: 'fr' })).toEqual(new Map());
    expect(search.findOffers(11)).toEqual([21]);
    expect(search.findOffers(13)).toBeNull();
  });

  it('takes a booking out of the results when its commit is announced', async () => {
    await database.transaction((tx) => book(tx, 11, '2027-06-08', '2027-06-10'));
    await eventually(() => expect(search.find(week)).toEqual([12]));
    // Departure on the next guest's arrival day is free.
    expect(search.find({ startDate: '2027-06-05', endDate: '2027-06-08' })).toEqual([11, 12]);
  });

  it('knows a home in the very next search once it was refreshed here', async () => {
    await sql`insert into stays (object_number, period, kind)
      values (12, daterange('2027-06-05', '2027-06-12'), 'blocked')`.execute(database.db);
    await search.refreshHome(12);
    expect(search.find(week)).toEqual([11]);
  });

  it('follows homes that are switched off, changed and removed', async () => {
    await database.transaction(async (tx) => {
      await sql`update homes set state = case when object_number = 11 then 'paused' else 'published' end,
        paused_by = case when object_number = 11 then 'office' end, version = version + 1`.execute(tx);
      await sql`insert into outbox (object_number, version) select object_number, version from homes`.execute(
        tx,
      );
    });
    await search.catchUp();
    expect(search.find({})).toEqual([12, 13]);
    await database.db.deleteFrom('homes').where('object_number', '=', 12).execute();
    await sql`insert into outbox (object_number, version) values (12, 99)`.execute(database.db);
    await search.catchUp();
    expect(search.find({})).toEqual([13]);
  });

  it.each([
    ['adults', []],
    ['children', [3, 10]],
    ['more ages than persons', [16, 3, 10, 8]],
  ])('has one price of a party with %s, wherever it is told', async (_, childAges) => {
    const filter = { ...week, persons: 3, childAges };
    const query = { ...filter, childAges: childAges.join() };
    const input = { query, languageCode: 'de', partner: '', counts: [], arrivalDays: true };
    const reply = await objectsHandler()(input as never, call);
    if (!reply.ok) throw new Error('The search failed.');
    const { answer } = await search.answer(filter, { arrivals: true, histogram: true });
    const shown = reply.data.hits.map(({ priceObject }) => Math.round(priceObject!.priceComplete * 100));
    // Both have the same rates but for the night, which a week does not ask: 630 and 50 euros, and the tax.
    const tax = [...childAges.slice(0, 3).map((age) => (age < 6 ? 0 : 90)), 200, 200, 200].slice(0, 3);
    const cents = 68_000 + 7 * tax.reduce((sum, amount) => sum + amount);
    expect(shown).toEqual([cents, cents]);
    expect(answer.hits.map(({ price }) => price)).toEqual(shown);
    expect(answer.prices.all).toEqual({ min: cents, max: cents, avg: cents, count: 2 });
    const thatDay = answer.arrivals.find(({ stay }) => stay.startDate === week.startDate);
    expect(thatDay?.lowestPrice).toBe(cents);
    const euros = Math.floor(cents / 100);
    expect(search.find({ ...filter, priceMin: euros, priceMax: euros + 1 })).toEqual([11, 12]);
    expect(search.find({ ...filter, priceMax: euros - 1 })).toEqual([]);
    expect(search.find({ ...filter, priceMin: euros + 1 })).toEqual([]);
  });

  it('answers with the exact price of the pricing rules', async () => {
    const handler = objectsHandler();
    const query = { ...week, sort: 'priceDesc', persons: 3, latitude: 54.1, longitude: 10.9 };
    const reply = await handler(
      { query, languageCode: 'de', partner: '', mandant: 'feriola', counts: ['options'] } as never,
      call,
    );
    if (!reply.ok) throw new Error('The search failed.');
    const { data } = reply;
    expect(data.objectNumber).toEqual([11, 12]);
    for (const hit of data.hits) {
      const quote = await pricing.quote(
        {
          objectNumber: hit.objectNumber,
          ...week,
          persons: 3,
          childAges: [],
          dogs: 0,
          insurance: false,
          extras: {},
          bonus: '',
          experiments: [],
        },
        clock.today(),
      );
      expect(quote.ok && presentPrice(quote.quote).priceObject).toEqual(hit.priceObject);
      const { answer } = await search.answer({ ...week, persons: 3, onr: hit.objectNumber });
      expect(answer.hits[0]?.price).toBe(Math.round(hit.priceObject!.priceComplete * 100));
    }
    const named = await handler(
      {
        query: { place: 'Grömitz', objectType: 'alltypes' },
        languageCode: 'de',
        partner: '',
        arrivalDays: false,
        priceHistogram: false,
        counts: ['regions', 'options'],
        zoom: 5,
      },
      call,
    );
    expect(named.ok && named.data.objectNumber).toEqual([11, 12]);
    expect(named.ok && named.data.aggs.searchCriteria).toEqual({
      persons: '2',
      priceMax: '6000',
      objectType: 'alltypes',
      place: '7',
    });
    expect(named.ok && named.data.aggs.counted).toEqual(['regions', 'options']);
    const counted = named.ok ? Object.keys(named.data.aggs.criteriaMatch) : [];
    expect(counted).toContain('sauna:Y');
    expect(counted.some((name) => name.startsWith('region:'))).toBe(true);
    expect(counted.filter((name) => /^(country|offerFilter|tolerance):/.test(name))).toEqual([]);
    expect(named.ok && named.data.aggs.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(named.ok && named.data.aggs.capacity).toBeNull();
    expect(data.hits[0]).toMatchObject({ distance: 0 });
    expect(data.aggs.criteriaMatch['sauna:Y']).toBe(2);
    expect(data.aggs.criteriaMatch['objectType:alltypes']).toBe(data.hitsTotal);
    const criteria = { startDate: week.startDate, sort: 'priceDesc', persons: '3', priceMax: '6000' };
    expect(data.trackVars).toMatchObject(criteria);
    expect(data.aggs.searchCriteria).toEqual(data.trackVars);
  });

  it('answers with homes close together at the exact price of each, those booked at once first', async () => {
    await sql`update homes set instant_booking = object_number = 12`.execute(database.db);
    for (const number of [11, 12]) await search.refreshHome(number);
    const reply = await findHomeGroupsHandler({ ...handlerDeps(), search })(
      { query: { place: 'Grömitz', ...week, persons: 7, childAges: '8,4' }, languageCode: 'de' } as never,
      call,
    );
    if (!reply.ok) throw new Error('The search failed.');
    const { groups, ...stay } = reply.data;
    expect(stay).toEqual(week);
    // Both are at the same place, which only their public positions hide.
    expect(groups).toMatchObject([{ capacity: 8, metres: 200 }]);
    const [group] = groups;
    expect(
      group!.homes.map((home) => [home.objectNumber, home.isInstant, home.persons, home.childAges]),
    ).toEqual([
      [12, true, 3, []],
      [11, false, 4, [8, 4]],
    ]);
    let sum = 0;
    for (const { objectNumber, persons, childAges, priceObject } of group!.homes) {
      const asked = { objectNumber, ...week, persons, childAges, dogs: 0, bonus: '', experiments: [] };
      const quote = await pricing.quote({ ...asked, insurance: false, extras: {} }, clock.today());
      expect(quote.ok && presentPrice(quote.quote).priceObject).toEqual(priceObject);
      sum += priceObject.priceComplete * 100;
    }
    expect(Math.round(group!.priceComplete * 100)).toBe(Math.round(sum));
  });

  it('answers the capacity of a place', async () => {
    await database.transaction((tx) => book(tx, 11, '2027-06-08', '2027-06-10'));
    await search.catchUp();
    const handler = getCapacityHandler({
      capacity: createCapacity({ search, placeNumber }),
      placeNumber,
    });
    const ask = (input: object) =>
      handler({ query: { place: 7 }, startDate: '', endDate: '', ...input }, call);
    expect(await ask(week)).toEqual({ ok: true, data: { capacity: 50 } });
    expect(await ask({})).toEqual({ ok: true, data: { capacity: 100 } });
    expect(await ask({ ...week, query: { place: 'Grömitz' } })).toEqual({ ok: true, data: { capacity: 50 } });
  });

  it('follows the calendar past midnight', async () => {
    const before = { startDate: '2027-01-02', endDate: '2027-01-06' };
    expect(search.find(before)).toEqual([11, 12]);
    clock.set('2027-01-03T00:00:01+01:00');
    try {
      expect(search.today).toBe('2027-01-03');
      // The dates are past: a search without dates.
      const { answer, today } = await search.answer(before);
      expect(answer.hits.map((hit) => hit.stay)).toEqual([null, null]);
      expect(today).toBe('2027-01-03');
      await search.catchUp();
      expect(search.find({})).toEqual([11, 12]);
    } finally {
      clock.set('2027-01-02T12:00:00+01:00');
    }
  });

  it('closes a home at the hour until which it can be booked, and says so to pages', async () => {
    const { db } = database;
    await db.updateTable('homes').set({ lead_hour: 18 }).where('object_number', '=', 11).execute();
    await search.refreshHome(11);
    const tonight = { startDate: '2027-01-02', endDate: '2027-01-06' };
    const tomorrow = { startDate: '2027-01-03', endDate: '2027-01-07' };
    expect(search.find(tonight)).toEqual([11, 12]);
    announced.length = 0;
    clock.set('2027-01-02T18:00:00+01:00');
    try {
      expect(search.find(tonight)).toEqual([12]);
      expect(search.find(tomorrow)).toEqual([11, 12]);
      expect(announced).toEqual([{ homes: [11], kind: 'nights', source: 'index' }]);
      clock.set('2027-01-03T00:00:01+01:00');
      expect(search.find(tomorrow)).toEqual([11, 12]);
    } finally {
      clock.set('2027-01-02T12:00:00+01:00');
    }
  });

  it('counts searches and opened homes without persons', async () => {
    const { db } = database;
    await db.insertInto('partners').values({ id: 7001, tag_name: 'hafen', name: 'Hafen' }).execute();
    const track = trackSearchHandler({ db, clock });
    const trackVars = { region: 'ostsee', q: 'Hans Meier', persons: '4', foo: 'bar' };
    for (const totalObjects of [5, 6]) await track({ trackVars, totalObjects, uid: 'u', partner: '' }, call);
    for (const partner of ['7001', '7999'])
      await track({ trackVars: {}, totalObjects: 9, uid: '', partner }, call);
    const counts = await db
      .selectFrom('search_counts')
      .selectAll()
      .orderBy('total')
      .orderBy('partner_id')
      .execute();
    const day = '2027-01-02';
    // An unknown partner counts as none.
    expect(counts).toEqual([
      { day, filter: 'persons=4&region=ostsee', searches: 2, total: 6, partner_id: 0 },
      { day, filter: '', searches: 1, total: 9, partner_id: 0 },
      { day, filter: '', searches: 1, total: 9, partner_id: 7001 },
    ]);
    const open = trackSearchObjectHandler({ db, clock });
    expect(await open({ objectNumber: 11, partner: '7001' }, call)).toEqual({
      ok: true,
      data: { tracked: true },
    });
    expect(await open({ objectNumber: 999, partner: '' }, call)).toEqual({
      ok: true,
      data: { tracked: false },
    });
    expect(await open({ objectNumber: 11, partner: '' }, call)).toEqual({
      ok: true,
      data: { tracked: true },
    });
    const opened = await db.selectFrom('opened_homes').selectAll().orderBy('partner_id').execute();
    expect(opened.map((row) => [row.partner_id, row.opened])).toEqual([
      [0, 1],
      [7001, 1],
    ]);
  });
});
