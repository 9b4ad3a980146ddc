import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyOccupied,
  anyParty,
  anyRates,
  now,
  party,
  homeRates,
  season,
  stayOf,
  today,
} from '../../tests/builders/home-rates.ts';
import { addDays, horizonDays } from '../stay.ts';
import { saturdayOnly } from './home-rates.ts';
import { priceCalendar } from './price-calendar.ts';
import { completePrice } from './stay-price.ts';
import { checkStay } from './stay-rules.ts';

const wholeHorizon = { from: today, until: addDays(today, horizonDays) };

describe('priceCalendar', () => {
  it('says of each arrival day what checking and pricing its stay say', () => {
    fc.assert(
      fc.property(
        anyRates,
        anyOccupied,
        anyParty,
        fc.integer({ min: 1, max: 40 }),
        (rates, occupied, guests, nights) => {
          const days = priceCalendar(rates, occupied, { nights, party: guests, ...wholeHorizon }, now);
          expect(days).toHaveLength(horizonDays);
          for (const { date, total, ...check } of days) {
            const stay = { startDate: date, endDate: addDays(date, nights) };
            expect(check).toEqual(checkStay(rates, occupied, stay, guests, now));
            const expected = check.status === 'free' ? completePrice(rates, stay, guests, today) : null;
            expect(total).toBe(expected);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('names every reason, and takes an arrival on the day of another departure', () => {
    const rates = homeRates({
      personsMax: 4,
      seasons: [
        season({ untilDate: addDays(today, 60), minStay: 3, maxStay: 10 }),
        season({
          fromDate: addDays(today, 60),
          untilDate: addDays(today, 120),
          minStay: 14,
          maxStay: 21,
          arrivalDays: saturdayOnly,
          departureDays: saturdayOnly,
        }),
      ],
    });
    const occupied = [stayOf(addDays(today, 20), 7)];
    const statuses = (nights: number) =>
      new Map(
        priceCalendar(rates, occupied, { nights, party: party(), ...wholeHorizon }, now).map((day) => [
          day.date,
          day,
        ]),
      );
    const week = statuses(7);
    expect(week.get(addDays(today, 13))?.status).toBe('free');
    expect(week.get(addDays(today, 14))?.status).toBe('booked');
    expect(week.get(addDays(today, 26))?.status).toBe('booked');
    expect(week.get(addDays(today, 27))?.status).toBe('free');
    expect(new Set([...week.values()].map(({ status }) => status))).toEqual(
      new Set([
        'free',
        'booked',
        'arrivalNotAllowed',
        'departureNotAllowed',
        'minimumStay',
        'noPrice',
        'beyondHorizon',
      ]),
    );
    expect(statuses(2).get(today)).toMatchObject({ status: 'minimumStay', nights: 3, total: null });
    expect(statuses(11).get(today)).toMatchObject({ status: 'maximumStay', nights: 10, total: null });
  });

  it('keeps to the asked days', () => {
    const rates = homeRates({});
    const range = { from: addDays(today, -3), until: addDays(today, 2) };
    const days = priceCalendar(rates, [], { nights: 7, party: party(), ...range }, now);
    expect(days.map(({ date }) => date)).toEqual([today, addDays(today, 1), addDays(today, 2)]);
  });
});
