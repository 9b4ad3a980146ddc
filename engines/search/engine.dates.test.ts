import { describe, expect, test } from 'vitest';
import { everyWeekday, saturdayOnly, type Season } from '../../domain/pricing/home-rates.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { horizonDays } from '../../domain/stay.ts';
import type { IndexedHome } from './indexed-home.ts';
import { engines } from './testing/engines.ts';
import { around, day, home, stay, expectTotals } from './testing/plain-homes.ts';
import { cents } from '../../domain/cents.ts';

describe.each(engines)('$name', (made) => {
  const totals = (homes: IndexedHome[], filters: readonly SearchFilter[]): number[] =>
    expectTotals(made, homes, filters);

  test('a season for every day', () => {
    const daily = (of: number): Partial<Season>[] =>
      Array.from({ length: horizonDays + 10 }, (_, ahead) => ({
        fromDate: day(ahead),
        untilDate: day(ahead + 1),
        nightly: cents(9_000 + ((ahead * of) % 37) * 100),
        weekly: cents(50_000 + ((ahead * of) % 41) * 700),
        minStay: 1 + ((ahead * of) % 5),
        arrivalDays: ahead % 3 === 0 ? saturdayOnly : everyWeekday,
      }));
    const homes = [3, 5, 7, 11, 13].map((of) => home({}, daily(of)));
    const found = totals(
      homes,
      [0, 1, 17, 100, 722].flatMap((from) => [1, 6, 7, 8, 14].flatMap((nights) => around(from, nights))),
    );
    expect(Math.max(...found)).toBe(5);
  });

  test('minimum stays up to a year', () => {
    const homes = [1, 2, 7, 8, 28, 31, 32, 33, 63, 64, 90, 180, 364, 365].map((minStay) =>
      home({}, [{ minStay }]),
    );
    const found = totals(
      homes,
      [1, 7, 27, 28, 29, 31, 32, 63, 64, 65, 365].map((nights) => stay(30, nights)),
    );
    expect(found).toEqual([1, 3, 4, 5, 5, 6, 7, 9, 10, 10, 14]);
    totals(homes, [...around(365, 365), ...around(360, 364), ...around(0, 180)]);
  });

  test('a maximum stay, and stays of more nights than anybody takes', () => {
    const homes = [1, 6, 7, 28, 365, 700].map((maxStay) => home({}, [{ maxStay }]));
    expect(
      totals(
        homes,
        [1, 7, 8, 29, 366, 701].map((nights) => stay(3, nights)),
      ),
    ).toEqual([6, 4, 3, 2, 1, 0]);
    totals(homes, [stay(0, 730), stay(0, 731), stay(1, 5_000), stay(0, 5_000, { duration: 7 })]);
  });

  test('a night between two seasons has no price', () => {
    const gap = home({}, [
      { untilDate: day(20) },
      { fromDate: day(21), untilDate: day(60) },
      { fromDate: day(60) },
    ]);
    expect(
      totals([gap], [stay(13, 7), stay(14, 7), stay(20, 1), stay(21, 7), stay(55, 10), stay(18, 5)]),
    ).toEqual([1, 0, 0, 1, 1, 0]);
    totals([gap], [...around(15, 7), ...around(21, 5)]);
  });

  test('the rates of several seasons, and a week that is cheaper than its first six nights', () => {
    const homes = [
      home({}, [
        { untilDate: day(33), nightly: cents(10_001), weekly: cents(30_003) },
        { fromDate: day(33), nightly: cents(17_777), weekly: cents(99_999) },
      ]),
      home({}, [
        { untilDate: day(33), nightly: cents(5_000), weekly: cents(20_000) },
        { fromDate: day(33), nightly: cents(5_001), weekly: cents(70_000) },
      ]),
      home({}, [{ nightly: cents(1), weekly: cents(1) }]),
      home({}, [{ nightly: cents(900_000), weekly: cents(6_300_000) }]),
    ];
    totals(
      homes,
      [26, 27, 28, 30, 32, 33].flatMap((from) =>
        [1, 5, 6, 7, 8, 13, 14].flatMap((nights) => [
          stay(from, nights),
          stay(from, nights, { tolerance: 3, priceMax: 700 }),
        ]),
      ),
    );
  });

  test('today and the horizon: no arrival before, no night after', () => {
    const homes = [home(), home({}, [{ arrivalDays: saturdayOnly, departureDays: saturdayOnly }])];
    const last = horizonDays;
    expect(
      totals(homes, [
        stay(0, 1),
        stay(0, 7),
        stay(last - 7, 7),
        stay(last - 6, 7),
        stay(last - 1, 1),
        stay(last, 1),
        stay(-1, 7),
      ]),
    ).toEqual([1, 2, 1, 0, 1, 0, 2]);
    totals(
      homes,
      [0, 1, 2, 3, last - 14, last - 10, last - 8, last - 7, last - 6, last - 4, last - 1, last].flatMap(
        (from) => [...around(from, 7), ...around(from, 1)],
      ),
    );
  });

  test('departure on the day of the next arrival, and one night between two guests', () => {
    const occupiedHome = (...pairs: [number, number][]): IndexedHome =>
      home({ occupied: pairs.map(([from, until]) => ({ startDate: day(from), endDate: day(until) })) });
    const homes = [
      occupiedHome([10, 17], [17, 24]),
      occupiedHome([10, 17], [18, 24]),
      occupiedHome([-5, 10], [17, 900]),
      occupiedHome([0, horizonDays]),
      // Words of bits end here.
      occupiedHome([31, 32], [63, 64], [64, 65], [95, 97], [127, 129]),
    ];
    expect(totals(homes, [stay(3, 7), stay(10, 7), stay(17, 1), stay(24, 7), stay(16, 2)])).toEqual([
      3, 2, 2, 3, 1,
    ]);
    totals(
      homes,
      [0, 9, 16, 25, 30, 32, 57, 60, 65, 90, 97, 120, 126].flatMap((from) => [
        ...around(from, 7),
        ...around(from, 1),
        ...around(from, 30),
      ]),
    );
  });

  test('of equal prices the nearest to the wish, then the earlier', () => {
    const plain = home();
    const saturdays = home({}, [{ arrivalDays: saturdayOnly }]);
    const cheaperLater = home({}, [
      { untilDate: day(36) },
      { fromDate: day(36), nightly: cents(9_900), weekly: cents(59_000) },
    ]);
    totals(
      [plain, saturdays, cheaperLater],
      [27, 28, 29, 30, 31, 32, 33, 34, 35].flatMap((from) => [...around(from, 7), ...around(from, 3)]),
    );
  });
});
