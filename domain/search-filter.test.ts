import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amenityFlags,
  countActiveFilters,
  filterKeys,
  parseSearchFilter,
  serializeSearchFilter,
  type SearchFilter,
} from './search-filter.ts';

describe('parseSearchFilter', () => {
  it('takes all types for a value, which addresses leave out', () => {
    const filter = parseSearchFilter({ objectType: 'alltypes', sauna: 'Y' });
    expect(filter).toEqual({ objectType: 'alltypes', sauna: 'Y' });
    expect(serializeSearchFilter(filter)).toEqual({ sauna: 'Y' });
    expect(countActiveFilters(filter)).toBe(1);
  });

  it.each<[Record<string, unknown>, SearchFilter]>([
    [{}, {}],
    [{ persons: '4' }, { persons: 4 }],
    [{ persons: 4 }, { persons: 4 }],
    [{ persons: '99' }, { persons: 99 }],
    [{ childAges: '8,0, 8,x,18' }, { childAges: [8, 0, 8] }],
    [
      { startDate: '2028-02-29', endDate: '2028-03-07' },
      { startDate: '2028-02-29', endDate: '2028-03-07' },
    ],
    [
      { objectType: 'house', pets: 'more', sort: 'priceDesc' },
      { objectType: 'house', pets: 'more', sort: 'priceDesc' },
    ],
    [{ rating: '4.5' }, { rating: 4.5 }],
    [
      { tolerance: '3', distSea: '10' },
      { tolerance: 3, distSea: 10 },
    ],
    [{ country: 'DE' }, { country: 'de' }],
    [{ region: 'provence-alpes-côte-d_azur' }, { region: 'provence-alpes-côte-d_azur' }],
    [{ objects: '12, 5,12,x,0,7' }, { objects: [12, 5, 7] }],
    [{ partnerTags: 'a, b ,,a' }, { partnerTags: ['a', 'b'] }],
    [{ q: '  Haus\u0000am\nSee ' }, { q: 'Haus am See' }],
    [{ fulltext: 'ü'.repeat(300) }, { fulltext: 'ü'.repeat(200) }],
    [
      { latitude: '-54.123', longitude: '10', distance: '0.5' },
      { latitude: -54.123, longitude: 10, distance: 0.5 },
    ],
    [
      { BBoxString: ' 7.5, 46,8.25 ,47.5' },
      { BBoxString: { west: 7.5, south: 46, east: 8.25, north: 47.5 } },
    ],
    [{ BBoxString: '170,-20,-170,-10' }, { BBoxString: { west: 170, south: -20, east: -170, north: -10 } }],
    [
      { BBoxString: '-4.92451,0.0000012345678901234567,-1.9245100000000002,58.70657' },
      {
        BBoxString: {
          west: -4.92451,
          south: 1.2345678901234567e-6,
          east: -1.9245100000000002,
          north: 58.70657,
        },
      },
    ],
    [{ PID: '999999999999' }, { PID: 999_999_999_999 }],
    [{ PID: '5,7' }, { PID: 7 }],
  ])('reads %j', (raw, expected) => {
    expect(parseSearchFilter(raw)).toEqual(expected);
  });

  it('reads every amenity as Y', () => {
    for (const flag of amenityFlags) {
      expect(parseSearchFilter({ [flag]: 'Y' })).toEqual({ [flag]: 'Y' });
      for (const other of ['N', 'y', '1', 'true', ''])
        expect(parseSearchFilter({ [flag]: other })).toEqual({});
    }
  });

  it.each<[string, unknown[]]>([
    [
      'persons',
      [
        '0',
        '100',
        '-1',
        '2.5',
        '1e1',
        '0x10',
        ' 4',
        'four',
        '',
        '٤',
        null,
        true,
        ['4'],
        { a: 4 },
        NaN,
        Infinity,
        2.5,
      ],
    ],
    ['page', ['0', '1000001', '9999999999999']],
    ['duration', ['0', '366']],
    ['objectsPerPage', ['0', '101']],
    ['startDate', ['2027-02-29', '01.02.2027', '2027-2-1', '', 'today']],
    ['rating', ['0', '0.4', '5.1', '4,5', '.5', '4.']],
    ['distSea', ['2', '0', '01', '11']],
    ['tolerance', ['0', '4', '1.0']],
    ['objectType', ['House', 'castle', 'constructor']],
    ['pets', ['1', 'ONE']],
    ['sort', ['price', '__proto__']],
    ['freeCancel', ['y', 'J']],
    ['country', ['d', 'deu', 'd1', '12']],
    ['region', ['', 'a b', "a'--", 'x'.repeat(101)]],
    ['objects', ['', ',', 'a,b', '0', '-3']],
    ['latitude', ['90.1', '-91', '1e1', 'NaN']],
    ['longitude', ['180.01', '-181']],
    ['distance', ['0', '0.05', '2001']],
    ['BBoxString', ['1,2,3', '1,2,3,4,5', '1,50,2,40', '1,2,3,x', '-901,1,2,3', '1,-91,2,3', '']],
    ['q', ['', '   ', '\u0000']],
    ['PID', ['0', 'abc', '1234567890123']],
  ])('drops what is no value of %s', (key, values) => {
    for (const value of values) expect(parseSearchFilter({ [key]: value })).toEqual({});
  });

  it('drops unknown and inherited keys, and keeps the valid beside the invalid', () => {
    const raw = Object.create({ persons: '5' }) as Record<string, unknown>;
    Object.assign(raw, { foo: 'bar', rooms: '3', startDate: 'x', sauna: 'Y' });
    expect(parseSearchFilter(raw)).toEqual({ sauna: 'Y' });
    expect(
      parseSearchFilter(
        JSON.parse('{"__proto__": {"persons": "5"}, "constructor": "x"}') as Record<string, unknown>,
      ),
    ).toEqual({});
  });

  it('keeps at most 500 objects', () => {
    const objects = Array.from({ length: 600 }, (_, index) => index + 1).join(',');
    expect(parseSearchFilter({ objects }).objects).toHaveLength(500);
  });

  it('never throws, and what it has read it reads again', () => {
    const values = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constantFrom('Y', '4', '2027-05-01', '1,2,3,4', null),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...filterKeys, 'foo'), values), (raw) => {
        const filter = parseSearchFilter(raw);
        const params = serializeSearchFilter(filter);
        expect(serializeSearchFilter(parseSearchFilter(params))).toEqual(params);
      }),
    );
  });
});

describe('serializeSearchFilter', () => {
  it.each<[string, SearchFilter, Record<string, string>]>([
    ['nothing', {}, {}],
    ['two persons are the default', { persons: 2 }, {}],
    ['other numbers of persons', { persons: 3 }, { persons: '3' }],
    ['the first page', { page: 1 }, {}],
    ['the second page', { page: 2 }, { page: '2' }],
    ['no bound of price', { priceMax: 6000 }, {}],
    ['more than no bound', { priceMax: 9000 }, {}],
    ['a bound of price', { priceMax: 5999 }, { priceMax: '5999' }],
    ['a lower bound has no default', { priceMin: 6000 }, { priceMin: '6000' }],
    ['objectsPerPage never', { objectsPerPage: 10 }, {}],
    ['empty and zero', { q: '', tolerance: 0, latitude: 0, objects: [] }, {}],
    ['undefined', { persons: undefined }, {}],
    ['an infant is no zero', { childAges: [0] }, { childAges: '0' }],
    ['lists', { objects: [3, 1, 2] }, { objects: '3,1,2' }],
    ['a box', { BBoxString: { west: 7.5, south: 46, east: 8, north: 47 } }, { BBoxString: '7.5,46,8,47' }],
    ['the default order is kept as set', { sort: 'recommendation' }, { sort: 'recommendation' }],
  ])('%s', (_, filter, expected) => {
    expect(serializeSearchFilter(filter)).toEqual(expected);
  });

  const filter: SearchFilter = {
    sauna: 'Y',
    persons: 4,
    country: 'de',
    region: 'ostsee',
    objectsPerPage: 20,
  };

  it('drops excluded keys', () => {
    expect(serializeSearchFilter(filter, { except: ['country', 'region'] })).toEqual({
      persons: '4',
      sauna: 'Y',
    });
  });

  it('keeps only allowed keys, of which objectsPerPage is never one', () => {
    expect(serializeSearchFilter(filter, { only: ['persons', 'objectsPerPage'] })).toEqual({ persons: '4' });
    expect(serializeSearchFilter(filter, { only: [] })).toEqual({});
    expect(serializeSearchFilter(filter, { only: ['persons', 'sauna'], except: ['persons'] })).toEqual({
      sauna: 'Y',
    });
  });

  it('has one order, whatever that of the filter', () => {
    const turned = Object.fromEntries(Object.entries(filter).reverse()) as SearchFilter;
    expect(new URLSearchParams(serializeSearchFilter(turned)).toString()).toBe(
      new URLSearchParams(serializeSearchFilter(filter)).toString(),
    );
  });
});

describe('countActiveFilters', () => {
  it.each<[string, SearchFilter, number]>([
    ['none', {}, 0],
    [
      'those that are no filter to a visitor',
      {
        BBoxString: { west: 1, south: 2, east: 3, north: 4 },
        page: 3,
        country: 'de',
        region: 'ostsee',
        priceMax: 900,
        duration: 7,
        persons: 5,
        endDate: '2027-05-08',
        objectsPerPage: 10,
        sort: 'rating',
      },
      0,
    ],
    [
      'the place, whatever says it, and ages, which are part of the persons',
      { q: 'See', region: 'harz', place: 7, latitude: 51, longitude: 10, distance: 25, childAges: [3] },
      0,
    ],
    ['dates and how far they may shift', { startDate: '2027-05-01', endDate: '2027-05-08', tolerance: 3 }, 0],
    ['each choice once', { sauna: 'Y', seaview: 'Y', pets: 'one', region: 'ostsee', priceMin: 300 }, 4],
  ])('%s', (_, filter, expected) => {
    expect(countActiveFilters(filter)).toBe(expected);
  });
});
