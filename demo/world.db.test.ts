import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSearchFilter } from '../domain/search-filter.ts';
import { fromDayNumber, toDayNumber, toWeekday } from '../domain/stay.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { buildDemoWorld } from './build-world.ts';
import { DemoWorldError } from './demo-world-error.ts';
import { loadCoast, regions } from '../engines/geography/face.ts';
import { listHouseNames } from './homes/house-names.ts';
import { listNames } from './people/names.ts';
import { offers } from './offers.ts';
import { readMarker, updateMarker } from './world-store.ts';

const today = '2026-11-21';
const objects = 400;
let database: TestDatabase;
let progress = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const onProgress = ({ homes }: { homes: number }): void => void (progress = homes);
  expect(await buildDemoWorld(database, { objects, seed: 1, today, onProgress })).toBe(true);
});
afterAll(() => database.close());

async function rows<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(database.db)).rows;
}

test('a second call does nothing', async () => {
  expect(progress).toBe(objects);
  expect(await buildDemoWorld(database, { objects: 10, seed: 2, today })).toBe(false);
  expect(await rows('select count(*)::int as count from homes where removed_at is null')).toEqual([
    { count: objects },
  ]);
});

test('one home is on the site no more, and keeps its addresses', async () => {
  expect(await rows('select object_number, active from homes where removed_at is not null')).toEqual([
    { object_number: 1000, active: false },
  ]);
  expect(
    await rows(`select count(*)::int as count from whoami_paths where kind = 'home' and target = '1000'`),
  ).toEqual([{ count: 4 }]);
});

test('homes and ratings to come are numbered after those of the demo world', async () => {
  const [next] = await rows<{
    home: number;
    rating: number;
    ratings: number;
  }>(`select nextval('home_numbers') as home,
    nextval(pg_get_serial_sequence('ratings', 'id')) as rating, (select max(id) from ratings) as ratings`);
  expect(next).toEqual({ home: 1_000_001, rating: next!.ratings + 1, ratings: next!.ratings });
});

test('places and landlords to come are numbered after those of the demo world', async () => {
  const [next] = await rows<{ place: number; places: number; landlord: number; landlords: number }>(
    `select nextval('place_numbers')::int as place, (select max(id) from places) as places,
      nextval('landlord_numbers')::int as landlord, (select max(id) from landlords) as landlords`,
  );
  expect(next).toMatchObject({ place: next!.places + 1, landlord: next!.landlords + 1 });
});

test('every region and every offer has homes', async () => {
  expect(await rows('select key from regions where id not in (select region_id from homes)')).toEqual([]);
  const homes = await rows<Record<string, never>>('select * from homes');
  for (const offer of offers) {
    const filter = parseSearchFilter(offer.query);
    expect(Object.keys(filter), `query of offer ${offer.id}`).toEqual(
      expect.arrayContaining(Object.keys(offer.query)),
    );
    const found = homes.filter((home: Record<string, unknown>) =>
      Object.entries(offer.query).every(([key, value]) => {
        if (key === 'country') return home['country_code'] === value;
        if (key === 'partnerTags') return (home['partner_tags'] as string[]).includes(String(value));
        if (key === 'distSkilift')
          return home['dist_skilift_m'] !== null && Number(home['dist_skilift_m']) <= Number(value) * 1000;
        if (key === 'distSkiloipe')
          return home['dist_skiloipe_m'] !== null && Number(home['dist_skiloipe_m']) <= Number(value) * 1000;
        if (key === 'distSea')
          return home['dist_sea_m'] !== null && Number(home['dist_sea_m']) <= Number(value) * 1000;
        if (key === 'distLake')
          return home['dist_lake_m'] !== null && Number(home['dist_lake_m']) <= Number(value) * 1000;
        if (key === 'pets') return Number(home['dogs_max']) >= 1;
        if (key === 'sleepingRooms') return Number(home['count_rooms_sleeping']) >= Number(value);
        if (key === 'squaremeterLiving') return Number(home['squaremeter_living']) >= Number(value);
        if (key === 'lastminuteonly') return (home['offer_ids'] as number[]).includes(offer.id);
        return (home['amenities'] as string[]).includes(key);
      }),
    );
    expect(found.length, `homes of offer ${offer.id}`).toBeGreaterThan(0);
  }
});

test('houses and landlords are named as people are called where they stand', async () => {
  const named = await rows<{ region: string; country: string; title: string; landlord: string }>(
    `select r.key as region, r.country_code as country, t.title, l.name as landlord
      from homes h join regions r on r.id = h.region_id join landlords l on l.id = h.landlord_id
      join home_texts t on t.object_number = h.object_number and t.language = 'de'`,
  );
  const regionOf = new Map(regions.map((region) => [region.key, region]));
  let houses = 0;
  for (const { region, country, title, landlord } of named) {
    const [, house] = /„(.+)“/.exec(title) ?? [];
    if (house !== undefined) {
      houses += 1;
      expect(listHouseNames(regionOf.get(region)!), `${region}: ${title}`).toContain(house);
    }
    const [, lastNames] = listNames(country, region);
    expect(
      lastNames.some((last) => landlord.includes(last)),
      `${region}: ${landlord}`,
    ).toBe(true);
  }
  expect(houses).toBeGreaterThan(50);
});

test('homes lie in the state of their town, where their country has states', async () => {
  const towns = await rows<{ country: string; name: string; state: Record<string, string> }>(
    "select country_code as country, names ->> 'de' as name, state_names as state from places",
  );
  const withoutStates = new Set(['si', 'me', 'mt']);
  const wrong = towns.filter(
    ({ country, state }) => Object.keys(state).length !== (withoutStates.has(country) ? 0 : 4),
  );
  expect(wrong).toEqual([]);
});

test('a part of the German and of the Swiss homes has stars, and no other', async () => {
  const stars = await rows<{ country: string; dtv: number; stv: number; homes: number }>(
    `select country_code as country, count(dtv_stars)::int as dtv, count(stv_stars)::int as stv, count(*)::int as homes
      from homes group by country_code`,
  );
  for (const { country, dtv, stv, homes } of stars) {
    const classified = { de: dtv, ch: stv }[country];
    expect(dtv + stv, country).toBe(classified ?? 0);
    if (classified === undefined) continue;
    expect(classified, country).toBeGreaterThan(0);
    expect(classified, country).toBeLessThan(homes);
  }
});

test('homes stand on land within the bounds of their region', async () => {
  const coast = loadCoast();
  const homes = await rows<{
    lat: number;
    lon: number;
    bounds: [number, number, number, number];
    dist_sea_m: number | null;
  }>('select h.lat, h.lon, h.dist_sea_m, r.bounds from homes h join regions r on r.id = h.region_id');
  for (const {
    lat,
    lon,
    bounds: [south, west, north, east],
    dist_sea_m,
  } of homes) {
    expect(lat >= south && lat <= north && lon >= west && lon <= east).toBe(true);
    expect(coast.isLand(lat, lon)).toBe(true);
    if (dist_sea_m !== null)
      expect(Math.abs(coast.kmToSea(lat, lon, 60)! * 1000 - dist_sea_m)).toBeLessThan(120);
  }
});

test('every home has texts in four languages, one of them native, without placeholders', async () => {
  const bad = await rows(`select object_number from home_texts group by object_number
    having count(*) <> 4 or count(*) filter (where translated_from is null) <> 1`);
  expect(bad).toEqual([]);
  expect(await rows('select count(distinct object_number)::int as count from home_texts')).toEqual([
    { count: objects + 1 },
  ]);
  const texts = await rows<{ text: string }>(`
    select concat_ws(' ', title, teaser, description, feature_description) as text from home_texts
    union all select body || coalesce(landlord_answer, '') from ratings
    union all select body || coalesce(landlord_answer, '') from rating_translations
    union all select texts::text from regions union all select texts::text from countries
    union all select texts::text from places union all select texts::text from pois union all select texts::text from offers`);
  for (const { text } of texts)
    expect(text).not.toMatch(/\{\w+\}|\b(undefined|null|NaN)\b| {2}| \.|\[object/);
});

test('seasons have no gap for 550 days and more', async () => {
  const seasons = await rows<{ object_number: number; from_date: string; until_date: string }>(
    'select object_number, from_date, until_date from price_seasons order by object_number, from_date',
  );
  const byHome = Map.groupBy(seasons, (season) => season.object_number);
  expect(byHome.size).toBe(objects + 1);
  const end = fromDayNumber(toDayNumber(today) + 730);
  for (const ofHome of byHome.values()) {
    expect(ofHome[0]!.from_date <= today).toBe(true);
    expect(ofHome.at(-1)!.until_date >= end).toBe(true);
    for (const [index, season] of ofHome.entries()) {
      if (index > 0) expect(season.from_date).toBe(ofHome[index - 1]!.until_date);
    }
  }
});

test('what is booked could be booked: arrival and departure days and minimum stays hold', async () => {
  const stays = await rows<{
    from: string;
    until: string;
    nights: number;
    arrival_days: number;
    departure_days: number;
    min_stay: number;
    max_stay: number;
  }>(`select lower(s.period) as "from", upper(s.period) as until, upper(s.period) - lower(s.period) as nights,
      a.arrival_days, d.departure_days, a.min_stay, a.max_stay
    from stays s
    join price_seasons a on a.object_number = s.object_number and a.from_date <= lower(s.period) and a.until_date > lower(s.period)
    join price_seasons d on d.object_number = s.object_number and d.from_date <= upper(s.period) - 1 and d.until_date > upper(s.period) - 1`);
  expect(stays.length).toBe(
    (await rows<{ count: number }>('select count(*)::int as count from stays'))[0]!.count,
  );
  expect(stays.length).toBeGreaterThan(objects * 3);
  for (const stay of stays) {
    expect(stay.arrival_days & (1 << toWeekday(stay.from))).not.toBe(0);
    expect(stay.departure_days & (1 << toWeekday(stay.until))).not.toBe(0);
    expect(stay.nights).toBeGreaterThanOrEqual(stay.min_stay);
    expect(stay.nights).toBeLessThanOrEqual(stay.max_stay);
  }
});

test('each location, offer and home has one canonical path in each language', async () => {
  const [{ count }] = (await rows<{ count: number }>(
    'select count(*)::int as count from whoami_paths where canonical',
  )) as [{ count: number }];
  const [expected] = (await rows<{
    count: number;
  }>(`select 4 * ((select count(*) from countries) + (select count(*) from regions)
    + (select count(*) from places) + (select count(*) from offers) + (select count(*) from homes))::int as count`)) as [
    { count: number },
  ];
  expect(count).toBe(expected.count);
  const paths = await rows<{ path: string }>('select path from whoami_paths');
  for (const { path } of paths) {
    expect(path).toBe(path.normalize('NFC').toLowerCase());
    expect(path).toMatch(/^[a-z0-9äöüß_/-]*[a-zäöüß][a-z0-9äöüß_/-]*$/);
  }
  expect(
    await rows(`select path, target from whoami_paths where language = 'de' and path in
    ('deutschland', 'spanien', 'kroatien', 'nordseeküste_deutschland', 'schwarzwald', 'bodensee', 'gardasee', 'toskana')`),
  ).toHaveLength(8);
});

test('about two thirds of the homes are rated, some ratings as checked, and no home as a whole', async () => {
  const [figures] = await rows<{ rated: number; other: number; verified: number }>(
    `select count(*)::int as rated, (count(*) filter (where most <> 'demo'))::int as other, sum(verified)::int as verified
    from (
      select mode() within group (order by provenance) as most, count(*) filter (where provenance = 'verified') as verified
      from ratings group by object_number
    ) homes`,
  );
  expect(figures!.other).toBe(0);
  expect(figures!.verified).toBeGreaterThan(0);
  expect(figures!.rated / objects).toBeGreaterThan(0.6);
  expect(figures!.rated / objects).toBeLessThan(0.8);
});

test('an interrupted build starts over, but never over the data of somebody else', async () => {
  await updateMarker(database.db, { complete: false, objects, seed: 1 });
  expect(await buildDemoWorld(database, { objects: 120, seed: 1, today })).toBe(true);
  expect(await rows('select count(*)::int as count from homes where removed_at is null')).toEqual([
    { count: 120 },
  ]);

  await updateMarker(database.db, { complete: false, objects, seed: 1 });
  await sql`update homes set source = 'feed' where object_number = 1001`.execute(database.db);
  await expect(buildDemoWorld(database, { objects: 120, seed: 1, today })).rejects.toThrow(DemoWorldError);
  expect(await readMarker(database.db)).toMatchObject({ complete: false });
  expect(await rows('select count(*)::int as count from homes where removed_at is null')).toEqual([
    { count: 120 },
  ]);
});
