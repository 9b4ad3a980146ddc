import fc from 'fast-check';
import { openRules } from './booking-rules.ts';
import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween } from '../stay.ts';
import { everyWeekday, saturdayOnly, type HomeRates, type Season } from './home-rates.ts';
import { changedNights, changeSeasons, sampleStay } from './change-seasons.ts';
import { cents } from '../cents.ts';
import type { EnteredSeason } from './weekend-rates.ts';

const season = (
  fromDate: string,
  untilDate: string,
  nightly: number,
  more: Partial<Season> = {},
): Season => ({
  fromDate,
  untilDate,
  nightly: cents(nightly),
  weekly: cents(nightly * 6),
  minStay: 2,
  maxStay: 28,
  arrivalDays: everyWeekday,
  departureDays: everyWeekday,
  ...more,
});
const spring = season('2027-03-01', '2027-05-01', 100_00);
const summer = season('2027-05-01', '2027-09-01', 150_00);
const range = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('a change of rates', () => {
  it('cuts a season where it begins and ends', () => {
    expect(changeSeasons([spring], range('2027-03-10', '2027-03-15'), { nightly: cents(130_00) })).toEqual([
      { ...spring, untilDate: '2027-03-10' },
      { ...spring, fromDate: '2027-03-10', untilDate: '2027-03-15', nightly: 130_00 },
      { ...spring, fromDate: '2027-03-15' },
    ]);
  });

  it('leaves a week its own price, and counts it from the nights where it has none', () => {
    const stay = range('2027-03-01', '2027-05-01');
    const plain = { ...spring, weekly: cents(700_00) };
    expect(changeSeasons([spring], stay, { nightly: cents(130_00) })).toMatchObject([{ weekly: 600_00 }]);
    expect(changeSeasons([plain], stay, { nightly: cents(130_00) })).toMatchObject([{ weekly: 910_00 }]);
    expect(changeSeasons([spring], stay, { nightly: cents(130_00), weekly: cents(800_00) })).toMatchObject([
      { weekly: 800_00 },
    ]);
  });

  it('keeps what it does not name, in each season that it touches', () => {
    const result = changeSeasons([spring, summer], range('2027-04-20', '2027-05-10'), { minStay: 30 });
    expect(result.map(({ nightly, minStay, maxStay }) => [nightly, minStay, maxStay])).toEqual([
      [100_00, 2, 28],
      [100_00, 30, 30],
      [150_00, 30, 30],
      [150_00, 2, 28],
    ]);
  });

  it('gives nights without a season a price, and leaves them without one where it names none', () => {
    const gap = range('2027-08-25', '2027-09-05');
    expect(changeSeasons([summer], gap, { nightly: cents(90_00) }).at(-1)).toMatchObject({
      untilDate: '2027-09-05',
      nightly: 90_00,
    });
    expect(changeSeasons([summer], gap, { minStay: 5 }).at(-1)).toMatchObject({
      untilDate: '2027-09-01',
      minStay: 5,
    });
    expect(changeSeasons([], gap, { minStay: 5 })).toEqual([]);
  });

  it('joins what becomes the same again', () => {
    const changed = changeSeasons([spring], range('2027-03-10', '2027-03-15'), { nightly: cents(130_00) });
    const back = { nightly: spring.nightly, weekly: spring.weekly };
    expect(changeSeasons(changed, range('2027-03-10', '2027-03-15'), back)).toEqual([spring]);
  });

  it('never overlaps, stays in order and touches no night outside', () => {
    const day = fc.integer({ min: 0, max: 60 });
    const pieces = fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 5 }),
        nights: fc.integer({ min: 1, max: 9 }),
        nightly: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, day, fc.integer({ min: 1, max: 20 }), (given, first, nights) => {
        let next = '2027-01-01';
        const seasons = given.map((piece) => {
          const from = addDays(next, piece.gap);
          next = addDays(from, piece.nights);
          return season(from, next, piece.nightly);
        });
        const stay = range(addDays('2027-01-01', first), addDays('2027-01-01', first + nights));
        const result = changeSeasons(seasons, stay, { nightly: cents(9) });
        const at = (list: readonly Season[], date: string) =>
          list.filter((one) => one.fromDate <= date && date < one.untilDate).map(({ nightly }) => nightly);
        for (let offset = 0; offset < 130; offset += 1) {
          const date = addDays('2027-01-01', offset);
          const inside = stay.startDate <= date && date < stay.endDate;
          expect(at(result, date), date).toEqual(inside ? [9] : at(seasons, date));
        }
        for (const [index, one] of result.entries()) {
          expect(one.fromDate < one.untilDate).toBe(true);
          if (index > 0) expect(result[index - 1]!.untilDate <= one.fromDate).toBe(true);
        }
      }),
    );
  });
});

describe('a season with a weekend rate', () => {
  const weekend = { nightly: cents(13_000), nights: 0b0110000 };
  const june = { ...season('2027-06-01', '2027-07-01', 10_000, { weekly: cents(76_000) }), weekend };
  const middle = range('2027-06-10', '2027-06-20');

  it('keeps it where rules of stay change', () => {
    const parts = changeSeasons([june], middle, { minStay: 4 });
    expect(parts.map((part) => [part.minStay, part.weekend])).toEqual([
      [2, weekend],
      [4, weekend],
      [2, weekend],
    ]);
    expect(changeSeasons(parts, middle, { minStay: 2 })).toEqual([june]);
  });

  it('has one rate on all nights that get a new one, and a week that follows them', () => {
    const [, changed] = changeSeasons([june], middle, { nightly: cents(9_000) });
    expect(changed).toMatchObject({ nightly: 9_000, weekly: 63_000 });
    expect(changed).not.toHaveProperty('weekend');
  });
});

describe('the stay that shows a price', () => {
  const rates = (seasons: Season[]): HomeRates => ({
    objectNumber: 1,
    personsMax: 4,
    adultsMax: 4,
    dogsMax: 0,
    seasons,
    rules: openRules,
    discounts: [],
    services: [],
    furtherGuests: null,
    touristTax: [],
    deposit: cents(0),
  });
  const party = { persons: 2, childAges: [], dogs: 0 };
  const today = '2027-01-01';

  it('is a week, or as long as the range', () => {
    expect(sampleStay(rates([spring]), range('2027-03-10', '2027-04-10'), party, today)).toEqual(
      range('2027-03-10', '2027-03-17'),
    );
    expect(sampleStay(rates([spring]), range('2027-03-10', '2027-03-13'), party, today)).toEqual(
      range('2027-03-10', '2027-03-13'),
    );
  });

  it('begins where one may arrive and is no shorter than allowed', () => {
    const saturdays = season('2027-03-01', '2027-09-01', 100_00, {
      minStay: 7,
      arrivalDays: saturdayOnly,
      departureDays: saturdayOnly,
    });
    const found = sampleStay(rates([saturdays]), range('2027-03-10', '2027-03-16'), party, today)!;
    expect([found.startDate, nightsBetween(found.startDate, found.endDate)]).toEqual(['2027-03-13', 7]);
    expect(sampleStay(rates([saturdays]), range('2027-03-08', '2027-03-12'), party, today)).toBeNull();
  });

  it('is none where nothing has a price', () => {
    expect(sampleStay(rates([]), range('2027-03-10', '2027-03-12'), party, today)).toBeNull();
  });
});

it('what became different between two lists of seasons is the nights from the first to the last', () => {
  const season = (fromDate: string, untilDate: string, nightly: number): EnteredSeason => ({
    ...{ fromDate, untilDate, nightly: cents(nightly), weekly: cents(nightly * 7) },
    ...{ minStay: 1, maxStay: 28, arrivalDays: 127, departureDays: 127 },
  });
  const one = [season('2027-05-01', '2027-06-01', 100_00), season('2027-06-01', '2027-07-01', 120_00)];
  expect(changedNights(one, one)).toBeNull();
  const split = [
    season('2027-05-01', '2027-05-10', 100_00),
    season('2027-05-10', '2027-06-01', 100_00),
    one[1]!,
  ];
  expect(changedNights(one, split)).toBeNull();
  const dearer = [
    one[0]!,
    season('2027-06-01', '2027-06-08', 130_00),
    season('2027-06-08', '2027-07-01', 120_00),
  ];
  expect(changedNights(one, dearer)).toEqual({ startDate: '2027-06-01', endDate: '2027-06-08' });
  expect(changedNights(one, [one[0]!])).toEqual({ startDate: '2027-06-01', endDate: '2027-07-01' });
  expect(changedNights([], one)).toEqual({ startDate: '2027-05-01', endDate: '2027-07-01' });
});
