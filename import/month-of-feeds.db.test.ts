import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type PlainDate } from '../domain/stay.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { sized } from '../tests/harness/run-size.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { readNdjson } from './readers/ndjson.ts';
import { runImport, type ImportReport } from './run-import.ts';

let database: TestDatabase;
let folder: string;
const texts = createSiteTexts();
const firstDay = '2027-03-01';
const calendarDays = 25;
const feedDays = sized('FEED_DAYS', { gate: 12, full: 60 });
const homesAtFirst = sized('FEED_HOMES', { gate: 25, full: 40 });

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-month-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** A home as the feed knows it: a price for each day that is free, from a day on. */
interface FeedState {
  key: string;
  personsMax: number;
  days: Map<PlainDate, number | null>;
}

/** A generator of numbers that begins anew with every run of the test. */
let seed = 20_270_301;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * below);
};

function freshHome(key: string, today: PlainDate): FeedState {
  const days = new Map<PlainDate, number | null>();
  for (let day = 0; day < calendarDays; day += 1) {
    const isTaken = random(5) === 0;
    days.set(addDays(today, day), isTaken ? null : 50 + 10 * random(4));
  }
  return { key, personsMax: 1 + random(8), days };
}

/** Returns lines in a shuffled order, in which some days come after later ones. */
function linesOf(homes: readonly FeedState[]): string[] {
  return homes.map(({ key, personsMax, days }) =>
    JSON.stringify({
      key,
      lat: 44.494,
      lon: 11.34,
      objectType: 'apartment',
      kind: 'cityFlat',
      personsMax,
      bedrooms: 1,
      bathrooms: 1,
      calendar: [...days]
        .map(([from, price]) => ({
          from,
          until: addDays(from, 1),
          available: price !== null,
          nightlyPrice: price ?? 1,
        }))
        .sort(() => random(3) - 1),
    }),
  );
}

let files = 0;
function run(content: string | Buffer, today: PlainDate, more: object = {}): Promise<ImportReport> {
  const listings = join(folder, `${(files += 1)}.ndjson`);
  writeFileSync(listings, content);
  const options = { read: readNdjson, source: 'import:month', currency: null, rate: 1, texts };
  return runImport(database, { ...options, files: { listings, calendar: null }, today, ...more });
}

/** The homes and nights that the site offers from a day on, read without any code of the site. */
async function offered(today: PlainDate): Promise<Map<string, Record<PlainDate, number>>> {
  const { rows } = await sql<{ key: string; persons: number; day: string | null; cents: number | null }>`
    select h.source_key as key, h.persons_max as persons, to_char(d.day, 'YYYY-MM-DD') as day, s.nightly_cents as cents
    from homes h
    left join lateral generate_series(${today}::date, ${today}::date + 40, interval '1 day') as d(day) on true
    left join price_seasons s on s.object_number = h.object_number and s.from_date <= d.day and s.until_date > d.day
      and not exists (select from stays where stays.object_number = h.object_number and period @> d.day::date)
    where h.source = 'import:month' and h.active and h.removed_at is null`.execute(database.db);
  const site = new Map<string, Record<PlainDate, number>>();
  for (const { key, persons, day, cents } of rows) {
    const home = site.get(key) ?? { persons };
    if (day !== null && cents !== null) home[day] = cents;
    site.set(key, home);
  }
  return site;
}

function expected(homes: readonly FeedState[], today: PlainDate): Map<string, Record<PlainDate, number>> {
  return new Map(
    homes.map(({ key, personsMax, days }) => [
      key,
      Object.fromEntries([
        ['persons', personsMax] as [string, number],
        ...[...days].flatMap(([day, price]): [string, number][] =>
          price === null || day < today ? [] : [[day, price * 100]],
        ),
      ]),
    ]),
  );
}

test(`after ${feedDays} days of new, changed, vanished, returned, broken and late feeds the site offers what the feed does`, async () => {
  let homes = Array.from({ length: homesAtFirst }, (_, index) => freshHome(`h${index}`, firstDay));
  const gone: FeedState[] = [];
  let next = homes.length;
  const seen = { broken: 0, late: 0, paused: 0, returned: 0, rejected: 0 };
  await run(linesOf(homes).join('\n'), firstDay);
  for (let day = 1; day <= feedDays; day += 1) {
    const today = addDays(firstDay, day);
    if (day % 3 === 0) homes.push(freshHome(`h${(next += 1)}`, today));
    if (day % 4 === 0) gone.push(...homes.splice(random(homes.length), 1));
    if (day % 9 === 0 && gone.length > 0) homes.push(gone.shift()!);
    const changed = random(homes.length);
    homes = homes.map((home, index) => (index === changed ? freshHome(home.key, today) : home));
    if (day % 7 === 0) {
      // The feed comes the day after, with all that has happened meanwhile.
      seen.late += 1;
      continue;
    }
    const lines = linesOf(homes);
    if (day % 5 === 0) {
      seen.broken += 1;
      const before = await offered(today);
      await expect(run(gzipSync(lines.join('\n')).subarray(0, 500), today)).rejects.toThrow('unpacked');
      await expect(run(lines.slice(0, lines.length >> 1).join('\n'), today)).rejects.toThrow(
        'are missing in this feed',
      );
      expect(await offered(today)).toEqual(before);
    }
    const isSpoilt = day % 6 === 0;
    const report = await run([...lines, ...(isSpoilt ? ['{"key":"odd"}', 'no line'] : [])].join('\n'), today);
    seen.paused += report.paused;
    seen.returned += report.returned;
    seen.rejected += report.rejected.length;
    expect(await offered(today), `day ${day}`).toEqual(expected(homes, today));
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 300_000);
