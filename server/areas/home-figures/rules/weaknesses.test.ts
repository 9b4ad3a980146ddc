import { expect, test } from 'vitest';
import { findWeaknesses, usualViewsOf, weakestPart, type JudgedHome } from './weaknesses.ts';

const good: JudgedHome = {
  ...{ nights: 365, blocked: 20, views: 300, requests: 12, declined: 1, expired: 0 },
  ...{ ratings: 8, average: 4.6, free: 200, withoutPrice: 0, shortGaps: 0 },
};
const judge = (home: Partial<JudgedHome>, usual: number | null = 300) =>
  findWeaknesses({ ...good, ...home }, usual);

test('a home that does well has none', () => expect(judge({})).toEqual([]));

test('each weakness is told with its numbers', () => {
  expect(judge({ withoutPrice: 60 })).toEqual(['noPrice']);
  expect(judge({ blocked: 130 })).toEqual(['blocked']);
  expect(judge({ declined: 2, expired: 2 })).toEqual(['unanswered']);
  expect(judge({ views: 120 })).toEqual(['fewViews']);
  expect(judge({ requests: 0, declined: 0 })).toEqual(['notAsked']);
  expect(judge({ average: 3.9 })).toEqual(['ratings']);
  expect(judge({ shortGaps: 12 })).toEqual(['shortGaps']);
});

test('small numbers tell nothing', () => {
  expect(judge({ ratings: 2, average: 1 })).toEqual([]);
  expect(judge({ nights: 30, blocked: 30, requests: 0, declined: 0 })).toEqual([]);
  expect(judge({ views: 10 }, 30)).toEqual([]);
  expect(judge({ requests: 2, declined: 2 })).toEqual([]);
});

test('what is usual is told of three homes and more', () => {
  expect(usualViewsOf([10, 90])).toBeNull();
  expect(usualViewsOf([90, 10, 50])).toBe(50);
});

test('the weakest part is the lowest', () => {
  const parts = { furniture: 4, location: 5, cleanliness: 3.1, externalImpression: 4, priceToService: 3.2 };
  expect(weakestPart(parts)).toBe('cleanliness');
});
