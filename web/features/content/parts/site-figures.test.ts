import { expect, test } from 'vitest';
import { siteFigures } from './site-figures.ts';

test('the figures of the site are those of a search for everything', () => {
  const criteriaMatch = { 'country:IT': 3, 'country:DE': 2, 'country:FR': 0, 'sauna:Y': 1 };
  expect(siteFigures({ hitsTotal: 5, aggs: { criteriaMatch } })).toEqual({ homes: 5, countries: 2 });
});

test('a catalogue of one country has no figures', () => {
  expect(siteFigures({ hitsTotal: 3, aggs: { criteriaMatch: { 'country:IT': 3 } } })).toBeNull();
});
