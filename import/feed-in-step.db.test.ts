import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../domain/stay.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { readInsideAirbnb } from './readers/inside-airbnb.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport, type ImportOptions, type ImportReport } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const texts = createSiteTexts();
const today = '2027-03-01';

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-feeds-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from stays`.execute(database.db);
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes`.execute(database.db);
  await sql`delete from import_sources`.execute(database.db);
});

let files = 0;
function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, `${(files += 1)}-${name}`);
  writeFileSync(path, content);
  return path;
}

const home = (key: string, more: object = {}): object => ({
  key,
  lat: 40.001,
  lon: 3.84,
  objectType: 'house',
  kind: 'villa',
  personsMax: 4,
  bedrooms: 2,
  bathrooms: 1,
  nightlyPrice: 100,
  ...more,
});
const many = (count: number): object[] => Array.from({ length: count }, (_, index) => home(`h${index}`));
const ndjson = (...homes: object[]): string =>
  fileOf('homes.ndjson', homes.map((one) => JSON.stringify(one)).join('\n'));

function run(listings: string, more: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const options = { read: readNdjson, source: 'import:test', currency: null, rate: 1, today, texts };
  return runImport(database, { ...options, files: { listings, calendar: null }, ...more });
}
const shown = async (): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select source_key as key from homes
    where active and removed_at is null order by length(source_key), source_key`.execute(database.db);
  return rows.map(({ key }) => key);
};
const seasons = async (): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<Record<string, unknown>>`select from_date, until_date, nightly_cents as cents
    from price_seasons order by object_number, from_date`.execute(database.db);
  return rows;
};

test('a live feed keeps its dates, also those that began before today', async () => {
  const calendar = [{ from: '2027-02-27', until: '2027-03-10', available: true, nightlyPrice: 90 }];
  const report = await run(ndjson(home('a', { calendar })));
  expect(report).toMatchObject({ shiftDays: null, created: 1 });
  expect(await seasons()).toEqual([{ from_date: today, until_date: '2027-03-10', cents: 9000 }]);
});

test('dates in the past are moved only where that is asked for, and the report says so', async () => {
  const past = ndjson(
    home('a', { calendar: [{ from: '2026-01-01', until: '2026-01-08', available: true }] }),
  );
  const live = await run(past);
  expect(live.warnings[0]).toContain('lie in the past');
  expect(await seasons()).toEqual([]);
  const moved = await run(past, { moveIntoFuture: true });
  expect(moved).toMatchObject({ shiftDays: 427 - (427 % 7), changed: 1 });
  expect(await seasons()).toEqual([
    {
      from_date: addDays('2026-01-01', moved.shiftDays!),
      until_date: addDays('2026-01-08', moved.shiftDays!),
      cents: 10_000,
    },
  ]);
  expect(await run(past, { moveIntoFuture: true, today: '2027-03-20' })).toMatchObject({ unchanged: 1 });
});

test('a home that a full feed has no more is paused and returns with it; a delta takes nothing away', async () => {
  await run(ndjson(...many(40)));
  expect(await run(ndjson(home('h0')), { delta: true })).toMatchObject({ paused: 0 });
  expect(await run(ndjson(...many(39)))).toMatchObject({ paused: 1, unchanged: 39 });
  expect(await shown()).toHaveLength(39);
  expect(await run(ndjson(...many(39)))).toMatchObject({ paused: 0, unchanged: 39 });
  expect(await run(ndjson(...many(40)))).toMatchObject({ returned: 1, created: 0, unchanged: 39 });
  expect(await shown()).toHaveLength(40);
});

test('more than 5 % vanishing stops the run before anything is written', async () => {
  await run(ndjson(...many(40)));
  const dearer = many(36).map((one) => ({ ...one, nightlyPrice: 111 }));
  await expect(run(ndjson(...dearer))).rejects.toThrow('4 of 40 homes are missing');
  expect(await shown()).toHaveLength(40);
  expect((await seasons()).every(({ cents }) => cents === 10_000)).toBe(true);
  expect(await run(ndjson(...dearer), { allowVanishing: true })).toMatchObject({ paused: 4, changed: 36 });
});

test('a home that is in the feed and cannot be used has not vanished', async () => {
  await run(ndjson(...many(3)));
  const report = await run(ndjson(home('h0'), home('h1'), home('h2', { personsMax: 2.5 })));
  expect(report).toMatchObject({ paused: 0, unchanged: 2 });
  expect(report.rejected).toEqual([{ rejected: 'wrong or missing: personsMax', key: 'h2', line: 3 }]);
  expect(await shown()).toHaveLength(3);
});

test('the page of a removed home answers 410 until the feed has it again', async () => {
  await run(ndjson(...many(3)));
  const gone = ndjson(home('h0'), home('h1'), { key: 'h2', removed: true });
  expect(await run(gone)).toMatchObject({ removed: 1, paused: 0 });
  expect(await run(gone)).toMatchObject({ removed: 0, paused: 0 });
  const { rows } = await sql`select source_key from homes where removed_at is not null`.execute(database.db);
  expect(rows).toEqual([{ source_key: 'h2' }]);
  expect(await run(ndjson(...many(3)))).toMatchObject({ returned: 1 });
  expect(await shown()).toHaveLength(3);
});

test('a run without days leaves those of earlier runs alone, and one with days replaces what was assumed', async () => {
  await run(ndjson(home('a')));
  expect(await seasons()).toHaveLength(1);
  const calendar = [{ from: '2027-04-01', until: '2027-04-08', available: true, nightlyPrice: 70 }];
  await run(ndjson(home('a', { calendar })));
  const days = [{ from_date: '2027-04-01', until_date: '2027-04-08', cents: 7000 }];
  expect(await seasons()).toEqual(days);
  expect(await run(ndjson(home('a', { bathrooms: 2 })))).toMatchObject({ changed: 1 });
  expect(await seasons()).toEqual(days);
});

test('a calendar with prices needs none in the listing; its nights without a price cannot be booked', async () => {
  const { nightlyPrice: _, ...unpriced } = home('a') as { nightlyPrice: number };
  const calendar = [
    { from: '2027-04-01', until: '2027-04-08', available: true, nightlyPrice: 70 },
    { from: '2027-04-08', until: '2027-04-10', available: true },
  ];
  const report = await run(ndjson({ ...unpriced, calendar }, { ...unpriced, key: 'b' }));
  expect(report).toMatchObject({ created: 1, rejectedByReason: { 'wrong or missing: nightlyPrice': 1 } });
  expect(await seasons()).toEqual([{ from_date: '2027-04-01', until_date: '2027-04-08', cents: 7000 }]);
});

test('a trial says what would happen and writes nothing', async () => {
  await run(ndjson(...many(40)));
  const palermo = home('new', { lat: 38.12, lon: 13.36 });
  const next = ndjson(...many(39).slice(1), home('h0', { bathrooms: 3 }), palermo);
  const trial = await run(next, { dryRun: true });
  expect(trial).toMatchObject({ dryRun: true, created: 1, changed: 1, unchanged: 38, paused: 1 });
  expect(trial.homes).toEqual({
    created: ['new'],
    changed: ['h0'],
    returned: [],
    paused: ['h39'],
    removed: [],
  });
  expect(trial.newLocations).toContain('Palermo');
  expect(await shown()).toHaveLength(40);
  const { dryRun: _, ...earnest } = await run(next);
  expect(trial).toMatchObject(earnest);
});

const header =
  'id,latitude,longitude,property_type,room_type,accommodates,bathrooms,bedrooms,beds,amenities,price,minimum_nights,maximum_nights';
const listing = (id: string): string =>
  `${id},40.001,3.84,Entire villa,Entire home/apt,6,2.5,3,4,"[""Wifi""]","$120.00",1,30`;
const csv = (...lines: string[]): string => [header, ...lines].join('\n');
const table = (listings: string, calendar: string | null = null) =>
  run(listings, { read: readInsideAirbnb, files: { listings, calendar } });

test('a row with a field less is refused with its line, never shifted', async () => {
  const short = listing('2').replace('6,2.5,', '6,');
  const report = await table(fileOf('short.csv', csv(listing('1'), short, listing('3'))));
  expect(report.rejected).toEqual([{ rejected: '12 fields where the header has 13', key: '2', line: 3 }]);
  expect(await shown()).toEqual(['1', '3']);
});

test.each([
  ['half a guest', 'Entire home/apt,6,', 'Entire home/apt,2.5,', 'no plausible number of persons'],
  ['a million bathrooms', ',2.5,', ',1000000,', 'no plausible number of bathrooms'],
  ['an unknown kind', 'Entire villa', 'Tepee', 'neither house nor flat'],
  ['a place in the sea', '40.001,3.84', '40.5,5.5', 'not on land'],
])('%s is one rejected row', async (_, from, to, reason) => {
  const odd = listing('2').replace(from, to);
  const report = await table(fileOf('odd.csv', csv(listing('1'), odd)));
  expect(report).toMatchObject({ created: 1, rejectedByReason: { [reason]: 1 } });
});

test.each([
  [
    'missing columns',
    csv(listing('1')).replace('accommodates', 'guests').replace(',price', ',cost'),
    'missing columns accommodates, price',
  ],
  ['another delimiter', csv(listing('1')).replaceAll(',', ';'), 'separated by ";"'],
  [
    'another encoding',
    Buffer.from(csv(listing('1')).replace('villa', 'chälet'), 'latin1'),
    'no text in UTF-8',
  ],
  ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'no text'],
  ['a cut gzip file', gzipSync(csv(listing('1'))).subarray(0, 60), 'cannot be unpacked'],
  ['an empty file', '', 'is empty'],
  ['a header alone', header, 'The feed is empty'],
  ['broken quotes', csv(`1,"40`), 'no CSV file that can be read'],
])('%s is one line, and nothing is written', async (_, content, message) => {
  await expect(table(fileOf('broken.csv', content))).rejects.toThrow(message);
  expect(await shown()).toEqual([]);
});

test('whatever is wrong with a row, the report knows its line', async () => {
  const homes = [home('a'), home('b', { lat: 91 }), home('a'), home('c', { lat: 40.5, lon: 5.5 })];
  expect((await run(ndjson(...homes))).rejected).toEqual([
    { rejected: 'wrong or missing: lat', key: 'b', line: 2 },
    { rejected: 'twice in the feed', key: 'a', line: 3 },
    { rejected: 'not on land', key: 'c', line: 4 },
  ]);
});

test('days of a calendar that say nothing are counted with their first line, and the others count', async () => {
  const rows = ['listing_id,date,available,price', '1,2027-04-01,t,$50.00', '1,2027-04-02,maybe,$50.00'];
  rows.push('1,2027-04-31,t,$50.00', '1,2027-04-03,t', '1,2027-04-04,,$50.00', '1,2027-04-05,t,$50.00');
  const report = await table(
    fileOf('listings.csv', csv(listing('1'))),
    fileOf('calendar.csv', rows.join('\n')),
  );
  expect(report.warnings.slice(0, 3)).toEqual([
    '2 rows of the calendar were passed over: neither free nor taken (first in line 3).',
    '1 rows of the calendar were passed over: no date (first in line 4).',
    '1 rows of the calendar were passed over: 3 fields where the header has 4 (first in line 5).',
  ]);
  expect(await seasons()).toEqual([
    { from_date: '2027-04-01', until_date: '2027-04-02', cents: 5000 },
    { from_date: '2027-04-05', until_date: '2027-04-06', cents: 5000 },
  ]);
});

test('a missing file is one line', async () => {
  await expect(table(join(folder, 'none.csv'))).rejects.toThrow('There is no file');
});

test('a calendar in any order is sorted', async () => {
  const days = Array.from(
    { length: 20 },
    (_, day) => `1,${addDays('2027-04-01', day)},t,$${day < 10 ? 50 : 60}.00`,
  );
  const rows = ['listing_id,date,available,price', ...days.toReversed()];
  await table(fileOf('listings.csv', csv(listing('1'))), fileOf('calendar.csv', rows.join('\n')));
  expect(await seasons()).toEqual([
    { from_date: '2027-04-01', until_date: '2027-04-11', cents: 5000 },
    { from_date: '2027-04-11', until_date: '2027-04-21', cents: 6000 },
  ]);
});
