import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { envelope } from '../../../contract/replies.ts';
import { countGroups, type CountGroup } from '../../../domain/count-groups.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { searchFlags, serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { addDays } from '../../../domain/stay.ts';
import { filters, today } from '../../../engines/search/testing/random-searches.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { concatenate } from '../../http/answer-bytes.ts';
import { envelopeJson } from '../../http/envelope-json.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createHomeEvents } from '../../platform/home-events.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createPricing } from '../pricing/pricing.ts';
import { createRatings } from '../ratings/ratings.ts';
import { searchObjectsHandler, searchObjectsWriter } from './handlers/search-objects.ts';
import type { SearchObjectsDeps } from './search-objects-deps.ts';
import { createSearch } from './search.ts';
import type { Search } from './search-context.ts';
import { createReadModels } from '../../platform/read-models.ts';

const homes = 70;
const week = { startDate: addDays(today, 60), endDate: addDays(today, 67) };
const titles = [
  'Haus am See',
  'Chalet "Zum 🐻"',
  'Dům \\ Žižkov',
  '"hits":[],"criteriaMatch":{}',
  'L’été\u2028',
];
let database: TestDatabase;
let search: Search;
let deps: SearchObjectsDeps;

beforeAll(async () => {
  database = await openTestDatabase();
  for (let index = 0; index < homes; index += 1) {
    const region = 1 + (index % 3);
    await aHome(database, {
      objectNumber: 10_000 + index,
      title: `${titles[index % titles.length]!} ${index}`,
      languages: languages.slice(0, 1 + (index % languages.length)),
      country: region === 1 ? 'aa' : 'ab',
      region,
      pictures: index % 4,
      agency: index % 5 === 0 ? null : 1 + (index % 4),
      seasons:
        index % 9 === 0
          ? []
          : [{ fromDate: today, nightly: 5_000 + 311 * index, weekly: 40_000 + 1_009 * index }],
      touristTax: [{ fromAge: 6, toAge: 99, amount: 130 }],
      columns: {
        lat: 44 + index / 30,
        lon: 7 + index / 25,
        persons_max: 2 + (index % 7),
        dogs_max: index % 3,
        amenities: searchFlags.filter((_, flag) => (index + flag) % 3 === 0),
        dist_sea_m: index % 2 === 0 ? 150 * index : null,
      },
    });
  }
  await sql`insert into home_services (object_number, code, unit, amount_cents, mandatory, prepaid)
    select object_number, 'finalCleaning', 'stay', 4550, object_number % 2 = 0, object_number % 4 = 0 from homes`.execute(
    database.db,
  );
  const { db } = database;
  const clock = fixedClock(`${today}T12:00:00+01:00`);
  const ratings = createRatings({ db });
  const pricing = createPricing({ db, clock });
  const catalogue = createCatalogue({
    db,
    readModels: createReadModels({ connection: database }),
    routes: siteRoutes('add'),
    clock,
    ratings,
    pricing,
  });
  const homeEvents = createHomeEvents();
  for (const { module } of [catalogue, pricing]) homeEvents.subscribe(module.onHomeChanged!);
  search = createSearch({
    connection: database,
    clock,
    pricing,
    ratings,
    log: pino({ level: 'silent' }),
    homeEvents,
  });
  deps = {
    search,
    catalogue,
    pricing,
    clock,
    placeNumber: () => Promise.resolve(null),
    isTown: () => Promise.resolve(false),
  };
  await search.start();
});
afterAll(async () => {
  await search.stop();
  await database.close();
});

const inputOf = (
  filter: SearchFilter,
  languageCode: Language,
  arrivalDays = false,
  counts: CountGroup[] = [...countGroups],
) => ({
  query: serializeSearchFilter(filter),
  languageCode,
  partner: '',
  arrivalDays,
  priceHistogram: true,
  counts,
  zoom: 6,
});

/** The answer as it goes over the wire, but for the engine's time. */
async function written(input: ReturnType<typeof inputOf>): Promise<string> {
  const outcome = await searchObjectsWriter(deps)(input, aCall());
  if (!outcome.ok) throw new Error('The search failed.');
  const sent = { once: () => undefined };
  return concatenate(sent, envelopeJson(outcome.json, 200))
    .toString()
    .replace(/"timeES":[\d.e-]+/, '"timeES":0');
}

it('is the JSON of the answer that pages get, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...languages),
      fc.boolean(),
      fc.subarray([...countGroups]),
      async (filter, language, arrivalDays, counts) => {
        const input = inputOf(filter, language, arrivalDays, counts);
        const outcome = await searchObjectsHandler(deps)(input, aCall());
        if (!outcome.ok) throw new Error('The search failed.');
        expect(await written(input)).toBe(JSON.stringify(envelope({ ...outcome.data, timeES: 0 })));
      },
    ),
    { numRuns: 400 },
  );
});

it('takes nothing of what somebody types for its own', async () => {
  const q = '"hits":[] "criteriaMatch":{} ü';
  const { data } = JSON.parse(await written(inputOf({ q }, 'de'))) as { data: Record<string, unknown> };
  expect(data).toMatchObject({ trackVars: { q }, aggs: { searchCriteria: { q } } });
});

interface Wire {
  data: { hits: { objectNumber: number; title: string; priceObject: { priceComplete: number } | null }[] };
}

const homeIn = async (language: Language, objectNumber = 10_001) =>
  (JSON.parse(await written(inputOf({ ...week, objects: [objectNumber] }, language))) as Wire).data.hits[0];

it('tells of a change in the very next answer after it is known', async () => {
  for (const language of languages) await homeIn(language);
  const before = await homeIn('fr');

  await sql`update home_texts set title = 'Neu & schön' where object_number = 10001 and language = 'de'`.execute(
    database.db,
  );
  await search.refreshHome(10_001);
  expect((await homeIn('de'))!.title).toBe('Neu & schön');
  expect((await homeIn('en'))!.title).not.toBe('Neu & schön');

  await sql`update price_seasons set weekly_cents = weekly_cents + 70000 where object_number = 10001`.execute(
    database.db,
  );
  await sql`update homes set version = version + 1 where object_number = 10001`.execute(database.db);
  await search.refreshHome(10_001);
  for (const language of languages) {
    const price = (await homeIn(language))!.priceObject!.priceComplete;
    expect(price).toBeCloseTo(before!.priceObject!.priceComplete + 700, 5);
  }

  search.occupyNights(10_001, week);
  expect(await homeIn('de')).toBeUndefined();
  // It was given back meanwhile: what is read decides.
  await search.refreshNights(10_001);
  expect(await homeIn('de')).toBeDefined();

  await sql`insert into stays (object_number, period, kind)
    values (10001, daterange(${week.startDate}::date, ${week.endDate}::date), 'blocked')`.execute(
    database.db,
  );
  await search.refreshNights(10_001);
  expect(await homeIn('de')).toBeUndefined();
});
