import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuardedFetch } from '../server/platform/guarded-fetch.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import type { ImportReport } from './run-import.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runCalendars, type CalendarsOptions } from './run-calendars.ts';
import { runImport } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const today = '2027-03-01';
const texts = createSiteTexts();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-calendars-'));
  await sql`delete from stays`.execute(database.db);
  await sql`delete from whoami_paths where kind = 'home'`.execute(database.db);
  await sql`delete from homes`.execute(database.db);
  await sql`delete from import_sources`.execute(database.db);
  return () => rmSync(folder, { recursive: true });
});

const event = (from: string, until: string): string[] => [
  ...['BEGIN:VEVENT', `UID:${from}`, `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`],
  ...[`DTEND;VALUE=DATE:${until.replaceAll('-', '')}`, 'END:VEVENT'],
];
const calendar = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
const june = calendar(event('2027-06-05', '2027-06-12'));

async function feed(...homes: object[]): Promise<ImportReport> {
  const base = {
    ...{ lat: 40.001, lon: 3.84, objectType: 'house', kind: 'villa' },
    ...{ personsMax: 4, bedrooms: 2, bathrooms: 1, nightlyPrice: 100 },
  };
  const listings = join(folder, 'homes.ndjson');
  writeFileSync(listings, homes.map((home) => JSON.stringify({ ...base, ...home })).join('\n'));
  const options = { read: readNdjson, source: 'import:agency', currency: null, rate: 1, today, texts };
  return runImport(database, { ...options, files: { listings, calendar: null } });
}

const noFetch: GuardedFetch = () => Promise.reject(new Error('nothing is fetched'));

function read(calendars: string, more: Partial<CalendarsOptions> = {}): Promise<ImportReport> {
  return runCalendars(database, {
    ...{ calendars, source: 'import:agency', today, now: new Date(`${today}T08:00:00Z`) },
    ...{ ownDomain: 'feriola.example', fetch: noFetch },
    ...more,
  });
}

/** A folder with a calendar for each key. */
function inFolder(calendars: Record<string, string>): string {
  const path = join(folder, 'calendars');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  for (const [key, text] of Object.entries(calendars)) writeFileSync(join(path, `${key}.ics`), text);
  return path;
}

async function taken(key = 'a'): Promise<string[]> {
  const { rows } = await sql<{ nights: string }>`
    select concat(lower(period), ' ', upper(period)) as nights from stays join homes using (object_number)
    where source_key = ${key} and stays.kind = 'blocked' order by period`.execute(database.db);
  return rows.map(({ nights }) => nights);
}

/** All of a home but its nights and its version. */
async function restOf(key = 'a'): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(homes) - '{version,changed_at}'::text[] as home,
      (select jsonb_agg(to_jsonb(s) order by from_date) from price_seasons s where s.object_number = homes.object_number) as seasons,
      (select jsonb_agg(to_jsonb(t) order by language) from home_texts t where t.object_number = homes.object_number) as texts
    from homes where source_key = ${key}`.execute(database.db);
  return rows;
}

test('calendars of a folder change occupied nights, and nothing else of the homes', async () => {
  await feed({ key: 'a' }, { key: 'b/2' }, { key: 'c' });
  const before = await restOf();
  const calendars = inFolder({ a: june, 'b%2F2': calendar(event('2027-07-01', '2027-07-03')) });
  const report = await read(calendars);
  expect(report).toMatchObject({ rows: 2, created: 0, changed: 2, rejected: [] });
  expect(report.homes.changed.toSorted()).toEqual(['a', 'b/2']);
  expect(report.warnings).toEqual(['1 homes of the feed keep their nights: no calendar of theirs was read.']);
  expect(await taken()).toEqual(['2027-06-05 2027-06-12']);
  expect(await taken('b/2')).toEqual(['2027-07-01 2027-07-03']);
  expect(await restOf()).toEqual(before);
  expect(await read(calendars)).toMatchObject({ changed: 0, unchanged: 2 });
  // Nights that the calendar frees are free here.
  await read(inFolder({ a: calendar(event('2027-08-05', '2027-08-12')) }));
  expect(await taken()).toEqual(['2027-08-05 2027-08-12']);
});

test('a trial says what would change and writes nothing', async () => {
  await feed({ key: 'a' });
  expect(await read(inFolder({ a: june }), { dryRun: true })).toMatchObject({ dryRun: true, changed: 1 });
  expect(await taken()).toEqual([]);
  expect(await read(inFolder({ a: june }))).toMatchObject({ changed: 1 });
});

test.each([
  ['a page in its place', '<!doctype html><title>Login</title>', 'no calendar'],
  ['one that is cut off', june.slice(0, -20), 'the calendar is cut off'],
  [
    'one without a date',
    june.replace(/DT(START|END)[^\r]*/g, 'DT$1:soon'),
    'no event of the calendar can be read',
  ],
  ['one that is suddenly empty', calendar(), 'the calendar is suddenly empty'],
  ['one of more than a mebibyte', june + ' '.repeat(1_048_576), 'the calendar is larger than a mebibyte'],
])('%s changes nothing, and the others go on', async (_, text, rejected) => {
  await feed({ key: 'a' }, { key: 'b' });
  await read(inFolder({ a: june }));
  const report = await read(inFolder({ a: text, b: june }));
  expect(report.rejected).toEqual([{ rejected, key: 'a' }]);
  expect(report.rejectedByReason).toEqual({ [rejected]: 1 });
  expect(await taken()).toEqual(['2027-06-05 2027-06-12']);
  expect(await taken('b')).toEqual(['2027-06-05 2027-06-12']);
});

test('an unreadable line is reported with its home, and frees no night', async () => {
  await feed({ key: 'a' });
  await read(inFolder({ a: june }));
  const report = await read(inFolder({ a: june.replace(/DTSTART[^\r]*/, 'DTSTART:soon') }));
  expect(report.rejected).toEqual([]);
  expect(report.warnings[0]).toMatch(/^a: 1 lines? of the calendar cannot be read.*line \d+: DTSTART:soon/);
  expect(await taken()).toEqual(['2027-06-05 2027-06-12']);
});

test('a calendar that is meant to be empty frees its nights', async () => {
  await feed({ key: 'a' });
  await read(inFolder({ a: june }));
  expect(await read(inFolder({ a: calendar() }), { allowVanishing: true })).toMatchObject({ changed: 1 });
  expect(await taken()).toEqual([]);
});

test('a list contains relative paths and addresses; nights of several calendars of a home are merged', async () => {
  await feed({ key: 'a' }, { key: 'b' }, { key: 'c' });
  writeFileSync(join(folder, 'own.ics'), june);
  const list = join(folder, 'list.csv');
  const rows = ['a,own.ics', 'a,https://one.example/a.ics', 'b,https://two.example/b.ics', 'nobody,own.ics'];
  writeFileSync(list, ['key,calendar', ...rows, 'c,', 'c,../../secret.ics'].join('\n'));
  const fetch: GuardedFetch = (address) =>
    Promise.resolve(
      address.startsWith('https://one.')
        ? {
            ...({ ok: true, status: 200, etag: null, lastModified: null } as const),
            text: calendar(event('2027-06-12', '2027-06-14'), event('2027-09-01', '2027-09-05')),
          }
        : { ok: false, problem: 'private' },
    );
  const report = await read(list, { fetch });
  expect(await taken()).toEqual(['2027-06-05 2027-06-14', '2027-09-01 2027-09-05']);
  expect(report.rejected.toSorted((x, y) => x.line! - y.line!)).toEqual([
    { rejected: 'the address is not of the public internet', key: 'b', line: 4 },
    { rejected: 'no home of this feed', key: 'nobody', line: 5 },
    { rejected: 'no calendar named', key: 'c', line: 6 },
    { rejected: 'no calendar named', key: 'c', line: 7 },
  ]);
});

test('calendars of another feed, and of none, are refused in one line', async () => {
  await feed({ key: 'a' });
  await expect(read(inFolder({ a: june }), { source: 'import:other' })).rejects.toThrow(
    'There are no homes of the feed other',
  );
  await expect(read(inFolder({}))).rejects.toThrow('holds no files that end with .ics');
});

test('nights of calendars stay occupied when the homes are imported again', async () => {
  await feed({ key: 'a' });
  await read(inFolder({ a: june }));
  await feed({ key: 'a', nightlyPrice: 120 });
  expect(await taken()).toEqual(['2027-06-05 2027-06-12']);
  expect(await restOf()).toMatchObject([{ seasons: [{ nightly_cents: 12_000 }] }]);
});

test('a night is free if neither feed nor calendar occupies it, in any order of imports', async () => {
  const days = (from: string, until: string) => [
    { from: '2027-03-01', until: from, available: true },
    { from, until, available: false },
    { from: until, until: '2027-12-01', available: true },
  ];
  await feed({ key: 'a', calendar: days('2027-06-10', '2027-06-20') });
  await read(inFolder({ a: june }));
  expect(await taken()).toEqual(['2027-06-05 2027-06-20']);
  await read(inFolder({ a: calendar(event('2027-06-05', '2027-06-07')) }));
  expect(await taken()).toEqual(['2027-06-05 2027-06-07', '2027-06-10 2027-06-20']);
  await feed({ key: 'a', calendar: days('2027-10-01', '2027-10-03') });
  expect(await taken()).toEqual(['2027-06-05 2027-06-07', '2027-10-01 2027-10-03']);
});

test('what guests have booked here stays theirs', async () => {
  await feed({ key: 'a' });
  await sql`insert into stays (object_number, period, kind)
    select object_number, '[2027-06-07,2027-06-09)', 'option' from homes`.execute(database.db);
  await read(inFolder({ a: june }));
  expect(await taken()).toEqual(['2027-06-05 2027-06-07', '2027-06-09 2027-06-12']);
  // When the option is released, the calendar gets these nights with its next run.
  await sql`delete from stays where kind = 'option'`.execute(database.db);
  expect(await read(inFolder({ a: june }))).toMatchObject({ unchanged: 1 });
  expect(await taken()).toEqual(['2027-06-05 2027-06-12']);
});
