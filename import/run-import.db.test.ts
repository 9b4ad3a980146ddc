import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../domain/stay.ts';
import { aPlace, aRegion } from '../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { searchStore } from '../server/areas/search/search-store.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { readInsideAirbnb } from './readers/inside-airbnb.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport, type ImportOptions } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const texts = createSiteTexts();
const today = '2027-03-01';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-import-'));
  const menorca = await aRegion(database, {
    id: 71,
    key: 'menorca',
    country: 'es',
    bounds: [39.8, 3.78, 40.1, 4.33],
  });
  await aPlace(database, { id: 711, region: menorca, country: 'es', bounds: [39.95, 3.8, 40.05, 3.9] });
  await aRegion(database, { id: 72, key: 'genfersee', country: 'ch', bounds: [46.18, 6.05, 46.99, 7.26] });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from stays`.execute(database.db);
  await sql`delete from outbox`.execute(database.db);
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes where source like 'import:%'`.execute(database.db);
  await sql`delete from import_sources`.execute(database.db);
});

const header =
  'id,latitude,longitude,property_type,room_type,accommodates,bathrooms,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,number_of_reviews,review_scores_rating,review_scores_cleanliness';

/** A listing near Ciutadella with only what matters spelled out. */
function listing(fields: Partial<Record<string, string>>): string {
  const row: Record<string, string> = {
    id: '1',
    latitude: '40.001',
    longitude: '3.84',
    property_type: 'Entire villa',
    room_type: 'Entire home/apt',
    accommodates: '6',
    bathrooms: '2.5',
    bedrooms: '3',
    beds: '4',
    amenities:
      '[""Private pool"", ""Wifi"", ""Pool table"", ""Free washer \\u2013 In unit"", ""Pets allowed""]',
    price: '"$1,234.00"',
    minimum_nights: '3',
    maximum_nights: '30',
    number_of_reviews: '4',
    review_scores_rating: '4.8',
    review_scores_cleanliness: '',
    ...(fields as Record<string, string>),
  };
  return header
    .split(',')
    .map((column) => (column === 'amenities' ? `"${row[column]!}"` : row[column]!))
    .join(',');
}

function listings(...rows: string[]): string {
  const path = join(folder, `listings-${Math.random()}.csv`);
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  return path;
}

/** Ten days from a Thursday, of which the given ones are taken. */
function calendar(id: string, taken: readonly number[]): string {
  const path = join(folder, `calendar-${Math.random()}.csv`);
  const days = Array.from({ length: 10 }, (_, day) =>
    [id, addDays('2025-10-02', day), taken.includes(day) ? 'f' : 't', '', '', day < 5 ? 3 : 2, 30].join(','),
  );
  writeFileSync(
    path,
    `${['listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights', ...days].join('\n')}\n`,
  );
  return path;
}

function options(files: ImportOptions['files'], more: Partial<ImportOptions> = {}): ImportOptions {
  return {
    read: readInsideAirbnb,
    files,
    source: 'import:test',
    moveIntoFuture: true,
    currency: null,
    rate: 1,
    today,
    texts,
    ...more,
  };
}

async function importedHomes(): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from homes where source = 'import:test' order by source_key`.execute(database.db);
  return rows;
}

test('an entire home becomes an object with everything that belongs to it', async () => {
  const report = await runImport(database, options({ listings: listings(listing({})), calendar: null }));
  expect(report).toMatchObject({ rows: 1, created: 1, changed: 0, unchanged: 0, rejected: [] });
  const [home] = await importedHomes();
  expect(home).toMatchObject({
    // The feed blurs the positions of its homes.
    position_within_m: 150,
    place_id: 3124967,
    region_id: 71,
    country_code: 'es',
    object_type: 'house',
    kind: 'villa',
    persons_max: 6,
    count_rooms_bath: 2,
    count_rooms_sleeping: 3,
    dogs_max: 2,
    dogs_max_is_known: false,
    amenities: ['swimmingpool', 'internet', 'washingmachine', 'nonsmoking'],
  });
  expect(home!['dist_sea_m']).toBeLessThan(3000);
  const number = home!['object_number'] as number;
  const seasons = await sql`
    select from_date, nightly_cents, weekly_cents, min_stay, max_stay from price_seasons
    where object_number = ${number}`.execute(database.db);
  expect(seasons.rows).toEqual([
    { from_date: today, nightly_cents: 123_400, weekly_cents: 863_800, min_stay: 3, max_stay: 30 },
  ]);
  const summary = await sql`
    select average, cleanliness, total, provenance from rating_summaries where object_number = ${number}`.execute(
    database.db,
  );
  expect(summary.rows).toEqual([{ average: 4.8, cleanliness: 4.8, total: 4, provenance: 'imported' }]);
  const titles = await sql<{ title: string; description: string }>`
    select title, description from home_texts where object_number = ${number}`.execute(database.db);
  expect(titles.rows).toHaveLength(4);
  for (const { title, description } of titles.rows) expect(title + description).not.toMatch(/\{\{|import\./);
  const paths =
    await sql`select language from whoami_paths where target = ${String(number)} and kind = 'home'`.execute(
      database.db,
    );
  expect(paths.rows).toHaveLength(4);
  const outbox = await sql`select object_number from outbox`.execute(database.db);
  expect(outbox.rows).toEqual([{ object_number: number }]);
});

test('the calendar is shifted by whole weeks, its occupied days are blocked, and later days cannot be booked', async () => {
  const files = { listings: listings(listing({})), calendar: calendar('1', [2, 3, 6]) };
  const report = await runImport(database, options(files));
  // 2025-10-02 is a Thursday; the first Thursday from 2027-03-01 on is the 4th.
  expect(addDays('2025-10-02', report.shiftDays!)).toBe('2027-03-04');
  const stays = await sql`
    select lower(period) as from_date, upper(period) as until_date, kind from stays order by 1`.execute(
    database.db,
  );
  expect(stays.rows).toEqual([
    { from_date: '2027-03-06', until_date: '2027-03-08', kind: 'blocked' },
    { from_date: '2027-03-10', until_date: '2027-03-11', kind: 'blocked' },
  ]);
  const seasons = await sql`
    select from_date, until_date, min_stay from price_seasons order by 1`.execute(database.db);
  expect(seasons.rows).toEqual([
    { from_date: '2027-03-04', until_date: '2027-03-06', min_stay: 3 },
    { from_date: '2027-03-08', until_date: '2027-03-09', min_stay: 3 },
    { from_date: '2027-03-09', until_date: '2027-03-10', min_stay: 2 },
    { from_date: '2027-03-11', until_date: '2027-03-14', min_stay: 2 },
  ]);
});

test('rows that cannot be used are counted by reason, and the others come in', async () => {
  const file = listings(
    listing({}),
    listing({ id: '2', room_type: 'Private room' }),
    listing({ id: '3', price: '' }),
    listing({ id: '4', property_type: 'Boat' }),
    listing({ id: '5', latitude: '' }),
    listing({ id: '6', minimum_nights: '1000' }),
    listing({ id: '7', price: '"$90,000.00"' }),
    listing({ id: '8', latitude: '0', longitude: '0' }),
    listing({ id: '1' }),
  );
  const report = await runImport(database, options({ listings: file, calendar: null }));
  expect(report.created).toBe(1);
  expect(report.rejectedByReason).toEqual({
    'no entire home': 1,
    'no price': 1,
    'neither house nor flat': 1,
    'no position': 1,
    'minimum stay above a year': 1,
    'implausible price': 1,
    'not on land': 1,
    'twice in the feed': 1,
  });
});

test('the same feed again changes nothing, also weeks later; a changed row changes its home alone', async () => {
  const files = { listings: listings(listing({}), listing({ id: '2' })), calendar: null };
  await runImport(database, options(files));
  const before = await importedHomes();
  const again = await runImport(database, options(files, { today: '2027-04-20' }));
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(await importedHomes()).toEqual(before);

  const dearer = { listings: listings(listing({ price: '$300.00' }), listing({ id: '2' })), calendar: null };
  expect(await runImport(database, options(dearer))).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  const after = await importedHomes();
  expect(after[0]).toMatchObject({ object_number: before[0]!['object_number'], version: 2 });
  expect(after[1]).toEqual(before[1]);
});

test('the history of a home contains the changes of its feed', async () => {
  const run = (...rows: string[]) =>
    runImport(database, options({ listings: listings(...rows), calendar: null }, { allowVanishing: true }));
  await run(listing({}), listing({ id: '2' }));
  await run(listing({ price: '$300.00' }), listing({ id: '2' }));
  await run(listing({ id: '2' }));
  await run(listing({ price: '$300.00' }), listing({ id: '2' }));
  const acts = await database.db
    .selectFrom('home_acts')
    .innerJoin('homes', 'homes.object_number', 'home_acts.object_number')
    .select(['home_acts.kind', 'actor', 'uid', 'changes', 'source_key'])
    .orderBy('act_id')
    .execute();
  expect(acts.filter((act) => act.source_key === '2').map(({ kind }) => kind)).toEqual(['created']);
  const first = acts.filter((act) => act.source_key === '1');
  expect(first.map(({ kind }) => kind)).toEqual(['created', 'changed', 'paused', 'published']);
  expect(first.every(({ actor, uid }) => actor === 'feed' && uid === null)).toBe(true);
  expect(first[1]!.changes).toEqual([
    { field: 'nightlyFrom', language: null, before: 123_400, after: 30_000 },
    { field: 'nightlyUntil', language: null, before: 123_400, after: 30_000 },
    { field: 'seasons', language: null, before: 1, after: 1 },
  ]);
});

test('each home that came or changed is announced once, and the others are not', async () => {
  const feed = (price: string): string => listings(listing({ price }), listing({ id: '2' }));
  const announced = () =>
    database.db.selectFrom('outbox').select(['object_number', 'version', 'kind']).orderBy('id').execute();
  let notices = 0;
  const stop = await database.listen('outbox', () => (notices += 1));
  await runImport(database, options({ listings: feed('$100.00'), calendar: null }));
  const [first, second] = (await importedHomes()).map((home) => home['object_number'] as number);
  expect(second).toBe(first! + 1);
  const came = [
    { object_number: first, version: 1, kind: 'home' },
    { object_number: second, version: 1, kind: 'home' },
  ];
  expect(await announced()).toEqual(came);
  await runImport(database, options({ listings: feed('$200.00'), calendar: null }));
  expect(await announced()).toEqual([...came, { object_number: first, version: 2, kind: 'home' }]);
  await expect.poll(() => notices).toBe(3);
  await stop();
});

test('a booked stay stays booked when the feed blocks nights around it', async () => {
  await runImport(database, options({ listings: listings(listing({})), calendar: calendar('1', []) }));
  const [home] = await importedHomes();
  await sql`insert into stays (object_number, period, kind)
    values (${home!['object_number']}, '[2027-03-06,2027-03-08)', 'booking')`.execute(database.db);
  const files = { listings: listings(listing({ price: '$99.00' })), calendar: calendar('1', [1, 2, 3, 4]) };
  expect(await runImport(database, options(files))).toMatchObject({ changed: 1 });
  const stays = await sql`
    select lower(period) as from_date, upper(period) as until_date, kind from stays order by 1`.execute(
    database.db,
  );
  expect(stays.rows).toEqual([
    { from_date: '2027-03-05', until_date: '2027-03-06', kind: 'blocked' },
    { from_date: '2027-03-06', until_date: '2027-03-08', kind: 'booking' },
    { from_date: '2027-03-08', until_date: '2027-03-09', kind: 'blocked' },
  ]);
});

test('a foreign currency is never treated as euros', async () => {
  const swiss = { listings: listings(listing({ latitude: '46.46', longitude: '6.84' })), calendar: null };
  await expect(runImport(database, options(swiss))).rejects.toThrow('--currency CHF --rate');
  expect(await importedHomes()).toEqual([]);
  await runImport(database, options(swiss, { currency: 'CHF', rate: 1.05 }));
  const { rows } = await sql`select nightly_cents from price_seasons p join homes using (object_number)
    where source = 'import:test'`.execute(database.db);
  expect(rows).toEqual([{ nightly_cents: 129_570 }]);
});

test('a town that is missing in the catalogue becomes a place with its name as path', async () => {
  const mahon = { listings: listings(listing({ latitude: '39.889', longitude: '4.265' })), calendar: null };
  await runImport(database, options(mahon));
  const { rows } = await sql<{ names: { de: string }; state: string; paths: number }>`
    select names, state_names ->> 'de' as state, (select count(*) from whoami_paths where kind = 'place' and target = places.id::text) as paths
    from places where id = (select place_id from homes where source = 'import:test')`.execute(database.db);
  expect(rows[0]!.paths).toBe(4);
  expect(rows[0]!.names.de).not.toBe('');
  expect(rows[0]!.state).toBe('Balearische Inseln');
});

test('a home in a country that the catalogue lacks brings country, subdivision and place, with pages', async () => {
  const munich = { listings: listings(listing({ latitude: '48.14', longitude: '11.58' })), calendar: null };
  expect(await runImport(database, options(munich))).toMatchObject({ created: 1, rejected: [] });
  const { rows: homes } = await sql`select homes.country_code, regions.key, regions.kind,
    regions.names ->> 'fr' as region, places.names ->> 'it' as place, homes.tourist_tax as tax, dist_sea_m from homes
    join regions on regions.id = homes.region_id join places on places.id = homes.place_id
    where source = 'import:test'`.execute(database.db);
  expect(homes).toEqual([
    {
      country_code: 'de',
      key: 'de-by',
      kind: 'subdivision',
      region: 'Bavière',
      place: 'Monaco di Baviera',
      tax: [],
      dist_sea_m: null,
    },
  ]);
  const { rows: paths } = await sql`select kind, language, path from whoami_paths
    where kind in ('country', 'region', 'place') and target in ('de', '2867714', (select id::text from regions where key = 'de-by'))
    and language in ('de', 'it') order by kind, language`.execute(database.db);
  expect(paths).toEqual([
    { kind: 'country', language: 'de', path: 'deutschland' },
    { kind: 'country', language: 'it', path: 'germania' },
    { kind: 'place', language: 'de', path: 'muenchen' },
    { kind: 'place', language: 'it', path: 'monaco-di-baviera' },
    { kind: 'region', language: 'de', path: 'bayern' },
    { kind: 'region', language: 'it', path: 'baviera' },
  ]);
});

test('a home in the Allgäu also belongs to Bavaria, whose page is created with it', async () => {
  const rows = [
    listing({ latitude: '47.41', longitude: '10.28' }),
    listing({ id: '2', latitude: '43.77', longitude: '11.25' }),
  ];
  await runImport(database, options({ listings: listings(...rows), calendar: null }));
  const numbers = (await importedHomes()).map((home) => home['object_number'] as number);
  const indexed = await searchStore.homes(database.db, numbers);
  expect(indexed.map((row) => [row.region_key, row.subdivision_key])).toEqual([
    ['allgaeu', 'de-by'],
    // Tuscany is both, and one page.
    ['toskana', null],
  ]);
  const { rows: paths } = await sql<{ path: string }>`select path from whoami_paths where kind = 'region'
    and target = (select id::text from regions where key = 'de-by') and language = 'de'`.execute(database.db);
  expect(paths).toEqual([{ path: 'bayern' }]);
});

test('no home of a feed is classified or collected for by its landlord', async () => {
  await runImport(database, options({ listings: listings(listing({})), calendar: null }));
  const { rows } = await sql`select dtv_stars, stv_stars, landlord_collects from homes
    where source = 'import:test'`.execute(database.db);
  expect(rows).toEqual([{ dtv_stars: null, stv_stars: null, landlord_collects: false }]);
});

test('the own NDJSON format brings its texts; a wrong line is named', async () => {
  const path = join(folder, 'homes.ndjson');
  const home = {
    key: 'a',
    lat: 40.001,
    lon: 3.84,
    objectType: 'house',
    kind: 'finca',
    personsMax: 4,
    bedrooms: 2,
    bathrooms: 1,
    nightlyPrice: 99.5,
    texts: { de: { title: 'Finca Sol', description: 'Ruhig gelegen.' } },
  };
  writeFileSync(
    path,
    [JSON.stringify(home), '{"key":', JSON.stringify({ ...home, key: 'b', personsMax: 0 })].join('\n'),
  );
  const report = await runImport(database, options({ listings: path, calendar: null }, { read: readNdjson }));
  expect(report.created).toBe(1);
  expect(report.rejected).toEqual([
    { rejected: 'not JSON', key: 'line 2', line: 2 },
    { rejected: 'wrong or missing: personsMax', key: 'b', line: 3 },
  ]);
  const { rows } = await sql`select title from home_texts where language = 'de'
    and object_number = (select object_number from homes where source = 'import:test')`.execute(database.db);
  expect(rows).toEqual([{ title: 'Finca Sol' }]);
});

test('a file of another kind changes nothing and says so', async () => {
  const path = join(folder, 'other.csv');
  writeFileSync(path, 'a,b\n1,2\n');
  await expect(runImport(database, options({ listings: path, calendar: null }))).rejects.toThrow(
    'no Inside Airbnb listings: missing columns id',
  );
});
