import { expect, it } from 'vitest';
import { alertNews, knownAfter, type AlertHome, type KnownHome } from './alert-news.ts';
import { cents } from '../../../../domain/cents.ts';

const stay = { startDate: '2030-07-06', endDate: '2030-07-13', persons: 4, childAges: [5], pets: 1 };
const home = (objectNumber: number, price: number | null, isFree = true): AlertHome => ({
  ...{ objectNumber, price: price === null ? null : cents(price), isFree, stay },
});
const mapOf = (...homes: KnownHome[]) => new Map(homes.map((one) => [one.objectNumber, one]));
const search = { tellsUnknown: true };

it.each<[string, AlertHome | null, AlertHome, string | null]>([
  ['a home that nobody knew', null, home(1, 50_000), 'new'],
  ['a home that was taken', home(1, 50_000, false), home(1, 60_000), 'free'],
  ['a price that fell by a tenth', home(1, 50_000), home(1, 45_000), 'cheaper'],
  ['a price that fell by exactly three percent', home(1, 50_000), home(1, 48_500), 'cheaper'],
  ['a price that fell by little', home(1, 50_000), home(1, 49_000), null],
  ['a price that rose', home(1, 50_000), home(1, 60_000), null],
  ['a home that is taken now', home(1, 50_000), home(1, null, false), null],
  ['a home without a price', home(1, 50_000), home(1, null), null],
  ['a price of nothing that stays so', home(1, 0), home(1, 0), null],
])('%s', (_what, known, now, kind) => {
  const news = alertNews(known ? mapOf(known) : mapOf(), [now], search);
  expect(news.map((one) => one.kind)).toEqual(kind === null ? [] : [kind]);
});

it('does not tell the owner of a watch list what they have just put there', () => {
  expect(alertNews(mapOf(), [home(1, 50_000)], { tellsUnknown: false })).toEqual([]);
});

it('tells many small steps down in the end, and each piece of news once', () => {
  let known = mapOf(home(1, 50_000));
  const told: string[] = [];
  for (const price of [49_500, 49_000, 48_600, 48_000, 48_000]) {
    const now = [home(1, price)];
    const news = alertNews(known, now, search);
    told.push(...news.map(({ before, price: fallen }) => [before, fallen].join('-')));
    known = mapOf(...knownAfter(known, now, news));
  }
  expect(told).toEqual(['50000-48000']);
});

it('takes a home that is no longer found for taken, so that it is news when it is free again', () => {
  const known = mapOf(...knownAfter(mapOf(home(1, 50_000)), [], []));
  expect(known.get(1)).toMatchObject({ objectNumber: 1, price: 50_000, isFree: false });
  expect(alertNews(known, [home(1, 50_000)], search)).toMatchObject([{ kind: 'free', stay }]);
});
