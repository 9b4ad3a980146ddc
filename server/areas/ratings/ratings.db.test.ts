import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRatings } from '../../../contract/ratings/list-ratings.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { listRatingsHandler } from './handlers/list-ratings.ts';
import { createRatings } from './ratings.ts';
import type { Ratings } from './ratings-context.ts';

let database: TestDatabase;
let ratings: Ratings;
let ids: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  for (const objectNumber of [1, 2, 3]) await aHome(database, { objectNumber });
  await aHome(database, { objectNumber: 4, removed: true });
  const rows = await db
    .insertInto('ratings')
    .values(
      [1, 2, 3, 4, 5].map((points) => ({
        object_number: 1,
        furniture: points,
        location: 5,
        cleanliness: points,
        external_impression: points,
        price_to_service: points,
        traveller_name: `Gast ${points}`,
        travel_start: '2026-07-01',
        travel_end: '2026-07-08',
        travel_type: points < 3 ? 'couple' : 'family',
        rated_on: `2026-08-0${points}`,
        provenance: points === 5 ? 'booked' : 'demo',
        language: 'de',
        body: `Text ${points}`,
      })),
    )
    .returning('id')
    .execute();
  ids = rows.map((row) => row.id);
  await db
    .insertInto('rating_translations')
    .values([
      { rating_id: ids[4]!, language: 'en', body: 'Text five' },
      { rating_id: ids[4]!, language: 'fr', body: 'Texte cinq' },
    ])
    .execute();
  await db
    .insertInto('rating_summaries')
    .values({
      object_number: 2,
      furniture: 4.5,
      location: 4.5,
      cleanliness: 4.5,
      external_impression: 4.5,
      price_to_service: 4.5,
      average: 4.61,
      total: 90,
      provenance: 'imported',
    })
    .execute();
  ratings = createRatings({ db });
});
afterAll(() => database.close());

async function ask(fields: object) {
  const outcome = await listRatingsHandler({ ratings })(
    listRatings.request.parse({ objectNumber: 1, perPage: 2, ...fields }),
    aCall(),
  );
  if (!outcome.ok) return outcome.type;
  expect(listRatings.response.parse(outcome.data)).toEqual(outcome.data);
  return outcome.data;
}

describe('list-ratings', () => {
  it('pages from the newest on', async () => {
    const texts = async (pageNr: number) => {
      const page = await ask({ pageNr });
      return typeof page === 'string' ? page : page.ratings.map((rating) => rating.text);
    };
    expect(await texts(1)).toEqual(['Text 5', 'Text 4']);
    expect(await texts(3)).toEqual(['Text 1']);
    expect(await texts(10_000)).toEqual([]);
    expect(await ask({})).toMatchObject({
      pages: 3,
      summary: { average: 3.4, total: 5, votes: { location: 5, furniture: 3 }, provenance: 'demo' },
    });
  });

  it('answers those of one kind of travellers, with as many pages as they fill', async () => {
    expect(await ask({ travelType: 'couple', perPage: 1 })).toMatchObject({
      ratings: [{ text: 'Text 2' }],
      travelTypes: [
        { travelType: 'family', count: 3 },
        { travelType: 'couple', count: 2 },
      ],
      pages: 2,
      summary: { total: 5 },
    });
    expect(await ask({ travelType: 'single' })).toMatchObject({ ratings: [], pages: 1 });
    expect(await ask({ travelType: 'pirates' })).toMatchObject({ pages: 3 });
    // The cached first page is that of everybody.
    expect(await ask({ travelType: 'couple', perPage: 5 })).toMatchObject({ pages: 1 });
    expect(await ask({ perPage: 5 })).toMatchObject({ ratings: { length: 5 } });
  });

  it('answers those with certain words, also of a translation, and in the asked order', async () => {
    const texts = async (asked: Parameters<typeof ask>[0]): Promise<unknown> => {
      const answer = await ask({ perPage: 50, ...asked });
      if (typeof answer === 'string') throw new Error(answer);
      return answer.ratings.map(({ text }) => text);
    };
    expect(await texts({ words: 'TEXT 4' })).toEqual(['Text 4']);
    expect(await texts({ words: 'five', languageCode: 'en' })).toEqual(['Text 5']);
    expect(await texts({ words: '%' })).toEqual([]);
    expect(await texts({ order: 'worst' })).toEqual([1, 2, 3, 4, 5].map((points) => `Text ${points}`));
    expect(await texts({ order: 'best', travelType: 'couple' })).toEqual(['Text 2', 'Text 1']);
    expect(await ask({ words: 'Text', perPage: 2 })).toMatchObject({ pages: 3 });
    // The cached first page is that of the newest.
    expect(await texts({ order: 'worst', perPage: 5 })).not.toEqual(await texts({ perPage: 5 }));
  });

  it('tells who was really there', async () => {
    expect(await ask({})).toMatchObject({
      ratings: [
        { travelData: { travellerVerified: true, ratingTyp: 'booked' }, timestamp: 1785888000 },
        { travelData: { travellerVerified: false } },
      ],
    });
  });

  it('adds translations in the language of the page', async () => {
    expect(await ask({ languageCode: 'en' })).toMatchObject({
      ratings: [{ translations: { en: { text: 'Text five', landlordAnswer: null } } }, { translations: {} }],
    });
  });

  it('answers one rating with its translation, never another home’s', async () => {
    const one = await ask({ translationRatingId: ids[4], languageCode: 'fr' });
    expect(one).toMatchObject({
      ratings: [{ ratingid: ids[4], translations: { fr: { text: 'Texte cinq' } } }],
    });
    expect(await ask({ translationRatingId: ids[1] })).toMatchObject({ ratings: [{ ratingid: ids[1] }] });
    expect(await ask({ objectNumber: 2, translationRatingId: ids[4] })).toMatchObject({ ratings: [] });
    for (const translationRatingId of [0, 1e15]) {
      expect(await ask({ translationRatingId })).toMatchObject({ ratings: [] });
    }
  });

  it('takes imported averages, and has none where nobody rated', async () => {
    expect(await ask({ objectNumber: 2 })).toMatchObject({
      ratings: [],
      summary: { average: 4.61, total: 90, provenance: 'imported' },
      pages: 1,
    });
    expect(await ask({ objectNumber: 3 })).toMatchObject({
      summary: { average: null, total: 0, votes: null, votesAverage: null, provenance: null },
    });
  });

  it('knows neither removed nor strange homes', async () => {
    expect(await ask({ objectNumber: 4 })).toBe('object-not-found');
    expect(await ask({ objectNumber: 2_000_000_000 })).toBe('object-not-found');
  });
});
