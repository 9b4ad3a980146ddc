import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedLine } from '../contract/feeds/feed-home.ts';
import { addDays } from '../domain/stay.ts';
import { exportPage, exportAll, readCursor, settledMs } from '../server/areas/feeds/feeds.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { createNdjsonReader } from './readers/ndjson.ts';
import { runImport, type ImportReport } from './run-import.ts';

let one: TestDatabase;
let other: TestDatabase;
const texts = createSiteTexts();
const today = '2027-03-01';
/** By now all that a test has changed has settled. */
const now = () => new Date(Date.now() + settledMs + 1000);

beforeAll(async () => {
  [one, other] = [await openTestDatabase(), await openTestDatabase()];
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** A home that says all that the form has. */
const full = {
  ...{ key: 'a', lat: 40.001, lon: 3.84, positionWithinMetres: 150, objectType: 'house', kind: 'villa' },
  ...{ personsMax: 6, bedrooms: 2, bathrooms: 1, squaremeterLiving: 93, dogsMax: 2, dogsMaxIsKnown: false },
  amenities: ['internet', 'swimmingpool'],
  bedRooms: [{ beds: { double: 1 } }, { beds: { single: 2 } }],
  access: { entranceSteps: 0, doorWidthCm: 90, showerThresholdCm: null, grabRails: true, parkingMetres: 20 },
  charging: { kilowatts: 11, plug: 'type2', shared: true },
  houseRules: { parties: false, quiet: { from: '22:00', until: '07:00' } },
  equipment: { kitchen: ['oven', 'stove'] },
  provider: {
    ...{ name: 'Ana Pons', mail: 'ana@example.org', phone: '+34 971 000 000', trader: false, language: 'es' },
    address: { street: 'Carrer Nou 4', zip: '07740', city: 'Es Mercadal', country: 'ES' },
    vatId: 'ES12345678Z',
  },
  address: { street: 'Carrer Nou 5', zip: '07740', city: 'Es Mercadal' },
  arrivalInfo: { en: 'The key lies under the pot.' },
  ...{
    quarter: 'Nord',
    registrationNumber: 'ET1234ME',
    deposit: 250.5,
    furtherGuests: { included: 2, amount: 9.99 },
    checkIn: '16:00',
    checkOut: '10:30',
  },
  cancellation: [{ daysBefore: 60, percent: 20 }],
  touristTax: [
    { fromAge: 16, toAge: 120, amount: 2.5, nightsMax: 7, season: { from: '05-01', until: '09-30' } },
    { fromAge: 16, toAge: 120, percent: 7.5 },
  ],
  services: [
    { code: 'bedLinen', unit: 'person', amount: 12.5, mandatory: false, prepaid: false },
    { code: 'finalCleaning', unit: 'stay', amount: 85, mandatory: true, prepaid: true },
  ],
  discounts: [{ kind: 'longStay', threshold: 14, percent: 10 }],
  texts: {
    de: { title: 'Villa', description: 'Über der Bucht.', rules: 'Schuhe aus.', translatedFrom: null },
    en: { title: 'The villa', description: 'Above the bay.', rules: '', translatedFrom: 'de' },
    fr: { title: 'La villa', description: 'Au-dessus de la baie.', rules: '', translatedFrom: 'de' },
    it: { title: 'La villa', description: 'Sopra la baia.', rules: '', translatedFrom: 'de' },
  },
  rating: {
    ...{ total: 7, average: 4.5, cleanliness: 4.5, externalImpression: 4.4, furniture: 4.3, location: 4.9 },
    priceToService: 4.1,
  },
  calendar: [
    { from: today, until: '2027-06-01', available: true, nightlyPrice: 90, minStay: 3, maxStay: 21 },
    {
      ...{ from: '2027-06-01', until: '2027-09-01', available: true, nightlyPrice: 140.5, weeklyPrice: 900 },
      ...{ minStay: 7, maxStay: 28, arrivalDays: [6], departureDays: [6, 7] },
    },
    { from: '2027-09-01', until: '2027-10-01', available: false },
  ],
};
const plain = (key: string, more: object = {}): object => ({
  ...{ key, lat: 44.494, lon: 11.34, objectType: 'apartment', kind: 'cityFlat', personsMax: 2 },
  ...{ bedrooms: 1, bathrooms: 1, nightlyPrice: 70, ...more },
});

function feed(database: TestDatabase, source: string, ...homes: readonly object[]): Promise<ImportReport> {
  const options = { source, currency: null, rate: 1, today, texts, delta: true };
  const read = createNdjsonReader(homes.map((home) => JSON.stringify(home)));
  return runImport(database, { ...options, read, files: { listings: '', calendar: null } });
}

const everything = { whose: null, isOwn: true, today, publicUrl: 'https://one.example' };
const start = readCursor('')!;
async function exported(database: TestDatabase, cursor = ''): Promise<{ lines: FeedLine[]; cursor: string }> {
  const page = await exportPage(database.db, { ...everything, after: readCursor(cursor)!, now: now() }, 1000);
  return { lines: page.lines, cursor: page.cursor };
}

/** Lines by the numbers that the homes have on the first site. */
async function ofOther(): Promise<FeedLine[]> {
  const { rows } = await sql<{ own: number; key: string }>`
    select object_number as own, source_key as key from homes where source = 'site:one'`.execute(other.db);
  const keys = new Map(rows.map(({ own, key }) => [String(own), key]));
  const { lines } = await exported(other);
  return lines
    .map((line) => ({ ...line, key: keys.get(line.key) ?? line.key }))
    .sort((a, b) => Number(a.key) - Number(b.key));
}

/** The content of a home, without its numbers and facts about its origin. */
async function tablesOf(database: TestDatabase, keyOf: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(h) - '{object_number,source,source_key,source_digest,source_calendar_digest,version,changed_at,created_at,published_at,place_id,region_id,landlord_id,removed_at}'::text[] as home,
      p.names as place, r.key as region,
      to_jsonb(l) - '{id,source,source_key,since}'::text[] as landlord,
      (select jsonb_agg(to_jsonb(t) - 'object_number' order by t.language) from home_texts t where t.object_number = h.object_number) as texts,
      (select jsonb_agg(to_jsonb(s) - 'object_number' order by from_date) from price_seasons s where s.object_number = h.object_number) as seasons,
      (select jsonb_agg(to_jsonb(s) - 'object_number' order by code) from home_services s where s.object_number = h.object_number) as services,
      (select jsonb_agg(to_jsonb(d) - 'object_number' order by kind) from home_discounts d where d.object_number = h.object_number) as discounts,
      (select jsonb_agg(to_jsonb(r) - 'object_number') from rating_summaries r where r.object_number = h.object_number) as rating,
      (select jsonb_agg(period order by period) from stays s where s.object_number = h.object_number) as taken
    from homes h join places p on p.id = h.place_id join regions r on r.id = h.region_id join landlords l on l.id = h.landlord_id
    where h.state <> 'removed' order by ${sql.raw(keyOf)}`.execute(database.db);
  return rows;
}

test('what one site exports the other imports, and both are equal', async () => {
  await feed(
    one,
    'import:x',
    full,
    plain('b'),
    plain('c', { nightlyPrice: 80, address: { street: 'Via Po 1', zip: '', city: 'Bologna' } }),
  );
  const first = await exported(one);
  expect(first.lines).toHaveLength(3);
  const report = await feed(other, 'site:one', ...first.lines);
  expect(report).toMatchObject({ created: 3, rejected: [] });
  expect(await ofOther()).toEqual(first.lines);
  expect(await tablesOf(other, 'h.source_key::int')).toEqual(await tablesOf(one, 'h.object_number'));
  // The same again changes nothing, and nothing more is told.
  expect(await feed(other, 'site:one', ...first.lines)).toMatchObject({ unchanged: 3 });
  expect((await exported(one, first.cursor)).lines).toEqual([]);
});

test('a home comes with all that the form has', async () => {
  const [line] = (await exported(one)).lines;
  // Nobody has taken a photo of it: what guests see is drawn.
  expect(line).toEqual({ ...full, key: line!.key, photos: [] });
});

test('changes follow by cursor: new prices, occupied nights, paused, returned and removed homes', async () => {
  const before = await exported(one);
  const keys = await sql<{ key: string; own: string }>`
    select source_key as key, object_number::text as own from homes`.execute(one.db);
  const own = (key: string): string => keys.rows.find((row) => row.key === key)!.own;

  await feed(
    one,
    'import:x',
    plain('b', { nightlyPrice: 75 }),
    { key: 'c', removed: true },
    { key: 'a', paused: true },
  );
  const changes = await exported(one, before.cursor);
  expect(changes.lines).toHaveLength(3);
  expect(changes.lines).toContainEqual({ key: own('c'), removed: true });
  expect(changes.lines).toContainEqual({ key: own('a'), paused: true });
  expect(await feed(other, 'site:one', ...changes.lines)).toMatchObject({
    changed: 1,
    removed: 1,
    paused: 1,
  });
  expect(await ofOther()).toEqual(
    (await exported(one)).lines.toSorted((a, b) => Number(a.key) - Number(b.key)),
  );

  await feed(one, 'import:x', full);
  const { createHomeChanges } = await import('../server/areas/catalogue/catalogue.ts');
  await one.transaction((tx) =>
    createHomeChanges().changeHome(tx, Number(own('b')), async () => {
      await sql`insert into stays (object_number, period, kind)
        values (${Number(own('b'))}, daterange(${addDays(today, 10)}, ${addDays(today, 17)}), 'option')`.execute(
        tx,
      );
      return { result: null, change: { kind: 'nights' } };
    }),
  );
  const later = await exported(one, changes.cursor);
  expect(later.lines.map(({ key }) => key)).toEqual([own('a'), own('b')]);
  expect(await feed(other, 'site:one', ...later.lines)).toMatchObject({ returned: 1, changed: 1 });
  expect(await ofOther()).toEqual(
    (await exported(one)).lines.toSorted((a, b) => Number(a.key) - Number(b.key)),
  );
  expect(JSON.stringify(later.lines[1])).toContain(
    `{"from":"${addDays(today, 10)}","until":"${addDays(today, 17)}","available":false}`,
  );
});

test('an export goes page by page over all homes, and waits for what is being written', async () => {
  const seen: string[] = [];
  let cursor = start;
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await exportPage(one.db, { ...everything, after: cursor, now: now() }, 2);
    seen.push(...page.lines.map(({ key }) => key));
    cursor = readCursor(page.cursor)!;
    if (!page.hasMore) break;
  }
  const all: string[] = [];
  for await (const { lines } of exportAll(one.db, { ...everything, after: start, now: now() }))
    all.push(...lines.map(({ key }) => key));
  expect(seen).toEqual(all);
  expect(new Set(all).size).toBe(3);
  expect((await exportPage(one.db, { ...everything, after: start, now: new Date(0) }, 9)).lines).toEqual([]);
});

test('who only sells homes on gets what guests see of them', async () => {
  const options = {
    whose: { kind: 'partner', subject: 7 },
    isOwn: false,
    publicUrl: 'https://one.example',
    today,
    after: start,
    now: now(),
  } as const;
  const { lines } = await exportPage(one.db, options, 10);
  const line = lines.find((found) => 'personsMax' in found && found.personsMax === 6)!;
  expect(line).toMatchObject({ positionWithinMetres: 650 });
  for (const secret of ['ana@', '+34', 'Carrer Nou', 'under the pot', '"lat":40.001,', '12345678'])
    expect(JSON.stringify(line), secret).not.toContain(secret);
});

test('homes of others are not exported', async () => {
  const { rows } = await sql<{
    id: number;
  }>`select landlord_id as id from homes where source_key = 'a'`.execute(one.db);
  const whose = { kind: 'landlord', subject: rows[0]!.id } as const;
  const options = { ...everything, whose, after: start, now: now() };
  expect((await exportPage(one.db, options, 10)).lines).toHaveLength(1);
  expect((await exportPage(one.db, { ...options, whose: { kind: 'agency', subject: 1 } }, 10)).lines).toEqual(
    [],
  );
});

test.each(['x', '1', '1-', "1-1' or", '-1-1'])('%j is no cursor', (cursor) => {
  expect(readCursor(cursor)).toBeNull();
});
