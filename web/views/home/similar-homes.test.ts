import { expect, test } from 'vitest';
import type { CardHome } from '../../features/home/card-home.ts';
import { collectSimilar, type ReferenceHome, type SimilarQuery } from './similar-homes.ts';

const villa: ReferenceHome = {
  objectNumber: 1,
  objectType: 'house',
  personsMax: 12,
  locations: { regionKey: 'toskana', countryCode: 'it' },
};
const card = (objectNumber: number): CardHome => ({ objectNumber }) as CardHome;

/** Answers with those homes of which the query's filters are true. */
function searchIn(homes: readonly { objectNumber: number; persons: number; region: string; type: string }[]) {
  const asked: SimilarQuery[] = [];
  const search = (query: SimilarQuery, count: number): Promise<CardHome[]> => {
    asked.push(query);
    const hits = homes.filter(
      (home) =>
        home.persons >= Number(query['persons']) &&
        (query['region'] === undefined || query['region'] === home.region) &&
        (query['objectType'] === undefined || query['objectType'] === home.type),
    );
    return Promise.resolve(hits.slice(0, count).map(({ objectNumber }) => card(objectNumber)));
  };
  return { search, asked };
}

test('a villa of twelve without any like it gets type, then people, then region relaxed', async () => {
  const { search } = searchIn([
    { objectNumber: 1, persons: 12, region: 'toskana', type: 'house' },
    { objectNumber: 5, persons: 2, region: 'toskana', type: 'apartment' },
    { objectNumber: 4, persons: 7, region: 'toskana', type: 'house' },
    { objectNumber: 3, persons: 12, region: 'toskana', type: 'apartment' },
    { objectNumber: 6, persons: 14, region: 'umbrien', type: 'house' },
  ]);
  const similar = await collectSimilar(villa, 4, search);
  expect(similar.map(({ objectNumber }) => objectNumber)).toEqual([3, 4, 5, 6]);
});

test('where enough are like it, a single search is asked', async () => {
  const homes = [1, 2, 3, 4].map((objectNumber) => ({
    objectNumber,
    persons: 12,
    region: 'toskana',
    type: 'house',
  }));
  const { search, asked } = searchIn(homes);
  expect((await collectSimilar(villa, 3, search)).map(({ objectNumber }) => objectNumber)).toEqual([2, 3, 4]);
  expect(asked).toHaveLength(1);
});

test('a home of no known region is compared with those of its country', async () => {
  const { search, asked } = searchIn([]);
  await collectSimilar({ ...villa, locations: { regionKey: '', countryCode: 'it' } }, 3, search);
  expect(asked[0]).toEqual({ country: 'it', persons: 12 });
});

test('for a stay the homes that are free then come first, and others fill up', async () => {
  const stay = { startDate: '2027-06-05', endDate: '2027-06-12', persons: 2 };
  const asked: SimilarQuery[] = [];
  const search = (query: SimilarQuery): Promise<CardHome[]> => {
    asked.push(query);
    return Promise.resolve(query['startDate'] ? [card(1), card(7)] : [card(8), card(7), card(9)]);
  };
  const similar = await collectSimilar(villa, 3, search, stay);
  expect(similar.map(({ objectNumber }) => objectNumber)).toEqual([7, 8, 9]);
  expect(asked[0]).toEqual({ region: 'toskana', objectType: 'house', ...stay });
  expect(asked.filter(({ startDate }) => startDate)).toHaveLength(3);
});
