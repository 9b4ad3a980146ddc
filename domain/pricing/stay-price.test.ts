import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyParty,
  anyRates,
  anyStay,
  party,
  homeRates,
  season,
  stayOf,
  today,
} from '../../tests/builders/home-rates.ts';
import { addDays, countNights, toDayNumber } from '../stay.ts';
import type { Discount, Party, Service } from './home-rates.ts';
import { SeasonTable } from './season-table.ts';
import {
  bestDiscount,
  completePrice,
  costFactors,
  computeCostOfAdults,
  linearTax,
  mandatoryCosts,
  quoteAccommodation,
  rateSums,
  accommodationPrice,
} from './stay-price.ts';
import { cents } from '../cents.ts';

const twoSeasons = homeRates({
  seasons: [
    season({ untilDate: '2027-06-05', nightly: cents(10_000), weekly: cents(63_000) }),
    season({
      fromDate: '2027-06-05',
      untilDate: '2027-09-04',
      nightly: cents(15_000),
      weekly: cents(98_001),
    }),
    season({ fromDate: '2027-10-01', untilDate: '2027-11-01', nightly: cents(8_000), weekly: cents(30_000) }),
  ],
});

describe('accommodation before discount', () => {
  it.each([
    ['one night', '2027-03-01', 1, 10_000],
    ['six nights by the night', '2027-03-01', 6, 60_000],
    ['seven nights by the week', '2027-03-01', 7, 63_000],
    ['eight nights: 8/7 of a week', '2027-03-01', 8, 72_000],
    ['two weeks', '2027-03-01', 14, 126_000],
    ['nights of two seasons, each at its own rate', '2027-06-03', 4, 2 * 10_000 + 2 * 15_000],
    // (3 * 63000 + 4 * 98001) / 7 = 83000.57
    ['a week over two seasons, rounded to the cent', '2027-06-02', 7, 83_001],
    // 30000 / 7 * 7 = 30000, below six nights of 8000
    ['a week that is cheaper than its first six nights costs those', '2027-10-02', 7, 48_000],
    ['and so until the week has caught up', '2027-10-02', 11, 48_000],
    ['from then on by the week', '2027-10-02', 14, 60_000],
  ])('%s', (_, startDate, nights, expected) => {
    expect(quoteAccommodation(twoSeasons, stayOf(startDate, nights), today)?.original).toBe(expected);
  });

  it.each([
    ['a night before the first season', '2026-12-31', 2],
    ['a last night after a season', '2027-10-31', 2],
    ['a stay that starts in a gap', '2027-09-20', 3],
    ['a stay over a gap', '2027-09-01', 40],
    ['no night', '2027-03-01', 0],
    ['departure before arrival', '2027-03-01', -3],
  ])('%s has no price', (_, startDate, nights) => {
    expect(quoteAccommodation(twoSeasons, stayOf(startDate, nights), today)).toBeNull();
  });

  it('is the same from running sums over the days', () => {
    const first = toDayNumber('2027-03-01');
    const nightly = [0];
    const weekly = [0];
    for (let day = 0; day < 180; day += 1) {
      const rates = rateSums(SeasonTable.of(twoSeasons.seasons), first + day, 1)!;
      nightly.push(nightly[day]! + rates.nightly);
      weekly.push(weekly[day]! + rates.weekly);
    }
    for (const [start, nights] of [
      [0, 3],
      [90, 7],
      [92, 14],
      [95, 6],
      [40, 30],
    ] as const) {
      const sums = {
        nights,
        nightly: cents(nightly[start + nights]! - nightly[start]!),
        nightlyOfFirstSix: cents(nightly[start + Math.min(6, nights)]! - nightly[start]!),
        weekly: cents(weekly[start + nights]! - weekly[start]!),
      };
      const stay = stayOf(addDays('2027-03-01', start), nights);
      expect(accommodationPrice(sums)).toBe(quoteAccommodation(twoSeasons, stay, today)?.original);
    }
  });

  it('is never lowered by a night more', () => {
    fc.assert(
      fc.property(anyRates, anyStay, (rates, stay) => {
        const longer = quoteAccommodation(rates, { ...stay, endDate: addDays(stay.endDate, 1) }, today);
        fc.pre(longer !== null);
        const shorter = quoteAccommodation(rates, stay, today);
        expect(shorter).not.toBeNull();
        expect(longer.original).toBeGreaterThanOrEqual(shorter!.original);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('discounts', () => {
  const early: Discount = { kind: 'early', threshold: 90, percent: 10 };
  const lastMinute: Discount = { kind: 'lastMinute', threshold: 14, percent: 15 };
  const longStay: Discount = { kind: 'longStay', threshold: 14, percent: 8 };
  const all = [longStay, lastMinute, early];

  it.each([
    ['none fits', 50, 7, null],
    ['a day too late for early', 89, 7, null],
    ['early on its threshold', 90, 7, early],
    ['last minute on its threshold', 14, 7, lastMinute],
    ['a day too early for last minute', 15, 7, null],
    ['last minute today', 0, 1, lastMinute],
    ['long stay on its threshold', 50, 14, longStay],
    ['a night too short', 50, 13, null],
    ['the higher of two', 100, 21, early],
    ['last minute above long stay', 3, 28, lastMinute],
  ])('%s', (_, daysAhead, nights, expected) => {
    expect(bestDiscount(all, daysAhead, nights)).toEqual(expected);
  });

  it('names the same discount for equal percent, whatever their order', () => {
    const equal = all.map((discount) => ({ ...discount, percent: 10, threshold: 5 }));
    for (const list of [equal, [...equal].reverse()]) {
      expect(bestDiscount(list, 5, 7)?.kind).toBe('early');
      expect(
        bestDiscount(
          list.filter(({ kind }) => kind !== 'early'),
          5,
          7,
        )?.kind,
      ).toBe('lastMinute');
    }
  });

  it.each([
    // percent, nightly rate of one night, amount taken off
    [10, 10_005, 1_001],
    [10, 10_004, 1_000],
    [15, 3_333, 500],
    [33, 50, 17],
    [1, 49, 0],
    [90, 1, 1],
  ])('%i percent of %i cents, half a cent rounded up', (percent, nightly, expected) => {
    const rates = homeRates({
      seasons: [season({ nightly: cents(nightly) })],
      discounts: [{ kind: 'longStay', threshold: 1, percent }],
    });
    const quote = quoteAccommodation(rates, stayOf('2027-02-01', 1), today)!;
    expect(quote.discountAmount).toBe(expected);
    expect(quote.price).toBe(nightly - expected);
  });
});

describe('mandatory costs', () => {
  const service = (fields: Partial<Service>): Service => ({
    code: 'energy',
    unit: 'stay',
    amount: cents(1_000),
    mandatory: true,
    prepaid: false,
    ...fields,
  });

  it.each<[string, Partial<Service>, Partial<Party>, number | null]>([
    ['stay', { unit: 'stay' }, {}, 1],
    ['night', { unit: 'night' }, {}, 5],
    ['person', { unit: 'person' }, { persons: 4 }, 4],
    ['person counts children', { unit: 'person' }, { persons: 4, childAges: [0, 9] }, 4],
    ['person and night', { unit: 'personNight' }, { persons: 3 }, 15],
    ['dog without dogs', { unit: 'dog' }, {}, null],
    ['dog', { unit: 'dog' }, { dogs: 2 }, 2],
    ['dog and night', { unit: 'dogNight' }, { dogs: 2 }, 10],
    ['dogs pay although it is not marked mandatory', { unit: 'dog', mandatory: false }, { dogs: 1 }, 1],
    ['a dog cleaning for the stay without dogs', { code: 'dog', unit: 'stay' }, {}, null],
    ['a dog cleaning for the stay with two dogs', { code: 'dog', unit: 'stay' }, { dogs: 2 }, 1],
    ['optional services', { mandatory: false }, {}, null],
  ])('%s', (_, fields, guests, quantity) => {
    const rates = homeRates({ services: [service(fields)] });
    const lines = mandatoryCosts(rates, stayOf('2027-02-01', 5), party(guests), cents(0));
    expect(lines.map((line) => [line.quantity, line.total])).toEqual(
      quantity === null ? [] : [[quantity, quantity * 1_000]],
    );
  });

  const bands = [
    { fromAge: 0, toAge: 5, amount: cents(0) },
    { fromAge: 6, toAge: 15, amount: cents(110) },
    { fromAge: 16, toAge: 79, amount: cents(220) },
  ];

  it.each<[string, Partial<Party>, [number, number][]]>([
    ['adults', { persons: 2 }, [[220, 14]]],
    [
      'bounds of the bands',
      { persons: 6, childAges: [5, 6, 15, 16] },
      [
        [220, 21],
        [110, 14],
      ],
    ],
    ['children without tax', { persons: 1, childAges: [3] }, []],
    [
      'those without a stated age are adults',
      { persons: 3, childAges: [10] },
      [
        [220, 14],
        [110, 7],
      ],
    ],
    ['more ages than persons', { persons: 1, childAges: [10, 11, 12] }, [[110, 7]]],
  ])('tourist tax of %s', (_, guests, expected) => {
    const lines = mandatoryCosts(
      homeRates({ touristTax: bands }),
      stayOf('2027-02-01', 7),
      party(guests),
      cents(0),
    );
    expect(lines.map((line) => [line.unitPrice, line.quantity])).toEqual(expected);
    for (const line of lines) {
      expect(line).toMatchObject({
        code: 'touristTax',
        prepaid: false,
        total: line.unitPrice * line.quantity,
      });
    }
  });

  it.each([
    ['nobody beyond those who are included', { persons: 4 }, null],
    ['children as adults', { persons: 6, childAges: [1, 17] }, 2],
  ])('of further guests count %s', (_, guests, count) => {
    const rates = homeRates({ furtherGuests: { included: 4, amount: cents(1_250) } });
    const stay = stayOf('2027-02-01', 5);
    const lines = mandatoryCosts(rates, stay, party(guests), cents(0));
    const line = { code: 'furtherGuests', unit: 'personNight', unitPrice: 1_250, prepaid: true };
    expect(lines).toEqual(count === null ? [] : [{ ...line, quantity: count * 5, total: count * 6_250 }]);
  });

  it('of further guests are lowered by no discount, and a tax by percent takes its share of them', () => {
    const rates = homeRates({
      discounts: [{ kind: 'longStay', threshold: 5, percent: 50 }],
      furtherGuests: { included: 2, amount: cents(1_000) },
      touristTax: [{ fromAge: 0, toAge: 120, amount: cents(0), percent: 10 }],
    });
    const stay = stayOf('2027-02-01', 5);
    const { price } = quoteAccommodation(rates, stay, today)!;
    expect(completePrice(rates, stay, party({ persons: 3 }), today)).toBe(
      price + 5_000 + (price + 5_000) / 10,
    );
  });

  it('equal the linear form for adults', () => {
    fc.assert(
      fc.property(anyRates, anyStay, anyParty, (rates, stay, guests) => {
        const adults = { ...guests, childAges: [] };
        const sum = mandatoryCosts(rates, stay, adults, cents(0))
          .filter(({ code }) => code !== 'touristTax' && code !== 'furtherGuests')
          .reduce(
            (total, line) => total + line.total,
            linearTax(rates.touristTax) * adults.persons * countNights(stay),
          );
        expect(computeCostOfAdults(costFactors(rates), countNights(stay), adults.persons, adults.dogs)).toBe(
          sum,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('complete price', () => {
  it('is accommodation after discount with every mandatory cost', () => {
    const rates = homeRates({
      discounts: [{ kind: 'early', threshold: 30, percent: 10 }],
      services: [
        { code: 'finalCleaning', unit: 'stay', amount: cents(9_000), mandatory: true, prepaid: true },
        { code: 'energy', unit: 'night', amount: cents(700), mandatory: true, prepaid: false },
        { code: 'dog', unit: 'dogNight', amount: cents(500), mandatory: false, prepaid: false },
        { code: 'bedLinen', unit: 'person', amount: cents(1_500), mandatory: false, prepaid: true },
      ],
      touristTax: [{ fromAge: 18, toAge: 120, amount: cents(250) }],
    });
    const stay = stayOf('2027-06-05', 7);
    expect(completePrice(rates, stay, party({ persons: 3, childAges: [9], dogs: 1 }), today)).toBe(
      63_000 - 6_300 + 9_000 + 7 * 700 + 7 * 500 + 2 * 7 * 250,
    );
  });

  it('is whole cents, not negative, and the sum of its parts', () => {
    fc.assert(
      fc.property(anyRates, anyStay, anyParty, (rates, stay, guests) => {
        const accommodation = quoteAccommodation(rates, stay, today);
        const complete = completePrice(rates, stay, guests, today);
        if (accommodation === null) {
          expect(complete).toBeNull();
          return;
        }
        const lines = mandatoryCosts(rates, stay, guests, accommodation.price);
        for (const line of lines) expect(line.total).toBe(line.unitPrice * line.quantity);
        expect(accommodation.original - accommodation.discountAmount).toBe(accommodation.price);
        const amounts = [
          accommodation.price,
          accommodation.discountAmount,
          ...lines.map(({ total }) => total),
        ];
        for (const amount of [...amounts, complete!]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(complete).toBe(accommodation.price + lines.reduce((sum, { total }) => sum + total, 0));
      }),
      { numRuns: 1_000 },
    );
  });
});
