import { expect, it } from 'vitest';
import { watchNews } from './watch-news.ts';
import { cents } from '../../../../domain/cents.ts';

const free = (price: number) => ({ isFree: true, price: cents(price) });
const taken = { isFree: false, price: null };
const unlooked = { isLookedFree: null, looked: null };

it.each([
  [
    'cheaper than at the last look',
    { isLookedFree: true, looked: cents(90_000), saved: cents(80_000) },
    free(85_000),
    'cheaper',
  ],
  [
    'dearer than at the last look',
    { isLookedFree: true, looked: cents(70_000), saved: cents(80_000) },
    free(75_000),
    'dearer',
  ],
  ['taken since', { isLookedFree: true, looked: cents(70_000), saved: null }, taken, 'taken'],
  ['free again', { isLookedFree: false, looked: null, saved: cents(80_000) }, free(80_000), 'free'],
  ['as it was', { isLookedFree: true, looked: cents(70_000), saved: cents(80_000) }, free(70_000), null],
  ['still taken', { isLookedFree: false, looked: null, saved: cents(80_000) }, taken, null],
  [
    'cheaper than when it was put on the list',
    { ...unlooked, saved: cents(80_000) },
    free(75_000),
    'cheaper',
  ],
  ['taken since it was put on the list', { ...unlooked, saved: cents(80_000) }, taken, 'taken'],
  ['put on the list without a price', { ...unlooked, saved: null }, free(80_000), null],
])('%s', (_name, known, now, kind) => {
  expect(watchNews([{ ...known, now }]).map((news) => news.kind)).toEqual(kind === null ? [] : [kind]);
});

it('tells the price of the last look, and none of a stay that was taken', () => {
  const looked = { isLookedFree: true, looked: cents(90_000), saved: cents(80_000), now: free(85_000) };
  const freed = { isLookedFree: false, looked: null, saved: cents(80_000), now: free(80_000) };
  expect(watchNews([looked, freed]).map(({ before }) => before)).toEqual([90_000, null]);
});
