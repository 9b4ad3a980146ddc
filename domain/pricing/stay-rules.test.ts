import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyOccupied,
  anyParty,
  anyRates,
  anyStay,
  now,
  party,
  homeRates,
  season,
  stayOf,
  today,
} from '../../tests/builders/home-rates.ts';
import { addMonths } from '../months.ts';
import { addDays, horizonDays, countNights, toWeekday, type Stay } from '../stay.ts';
import { openRules, type BookingRules } from './booking-rules.ts';
import { saturdayOnly, type Party, type HomeRates } from './home-rates.ts';
import { completePrice } from './stay-price.ts';
import { calendarDays, checkStay, lowestWeekPrice, nearestStay } from './stay-rules.ts';
import { cents } from '../cents.ts';

/** The meaning day by day, without order of reasons: may these guests stay from then to then? */
function isBookable(rates: HomeRates, occupied: readonly Stay[], stay: Stay, guests: Party): boolean {
  if (guests.persons > rates.personsMax || guests.dogs > rates.dogsMax) return false;
  if (guests.persons - guests.childAges.length > rates.adultsMax) return false;
  const nights = Array.from({ length: countNights(stay) }, (_, night) => addDays(stay.startDate, night));
  const seasons = nights.map((night) =>
    rates.seasons.find(({ fromDate, untilDate }) => fromDate <= night && night < untilDate),
  );
  const isOccupied = (night: string): boolean =>
    occupied.some(({ startDate, endDate }) => startDate <= night && night < endDate);
  const lastBookable = addDays(today, horizonDays - 1);
  if (nights.some((night) => night < today || night > lastBookable || isOccupied(night))) return false;
  const [first, last] = [seasons[0], seasons.at(-1)];
  if (!first || !last || seasons.includes(undefined)) return false;
  const { leadDays, leadHour, horizonMonths, fillFrom, leaveMin } = rates.rules;
  if (stay.startDate < addDays(today, now.hour < leadHour ? leadDays : leadDays + 1)) return false;
  if (horizonMonths !== null && stay.endDate > addMonths(today, horizonMonths)) return false;
  if (nights.length > first.maxStay) return false;
  const isTaken = (night: string): boolean => night >= today && isOccupied(night);
  const countFree = (from: string, step: 1 | -1): number => {
    for (let count = 0; count < 50; count += 1) {
      const night = addDays(from, step * count);
      if (isTaken(night)) return count;
      if (step < 0 && night < today) return 0;
    }
    return 50;
  };
  const before = countFree(addDays(stay.startDate, -1), -1);
  const after = countFree(stay.endDate, 1);
  const isFirstFree = stay.startDate === today || isTaken(addDays(stay.startDate, -1));
  if (fillFrom !== null && nights.length >= fillFrom && isFirstFree && isTaken(stay.endDate)) return true;
  if (leaveMin !== null && [before, after].some((left) => left > 0 && left < leaveMin)) return false;
  const weekdayBit = (date: string): number => 2 ** toWeekday(date);
  return (
    (first.arrivalDays & weekdayBit(stay.startDate)) > 0 &&
    (last.departureDays & weekdayBit(stay.endDate)) > 0 &&
    nights.length >= first.minStay
  );
}

describe('checkStay', () => {
  const rates = homeRates({
    personsMax: 4,
    adultsMax: 3,
    dogsMax: 1,
    seasons: [
      season({ untilDate: '2027-06-05', minStay: 3, maxStay: 28 }),
      season({
        fromDate: '2027-06-05',
        untilDate: '2027-09-04',
        minStay: 7,
        arrivalDays: saturdayOnly,
        departureDays: saturdayOnly,
      }),
      season({ fromDate: '2027-10-01', untilDate: '2029-06-01' }),
    ],
  });
  const occupied = [stayOf('2027-03-06', 7), stayOf('2027-03-20', 7), stayOf('2027-07-03', 14)];
  const end = addDays(today, horizonDays);

  it.each<[string, Stay, Partial<Party>, string, number | null]>([
    ['a free stay', stayOf('2027-02-01', 5), {}, 'free', null],
    ['arrival today', stayOf(today, 3), {}, 'free', null],
    ['arrival yesterday', stayOf(addDays(today, -1), 3), {}, 'past', null],
    ['between two guests, changing on their days', stayOf('2027-03-13', 7), {}, 'free', null],
    ['a night into the next guest', stayOf('2027-03-13', 8), {}, 'booked', null],
    ['a night into the guest before', stayOf('2027-03-12', 8), {}, 'booked', null],
    ['around another guest', stayOf('2027-03-05', 10), {}, 'booked', null],
    ['within another guest', stayOf('2027-07-04', 3), {}, 'booked', null],
    ['too short', stayOf('2027-02-01', 2), {}, 'minimumStay', 3],
    ['too long', stayOf('2027-04-01', 29), {}, 'maximumStay', 28],
    ['too short by the season of arrival', stayOf('2027-06-12', 5), {}, 'minimumStay', 7],
    ['arrival on a Sunday of summer', stayOf('2027-06-13', 7), {}, 'arrivalNotAllowed', null],
    ['departure on a Friday of summer', stayOf('2027-06-12', 13), {}, 'departureNotAllowed', null],
    ['departure judged by the last night', stayOf('2027-06-01', 5), {}, 'departureNotAllowed', null],
    ['departure on the first day of the next season', stayOf('2027-06-01', 4), {}, 'free', null],
    ['a night between seasons', stayOf('2027-08-28', 8), {}, 'noPrice', null],
    ['arrival between seasons', stayOf('2027-09-10', 7), {}, 'noPrice', null],
    ['over a gap', stayOf('2027-08-28', 50), {}, 'noPrice', null],
    ['up to the horizon', stayOf(addDays(end, -7), 7), {}, 'free', null],
    ['a night beyond the horizon', stayOf(addDays(end, -6), 7), {}, 'beyondHorizon', null],
    ['a full house', stayOf('2027-02-01', 5), { persons: 4, childAges: [17] }, 'free', null],
    ['an adult too many', stayOf('2027-02-01', 5), { persons: 4 }, 'tooManyAdults', null],
    ['one person too many', stayOf('2027-02-01', 5), { persons: 5 }, 'tooManyPersons', null],
    ['a dog', stayOf('2027-02-01', 5), { dogs: 1 }, 'free', null],
    ['a dog too many', stayOf('2027-02-01', 5), { dogs: 2 }, 'petsNotAllowed', null],
  ])('%s', (_, stay, guests, status, nights) => {
    expect(checkStay(rates, occupied, stay, party(guests), now)).toEqual({ status, nights });
  });

  it.each<[string, Partial<BookingRules>, Stay, string, number | null]>([
    ['an arrival today until the hour', { leadHour: 10 }, stayOf(today, 7), 'free', null],
    ['an arrival today after the hour', { leadHour: 9 }, stayOf(today, 7), 'leadTime', 1],
    ['an arrival within the lead time', { leadDays: 3 }, stayOf('2027-01-04', 7), 'leadTime', 3],
    ['an arrival after the lead time', { leadDays: 3 }, stayOf('2027-01-05', 7), 'free', null],
    [
      'three days before, after the hour',
      { leadDays: 3, leadHour: 8 },
      stayOf('2027-01-05', 7),
      'leadTime',
      4,
    ],
    ['up to the last month', { horizonMonths: 3 }, stayOf('2027-03-27', 6), 'free', null],
    ['beyond the last month', { horizonMonths: 3 }, stayOf('2027-03-28', 6), 'beyondHorizon', null],
    ['a gap that is too short', {}, stayOf('2027-03-13', 4), 'minimumStay', 5],
    ['a whole gap', { fillFrom: 3 }, stayOf('2027-03-13', 4), 'free', null],
    ['a part of a gap', { fillFrom: 3 }, stayOf('2027-03-13', 3), 'minimumStay', 5],
    ['a gap with fewer nights than filled', { fillFrom: 5 }, stayOf('2027-03-13', 4), 'minimumStay', 5],
    ['whatever the weekday, in a gap', { fillFrom: 2 }, stayOf('2027-03-13', 4), 'free', null],
    ['two nights left to the guest before', { leaveMin: 3 }, stayOf('2027-03-25', 7), 'leavesGap', 3],
    ['three nights left to the guest before', { leaveMin: 3 }, stayOf('2027-03-26', 7), 'free', null],
    ['none left', { leaveMin: 3 }, stayOf('2027-03-23', 7), 'free', null],
    ['a night left to the next guest', { leaveMin: 2 }, stayOf('2027-02-20', 13), 'leavesGap', 2],
    ['two nights from today on', { leaveMin: 3 }, stayOf('2027-01-04', 7), 'free', null],
  ])('%s', (_, rules, stay, status, nights) => {
    const wholeHome = homeRates({ rules: { ...openRules, ...rules }, seasons: [season({ minStay: 5 })] });
    const guests = [stayOf('2027-01-20', 3), stayOf('2027-03-06', 7), stayOf('2027-03-17', 6)];
    expect(checkStay(wholeHome, guests, stay, party(), now)).toEqual({ status, nights });
  });

  it('takes the nights from today to the next guest for a gap, until the first of them has passed', () => {
    const fills = homeRates({ rules: { ...openRules, fillFrom: 2 }, seasons: [season({ minStay: 5 })] });
    const check = (stay: Stay): string =>
      checkStay(fills, [stayOf('2027-01-06', 3)], stay, party(), now).status;
    expect(check(stayOf(today, 4))).toBe('free');
    expect(check(stayOf('2027-01-03', 3))).toBe('minimumStay');
  });

  it('agrees with a day-by-day check, and what is free has a price', () => {
    // Few parties fit a home by chance; those that do show whether the dates are judged rightly.
    const parties = fc.oneof(fc.constant(party({ persons: 1 })), anyParty);
    const occupations = fc.oneof(fc.constant([]), anyOccupied);
    let bookable = 0;
    fc.assert(
      fc.property(anyRates, occupations, anyStay, parties, (any, occupied, stay, guests) => {
        const isFree = checkStay(any, occupied, stay, guests, now).status === 'free';
        expect(isFree).toBe(isBookable(any, occupied, stay, guests));
        if (isFree) {
          bookable += 1;
          expect(completePrice(any, stay, guests, today)).not.toBeNull();
        }
      }),
      { numRuns: 5_000 },
    );
    // So that a change of the generators cannot leave only refusals to compare.
    expect(bookable).toBeGreaterThan(30);
  });
});

describe('calendarDays', () => {
  it('agrees with checkStay on every day', () => {
    const guests = party({ persons: 1 });
    fc.assert(
      fc.property(anyRates, anyOccupied, (rates, occupied) => {
        const free = (stay: Stay): boolean => checkStay(rates, occupied, stay, guests, now).status === 'free';
        const days = calendarDays(rates, occupied, now, 60);
        for (const day of days) {
          const lengths = Array.from({ length: 41 }, (_, index) => index + 1);
          expect(day.arrival).toBe(lengths.some((nights) => free(stayOf(day.date, nights))));
          expect(day.departure).toBe(
            lengths.some((nights) => free({ startDate: addDays(day.date, -nights), endDate: day.date })),
          );
          const anyNight = {
            ...rates,
            rules: { ...openRules, horizonMonths: rates.rules.horizonMonths },
            seasons: rates.seasons.map((s) =>
              season({ ...s, minStay: 1, arrivalDays: 127, departureDays: 127 }),
            ),
          };
          expect(day.free).toBe(
            checkStay(anyNight, occupied, stayOf(day.date, 1), guests, now).status === 'free',
          );
          expect(day.reason === null).toBe(day.arrival);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says why', () => {
    const rates = homeRates({
      seasons: [
        season({ untilDate: '2027-01-20', minStay: 3 }),
        season({ fromDate: '2027-01-20', untilDate: '2027-02-01', arrivalDays: saturdayOnly }),
        season({ fromDate: '2027-03-01', untilDate: '2030-01-01', minStay: 5 }),
      ],
    });
    const occupied = [stayOf('2027-01-05', 4), stayOf('2027-01-11', 2)];
    const days = calendarDays(rates, occupied, now, horizonDays + 2);
    const reasonOn = (date: string): unknown => days.find((day) => day.date === date)?.reason;
    expect(days).toHaveLength(horizonDays + 2);
    expect(reasonOn('2027-01-02')).toBeNull();
    expect(reasonOn('2027-01-03')).toBe('minimumStay');
    expect(reasonOn('2027-01-05')).toBe('booked');
    expect(reasonOn('2027-01-08')).toBe('booked');
    expect(reasonOn('2027-01-09')).toBe('minimumStay');
    expect(reasonOn('2027-01-13')).toBeNull();
    expect(reasonOn('2027-01-21')).toBe('arrivalNotAllowed');
    expect(reasonOn('2027-01-23')).toBeNull();
    expect(reasonOn('2027-02-10')).toBe('noPrice');
    expect(reasonOn(addDays(today, horizonDays - 5))).toBeNull();
    expect(reasonOn(addDays(today, horizonDays - 4))).toBe('beyondHorizon');
    expect(days[horizonDays]).toMatchObject({
      free: false,
      arrival: false,
      departure: true,
      reason: 'beyondHorizon',
    });
  });

  it('takes arrivals only where a departure lies between shortest and longest stay', () => {
    const threeNightsToSaturday = season({ minStay: 3, maxStay: 3, departureDays: saturdayOnly });
    const days = calendarDays(homeRates({ seasons: [threeNightsToSaturday] }), [], now, 30);
    expect(days.filter(({ arrival }) => arrival).map(({ date }) => toWeekday(date))).toEqual([2, 2, 2, 2]);
    expect(days.find(({ arrival }) => !arrival)).toMatchObject({ free: true, reason: 'arrivalNotAllowed' });
  });

  it('lets guests leave on the day that others arrive', () => {
    const days = calendarDays(homeRates(), [stayOf('2027-01-10', 3)], now, 20);
    expect(days.find(({ date }) => date === '2027-01-10')).toMatchObject({ free: false, departure: true });
    expect(days.find(({ date }) => date === '2027-01-12')).toMatchObject({ free: false, departure: false });
    expect(days.find(({ date }) => date === '2027-01-13')).toMatchObject({
      free: true,
      arrival: true,
      departure: false,
    });
  });
});

describe('nearestStay', () => {
  const saturdays = homeRates({
    seasons: [season({ arrivalDays: saturdayOnly, departureDays: saturdayOnly })],
  });

  it.each<[string, HomeRates, Stay[], Stay, Stay | null]>([
    ['the stay itself when it is free', saturdays, [], stayOf('2027-05-01', 7), stayOf('2027-05-01', 7)],
    ['the nearest changeover day', saturdays, [], stayOf('2027-05-03', 7), stayOf('2027-05-01', 7)],
    [
      'the later of two as near',
      homeRates(),
      [stayOf('2027-05-03', 1)],
      stayOf('2027-05-03', 1),
      stayOf('2027-05-04', 1),
    ],
    [
      'never before today',
      saturdays,
      [stayOf('2027-01-04', 2)],
      stayOf('2027-01-04', 7),
      stayOf('2027-01-09', 7),
    ],
    ['none within 30 days', saturdays, [stayOf('2027-04-01', 90)], stayOf('2027-05-15', 7), null],
    ['none of that length', saturdays, [], stayOf('2027-05-01', 6), null],
  ])('%s', (_, rates, occupied, stay, expected) => {
    expect(nearestStay(rates, occupied, stay, party(), now)).toEqual(expected);
  });

  it('is free, as long as asked, and no other is nearer', () => {
    fc.assert(
      fc.property(anyRates, anyOccupied, anyStay, (rates, occupied, stay) => {
        const guests = party({ persons: 1 });
        const distances = Array.from({ length: 61 }, (_, index) => index - 30)
          .filter((shift) =>
            isBookable(rates, occupied, stayOf(addDays(stay.startDate, shift), countNights(stay)), guests),
          )
          .map(Math.abs);
        const nearest = nearestStay(rates, occupied, stay, guests, now);
        if (nearest === null) {
          expect(distances).toEqual([]);
          return;
        }
        expect(countNights(nearest)).toBe(countNights(stay));
        expect(isBookable(rates, occupied, nearest, guests)).toBe(true);
        expect(Math.abs(countNights({ startDate: stay.startDate, endDate: nearest.startDate }))).toBe(
          Math.min(...distances),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('lowestWeekPrice', () => {
  const low = season({ untilDate: '2027-03-01', weekly: cents(40_000), nightly: cents(6_000) });
  const high = season({
    fromDate: '2027-06-01',
    untilDate: '2027-09-01',
    weekly: cents(90_000),
    nightly: cents(14_000),
  });
  const rates = homeRates({
    seasons: [low, high],
    discounts: [{ kind: 'longStay', threshold: 1, percent: 50 }],
    services: [
      { code: 'finalCleaning', unit: 'stay', amount: cents(8_000), mandatory: true, prepaid: true },
      { code: 'towels', unit: 'person', amount: cents(500), mandatory: true, prepaid: false },
      { code: 'dog', unit: 'dog', amount: cents(3_000), mandatory: true, prepaid: false },
      { code: 'sauna', unit: 'night', amount: cents(900), mandatory: false, prepaid: false },
    ],
    touristTax: [{ fromAge: 18, toAge: 99, amount: cents(200) }],
  });
  const costs = 8_000 + 2 * 500 + 2 * 7 * 200;

  it.each([
    ['the cheapest season', today, 40_000 + costs],
    ['a season with just a week left', '2027-02-22', 40_000 + costs],
    ['later ones when less than a week of it is left', '2027-02-23', 90_000 + costs],
    ['none when less than a week of all is left', '2027-08-26', null],
  ])('%s', (_, date, expected) => {
    expect(lowestWeekPrice(rates, date)).toBe(expected);
  });

  it('is what such a week really costs, also where the weekly rate is below six nights', () => {
    const odd = homeRates({
      ...rates,
      discounts: [],
      seasons: [season({ weekly: cents(30_000), nightly: cents(8_000) })],
    });
    expect(lowestWeekPrice(odd, today)).toBe(completePrice(odd, stayOf('2027-05-01', 7), party(), today));
  });

  it.each([
    ['stays that have to be longer', { minStay: 8 }, null],
    ['stays that may not be as long', { minStay: 1, maxStay: 6 }, null],
    ['a week of arrivals that meet no departure', { arrivalDays: saturdayOnly, departureDays: 1 }, null],
    ['Saturdays alone', { arrivalDays: saturdayOnly, departureDays: saturdayOnly }, 40_000],
  ])('of %s', (_, rules, week) => {
    const strict = homeRates({
      seasons: [season({ weekly: cents(40_000), nightly: cents(6_000), ...rules })],
      touristTax: [],
    });
    expect(lowestWeekPrice(strict, today)).toBe(week);
  });

  it('is the cheapest of all weeks that somebody could book, tried day by day', () => {
    let priced = 0;
    fc.assert(
      fc.property(anyRates, (drawn) => {
        const any = { ...drawn, rules: openRules, discounts: [], personsMax: 2, adultsMax: 2 };
        const weeks = Array.from({ length: horizonDays - 6 }, (_, day) => stayOf(addDays(today, day), 7))
          .filter((week) => isBookable(any, [], week, party()))
          .map((week) => completePrice(any, week, party(), today)!);
        if (weeks.length > 0) priced += 1;
        expect(lowestWeekPrice(any, today)).toBe(weeks.length > 0 ? Math.min(...weeks) : null);
      }),
      { numRuns: 200 },
    );
    expect(priced).toBeGreaterThan(20);
  });

  it('is null without seasons', () => {
    expect(lowestWeekPrice(homeRates({ seasons: [] }), today)).toBeNull();
  });
});
