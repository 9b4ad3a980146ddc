import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { horizonDays } from '../../domain/stay.ts';
import type { Engine } from './answer.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { Catalogue } from './oracle.ts';
import { expectOracleAnswer } from './testing/compare-engine.ts';
import { engines } from './testing/engines.ts';
import { day, home, stay, today, expectTotals, world } from './testing/plain-homes.ts';
import { cents } from '../../domain/cents.ts';

const everySort = (filter: SearchFilter): SearchFilter[] =>
  (['recommendation', 'rating', 'priceAsc', 'priceDesc'] as const).map((sort) => ({ ...filter, sort }));

describe.each(engines)('$name', (made) => {
  const totals = (homes: IndexedHome[], filters: readonly SearchFilter[]): number[] =>
    expectTotals(made, homes, filters);

  test('an empty catalogue, and one whose only home is inactive', () => {
    for (const homes of [[], [home({ active: false })]])
      expect(
        totals(homes, [{}, stay(10, 7), { BBoxString: { west: -180, south: -90, east: 180, north: 90 } }]),
      ).toEqual([0, 0, 0]);
  });

  test('many homes at one position and with one price are told apart by their numbers', () => {
    const homes = Array.from({ length: 60 }, () =>
      home({
        lat: 40,
        lon: 4,
        ratingAverage: 4.5,
        ratingCount: 3,
        completeness: 0.5,
        createdDay: 20_000,
        region: 'region-1',
      }),
    );
    const box = { west: 4, south: 40, east: 4, north: 40 };
    const found = totals(homes.reverse(), [
      ...everySort({ BBoxString: box }),
      ...everySort(stay(20, 7, { BBoxString: box })),
      { BBoxString: { ...box, west: 4.000001, east: 5 } },
    ]);
    expect(found).toEqual([...Array<number>(8).fill(60), 0]);
  });

  test('homes without any price are found without dates and bounds only, and stand last', () => {
    const homes = [
      home({}, []),
      home(),
      home({}, [{ untilDate: day(0) }]),
      home({}, [{ untilDate: day(1) }]),
    ];
    // A night of a season that ends tomorrow can be booked, but no week.
    expect(
      totals(homes, [...everySort({}), { priceMin: 1 }, { priceMax: 5_999 }, { priceMax: 6_000 }]),
    ).toEqual([4, 4, 4, 4, 1, 1, 4]);
    expect(totals(homes, [stay(0, 1), stay(1, 1), stay(0, 2)])).toEqual([2, 1, 1]);
  });

  test('a home whose stays have to be longer than a week has no price of a week', () => {
    const homes = [home({}, [{ minStay: 14 }]), home({}, [{ maxStay: 6 }]), home({}, [{ minStay: 7 }])];
    expect(totals(homes, [{}, { priceMin: 1 }, stay(0, 14, { priceMin: 1 })])).toEqual([3, 1, 2]);
  });

  test('where no night has a price nothing is free, however empty it is', () => {
    const share = (...homes: IndexedHome[]) =>
      made.create({ homes, locations: world.locations, today }).capacity(stay(3, 7));
    expect(share(home({}, []))).toBe(0);
    expect(share(home({}, []), home(), home({}, [{ untilDate: day(5) }]))).toBe(33);
    expect(share(home({}, [{ untilDate: day(5) }, { fromDate: day(5) }]))).toBe(100);
  });

  test('boxes across the date line, around the poles, and of no width', () => {
    const at = (lat: number, lon: number): IndexedHome => home({ lat, lon });
    const homes = [
      at(-17, 180),
      at(-17, -180),
      at(-17, 179.5),
      at(-17, -179.5),
      at(-17, 0),
      at(90, 0),
      at(-90, 10),
      at(0, 0),
    ];
    const box = (west: number, south: number, east: number, north: number): SearchFilter => ({
      BBoxString: { west, south, east, north },
    });
    expect(
      totals(homes, [
        box(179, -20, -179, -10),
        box(180, -20, -180, -10),
        box(-180, -90, 180, 90),
        box(11, -90, 5, 90),
        box(0, 0, 0, 0),
        box(-10, 90, 10, 90),
        box(-180, -20, -179.5, -10),
        // A south above its north holds nothing.
        box(-180, 10, 180, -10),
      ]),
    ).toEqual([4, 2, 8, 7, 1, 1, 2, 0]);
    totals(
      homes,
      [1, 50, 2_000].flatMap((distance) =>
        [0, 179.9, -179.9].map((longitude) => ({ latitude: -17, longitude, distance })),
      ),
    );
  });

  test('a box of the map and a region: other regions are counted within the box alone', () => {
    const at = (region: string, lon: number): IndexedHome =>
      home({ country: 'aa', region, subdivision: null, lat: 40, lon });
    const homes = [at('region-1', 4), at('region-2', 4.1), at('region-2', 5), at('region-2', 5.1)];
    const BBoxString = { west: 3, south: 39, east: 4.5, north: 41 };
    expect(
      totals(homes, [
        { region: 'region-1', BBoxString },
        { region: 'region-2', BBoxString },
        stay(20, 7, { region: 'region-1', BBoxString }),
        { country: 'ab', BBoxString },
      ]),
    ).toEqual([1, 1, 1, 0]);
  });

  test('regions of few, of some and of many homes, which grow, shrink and change', () => {
    const at = (region: number, index: number): IndexedHome =>
      home({
        country: region % 2 === 0 ? 'aa' : 'ab',
        region: `region-${region}`,
        subdivision: null,
        lat: 40 + region / 10,
        lon: 4 + index / 100,
      });
    const numbers = [1, 63, 64, 65, 128, 130, 200];
    const homes = new Map(
      numbers
        .flatMap((count, region) => Array.from({ length: count }, (_, index) => at(region, index)))
        .map((own) => [own.objectNumber, own]),
    );
    const engine = made.create({ homes: homes.values(), locations: world.locations, today });
    const filters: SearchFilter[] = [
      ...numbers.map((_, region) => ({ region: `region-${region}` })),
      { country: 'aa' },
      { country: 'ab', region: 'region-3' },
      { country: 'aa', region: 'region-3' },
      stay(20, 7, { region: 'region-2' }),
      stay(20, 7, { country: 'ab', BBoxString: { west: 4.2, south: 40, east: 4.5, north: 41 } }),
    ];
    const check = (): number[] => {
      const catalogue: Catalogue = { homes: [...homes.values()], locations: world.locations, today };
      return filters.map((filter) => expectOracleAnswer(made.name, engine, catalogue, filter));
    };
    const put = (own: IndexedHome): void => {
      homes.set(own.objectNumber, own);
      engine.apply(own);
    };
    expect(check()).toEqual([...numbers, 393, 65, 0, 64, 93]);
    // The first grows beyond what blocks are shared for, the last comes down to a few.
    for (let index = 1; index < 70; index += 1) put(at(0, index));
    const last = [...homes.values()].filter(({ region }) => region === 'region-6');
    for (const { objectNumber } of last.slice(3)) {
      homes.delete(objectNumber);
      engine.remove(objectNumber);
    }
    expect(check().slice(0, 7)).toEqual([70, 63, 64, 65, 128, 130, 3]);
    // Some change their region, and others take their places.
    const changed = [...homes.values()].filter((_, index) => index % 3 === 0);
    for (const own of changed) put({ ...own, region: 'region-1', country: 'ab' });
    for (let index = 0; index < 40; index += 1) put(at(index % 7, index));
    check();
  });

  test('dogs move homes over the bounds of price', () => {
    const withDogs = home({ dogsMax: 2 });
    const services = [
      { code: 'dog', unit: 'dogNight', amount: cents(2_000), mandatory: false, prepaid: false },
    ] as const;
    const costly = { ...withDogs, rates: { ...withDogs.rates, services } };
    expect(
      totals(
        [costly],
        [600, 739, 740, 741, 880].flatMap((priceMax) =>
          (['one', 'more', undefined] as const).map((pets) =>
            stay(30, 7, { priceMax: priceMax, ...(pets && { pets }) }),
          ),
        ),
      ),
    ).toEqual([0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1]);
  });

  test('equal thirds of few prices', () => {
    for (let count = 0; count <= 7; count += 1) {
      const homes = Array.from({ length: count }, (_, index) =>
        home({}, [{ weekly: cents(70_000 + (index % 3) * 700) }]),
      );
      expect(totals(homes, [{}, stay(20, 7), stay(20, 10)])).toEqual([count, count, count]);
    }
  });

  describe('after changes', () => {
    let engine: Engine;
    let homes: IndexedHome[];

    beforeAll(() => {
      homes = Array.from({ length: 5 }, () => home());
      engine = made.create({ homes, locations: world.locations, today });
    });

    const check = (filters: SearchFilter[], on = today): number[] => {
      const catalogue: Catalogue = { homes, locations: world.locations, today: on };
      return filters.map((filter) => expectOracleAnswer(made.name, engine, catalogue, filter));
    };

    test('a booking, its end, a move, a removal and a return', () => {
      const [first] = homes as [IndexedHome];
      const booked = { ...first, occupied: [{ startDate: day(20), endDate: day(27) }] };
      const change = (next: IndexedHome): void => {
        homes = homes.map((other) => (other.objectNumber === next.objectNumber ? next : other));
        engine.apply(next);
      };
      change(booked);
      expect(check([stay(20, 7), stay(27, 7), stay(13, 7)])).toEqual([4, 5, 5]);
      change({ ...booked, lat: -17, lon: 179.9, country: 'ab', region: 'region-9', place: 99 });
      expect(check([{ region: 'region-9' }, { place: 99 }, stay(20, 7)])).toEqual([1, 1, 4]);
      change({ ...first, active: false });
      expect(check([{}, stay(20, 7)])).toEqual([4, 4]);
      change(first);
      expect(check([{}, stay(20, 7)])).toEqual([5, 5]);
      engine.remove(first.objectNumber);
      engine.remove(first.objectNumber);
      homes = homes.filter((other) => other !== first);
      expect(check([{ onr: first.objectNumber }, {}])).toEqual([0, 4]);
    });

    test('the days pass, and a night that comes into reach is free', () => {
      const far = horizonDays - 7;
      expect(check([stay(far, 7), stay(far + 1, 7)])).toEqual([4, 0]);
      expect(engine.moveTo(day(1))).toBe(true);
      expect(check([stay(far, 7), stay(far + 1, 7), stay(0, 7), stay(1, 7)], day(1))).toEqual([4, 4, 4, 4]);
      expect(engine.moveTo(day(30))).toBe(true);
      expect(
        check(
          [
            stay(far + 30, 7),
            stay(far + 31, 7),
            stay(29, 7, { tolerance: 3 }),
            stay(31, 7, { tolerance: 3 }),
          ],
          day(30),
        ),
      ).toEqual([4, 0, 4, 4]);
    });
  });
});
