import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../domain/stay.ts';
import { readInsideAirbnb } from '../../import/readers/inside-airbnb.ts';
import { runImport } from '../../import/run-import.ts';
import type { Catalogue } from '../../engines/search/oracle.ts';
import { between, pick, createRandom } from '../../engines/search/testing/random-catalogue.ts';
import { engines } from '../../engines/search/testing/engines.ts';
import { aPlace, aRegion } from '../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { checkAnswers, countTraits } from './check-answers.ts';
import { randomQueries } from './random-queries.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A Saturday, as the first day of the feed's calendar. */
const today = '2027-03-06';
const feedStart = '2025-10-04';
const listingsCount = 40;

let database: TestDatabase;
let folder: string;
let catalogue: Catalogue;

/** A feed with the traps of real ones: minimum stays of a year, occupied days, one position for several. */
function feed(): { listings: string; calendar: string } {
  const random = createRandom(3);
  const header =
    'id,latitude,longitude,property_type,room_type,accommodates,bathrooms,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,number_of_reviews,review_scores_rating,review_scores_cleanliness';
  const listings = [header];
  const days = ['listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights'];
  for (let id = 1; id <= listingsCount; id += 1) {
    const [lat, lon] = id % 4 === 0 ? [40.001, 3.84] : [39.95 + random() / 10, 3.8 + random() / 10];
    const minimum = pick(random, [1, 2, 3, 5, 7, 28, 365]);
    const rooms = between(random, 1, 5);
    const amenities = '"[""Private pool"", ""Wifi"", ""Pets allowed""]"';
    const type = pick(random, ['Entire villa', 'Entire rental unit']);
    const rated = random() < 0.7 ? `${between(random, 1, 50)},${(3 + 2 * random()).toFixed(2)},` : '0,,';
    listings.push(
      `${id},${lat.toFixed(5)},${lon.toFixed(5)},${type},Entire home/apt,${rooms * 2},${rooms},${rooms},${rooms},${amenities},"$${between(random, 40, 900)}.00",${minimum},${pick(random, [28, 365, 1125])},${rated}`,
    );
    for (let day = 0, left = 0, occupied = false; day < 365; day += 1, left -= 1) {
      if (left <= 0) {
        occupied = !occupied;
        left = between(random, 1, 20);
      }
      const nights = day % 90 < 30 ? minimum : Math.max(1, minimum - 1);
      days.push(`${id},${addDays(feedStart, day)},${occupied ? 'f' : 't'},,,${nights},1125`);
    }
  }
  const files = { listings: join(folder, 'listings.csv'), calendar: join(folder, 'calendar.csv') };
  writeFileSync(files.listings, `${listings.join('\n')}\n`);
  writeFileSync(files.calendar, `${days.join('\n')}\n`);
  return files;
}

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'feriola-check-'));
  const menorca = await aRegion(database, {
    id: 71,
    key: 'menorca',
    country: 'es',
    bounds: [39.8, 3.78, 40.1, 4.33],
  });
  await aPlace(database, { id: 711, region: menorca, country: 'es', bounds: [39.9, 3.7, 40.1, 4.0] });
  const report = await runImport(database, {
    read: readInsideAirbnb,
    files: feed(),
    source: 'import:check',
    currency: null,
    rate: 1,
    today,
    texts: createSiteTexts(),
    moveIntoFuture: true,
  });
  expect(report.created).toBe(listingsCount);
  catalogue = await readCatalogue(database, today);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the imported homes bring what real feeds bring', () => {
  expect(countTraits(catalogue)).toMatchObject({
    homes: listingsCount,
    longestMinimumStay: 365,
  });
});

test.each(engines)('$name answers 300 searches over imported homes as brute force does', ({ create }) => {
  const checked = checkAnswers(create(catalogue), catalogue, randomQueries(catalogue, 1, 300));
  expect(checked.wrong).toEqual([]);
  expect(checked.found).toBeGreaterThan(60);
});

test('a wrong answer is reported', () => {
  const always = [{ startDate: today, endDate: addDays(today, 400) }];
  const wrong = { ...catalogue, homes: catalogue.homes.map((home) => ({ ...home, occupied: always })) };
  const [first] = engines;
  expect(checkAnswers(first!.create(wrong), catalogue, randomQueries(catalogue, 1, 40)).wrong).not.toEqual(
    [],
  );
});
