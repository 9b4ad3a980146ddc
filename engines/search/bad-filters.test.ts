import { describe, expect, test } from 'vitest';
import { filterKeys, parseSearchFilter, type SearchFilter } from '../../domain/search-filter.ts';
import { addDays, horizonDays, toDayNumber } from '../../domain/stay.ts';
import { readPeriod } from './period.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';
import { engines } from './testing/engines.ts';
import { searchAllPages } from './testing/compare-engine.ts';

const today = '2026-11-21';
const catalogue = randomCatalogue({ seed: 21, homes: 120, countries: 3, regions: 5, places: 12, today });
const summer = { startDate: '2027-06-05', endDate: '2027-06-12' };
const million = Array.from({ length: 1_000_000 }, (_, index) => index + 1).join(',');

/** Parameters of an address, and the filter that results from them. */
const cases: readonly [what: string, raw: Record<string, unknown>, meaning: SearchFilter][] = [
  ['a box with its south above its north', { BBoxString: '1,50,20,40' }, {}],
  ['a box beyond the globe', { BBoxString: '-500,-90,500,90' }, {}],
  ['a box of words', { BBoxString: 'a,b,c,d' }, {}],
  ['a box without an end', { BBoxString: '1,2,3' }, {}],
  ['a box of infinity', { BBoxString: '-Infinity,-90,Infinity,90' }, {}],
  [
    'a position beyond the pole',
    { latitude: '91', longitude: '8', distance: '30' },
    { longitude: 8, distance: 30 },
  ],
  [
    'a radius around the world',
    { latitude: '45', longitude: '8', distance: '40000' },
    { latitude: 45, longitude: 8 },
  ],
  ['no day of the calendar', { ...summer, startDate: '2027-02-30' }, { endDate: summer.endDate }],
  ['a year of five digits', { ...summer, endDate: '12027-06-12' }, { startDate: summer.startDate }],
  ['dates the wrong way round', { startDate: summer.endDate, endDate: summer.startDate }, {}],
  ['dates in the past', { startDate: '1970-01-01', endDate: '1970-01-08' }, {}],
  ['a stay of no night', { startDate: summer.startDate, endDate: summer.startDate }, {}],
  ['a length of no night', { ...summer, duration: '0' }, summer],
  ['a length of a thousand nights', { ...summer, duration: '1000' }, summer],
  ['a negative length', { ...summer, duration: '-7' }, summer],
  ['an unknown tolerance', { ...summer, tolerance: '99' }, summer],
  ['no person, and a thousand', { persons: '0', personsMax: '1000' }, {}],
  ['prices that are none', { priceMin: '-5', priceMax: '1e9' }, {}],
  ['a rating above the best', { rating: '6' }, {}],
  ['a page before the first', { page: '0' }, {}],
  ['all types of homes', { objectType: 'alltypes' }, {}],
  ['an unknown order', { sort: 'price; drop table homes' }, {}],
  ['an unknown country', { country: 'deu' }, {}],
  ['a list of nothing', { objects: ',,,', partnerTags: ' , ' }, {}],
  ['amenities that are not asked for', { swimmingpool: 'N', sauna: '1', tv: true }, {}],
  ['a list instead of a value', { persons: ['4'], region: ['region-1'] }, {}],
];

describe.each(engines)('$name', ({ create }) => {
  const engine = create(catalogue);

  test.each(cases)('%s', (_, raw, meaning) => {
    expect(searchAllPages(engine, parseSearchFilter(raw))).toEqual(searchAllPages(engine, meaning));
    expect(engine.capacity(parseSearchFilter(raw))).toBe(engine.capacity(meaning));
  });

  test('stays and windows beyond every calendar find nothing, or what lies before the horizon', () => {
    const far = { startDate: '2027-06-05', endDate: '9999-12-31' };
    expect(engine.search(far).total).toBe(0);
    expect(
      engine.search({ startDate: '9000-01-01', endDate: '9999-12-31', duration: 7, tolerance: 3 }).total,
    ).toBe(0);
    const horizon = addDays(today, horizonDays);
    const whole = searchAllPages(engine, { ...far, endDate: horizon, duration: 7 });
    expect(whole.total).toBeGreaterThan(10);
    expect(searchAllPages(engine, { ...far, duration: 7 })).toEqual(whole);
  });

  test('a page beyond the last is empty, with the same figures', () => {
    const first = engine.search({});
    const { page } = parseSearchFilter({ page: '1000000' });
    expect(engine.search({ page: page!, objectsPerPage: 100 })).toEqual({ ...first, hits: [] });
  });
});

describe('what is kept is bounded', () => {
  test('a million object numbers, tags, and words', () => {
    expect(parseSearchFilter({ objects: million }).objects).toHaveLength(500);
    expect(parseSearchFilter({ objects: ','.repeat(1_000_000) + '7' }).objects).toBeUndefined();
    expect(parseSearchFilter({ partnerTags: million }).partnerTags).toHaveLength(20);
    expect(parseSearchFilter({ q: 'haus '.repeat(200_000) }).q!.length).toBeLessThanOrEqual(200);
    for (const key of filterKeys) {
      const kept = JSON.stringify(parseSearchFilter({ [key]: million })) ?? '';
      expect(kept.length, key).toBeLessThan(5_000);
    }
  });

  test('the arrivals that a window tries end at the horizon', () => {
    const last = toDayNumber(today) + horizonDays;
    for (const startDate of [today, '2027-06-05', '2028-11-19', '2028-11-20', '2028-11-21', '9998-01-01']) {
      for (const duration of [1, 7, 365]) {
        const { firstDay, lastDay } = readPeriod({ startDate, endDate: '9999-12-31', duration }, today)!;
        expect(firstDay).toBe(toDayNumber(startDate));
        expect(lastDay).toBeLessThanOrEqual(Math.max(last - duration, firstDay + 1));
      }
    }
  });
});
