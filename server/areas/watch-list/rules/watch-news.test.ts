import { expect, it } from 'vitest';
import { findWatchNews } from './watch-news.ts';
import { cents } from '../../../../domain/cents.ts';

const free = (price: number) => ({ isFree: true, price: cents(price) });
const taken = { isFree: false, price: null };
const notViewed = { wasFreeAtLastView: null, priceAtLastView: null };

it.each([
  [
    'cheaper than at the last look',
    { wasFreeAtLastView: true, priceAtLastView: cents(90_000), priceWhenAdded: cents(80_000) },
    free(85_000),
    'cheaper',
  ],
  [
    'dearer than at the last look',
    { wasFreeAtLastView: true, priceAtLastView: cents(70_000), priceWhenAdded: cents(80_000) },
    free(75_000),
    'dearer',
  ],
  [
    'taken since',
    { wasFreeAtLastView: true, priceAtLastView: cents(70_000), priceWhenAdded: null },
    taken,
    'taken',
  ],
  [
    'free again',
    { wasFreeAtLastView: false, priceAtLastView: null, priceWhenAdded: cents(80_000) },
    free(80_000),
    'free',
  ],
  [
    'as it was',
    { wasFreeAtLastView: true, priceAtLastView: cents(70_000), priceWhenAdded: cents(80_000) },
    free(70_000),
    null,
  ],
  [
    'still taken',
    { wasFreeAtLastView: false, priceAtLastView: null, priceWhenAdded: cents(80_000) },
    taken,
    null,
  ],
  [
    'cheaper than when it was put on the list',
    { ...notViewed, priceWhenAdded: cents(80_000) },
    free(75_000),
    'cheaper',
  ],
  ['taken since it was put on the list', { ...notViewed, priceWhenAdded: cents(80_000) }, taken, 'taken'],
  ['put on the list without a price', { ...notViewed, priceWhenAdded: null }, free(80_000), null],
])('%s', (_name, known, now, kind) => {
  expect(findWatchNews([{ ...known, now }]).map((news) => news.kind)).toEqual(kind === null ? [] : [kind]);
});

it('tells the price of the last look, and none of a stay that was taken', () => {
  const looked = {
    wasFreeAtLastView: true,
    priceAtLastView: cents(90_000),
    priceWhenAdded: cents(80_000),
    now: free(85_000),
  };
  const freed = {
    wasFreeAtLastView: false,
    priceAtLastView: null,
    priceWhenAdded: cents(80_000),
    now: free(80_000),
  };
  expect(findWatchNews([looked, freed]).map(({ before }) => before)).toEqual([90_000, null]);
});
