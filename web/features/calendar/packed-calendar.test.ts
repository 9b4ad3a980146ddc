import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '../../../contract/catalogue/object-summary.ts';
import { addDays } from '../../../domain/stay.ts';
import { getDay, departureFrom, packCalendar } from './packed-calendar.ts';

const reasons = [
  'booked',
  'arrivalNotAllowed',
  'minimumStay',
  'beyondHorizon',
  'noPrice',
  'past',
  null,
] as const;

/** Every combination of what a day can say. */
const everyDay: CalendarDay[] = reasons.flatMap((reason, at) =>
  Array.from({ length: 8 }, (_, bits): CalendarDay => {
    const index = at * 8 + bits;
    return {
      date: addDays('2027-02-20', index),
      free: (bits & 1) !== 0,
      arrival: (bits & 2) !== 0,
      departure: (bits & 4) !== 0,
      minStay: index < 20 ? 3 : 7,
      maxStay: index < 40 ? 14 : 28,
      reason,
    };
  }),
);

test('a packed calendar says of every day what the full one says', () => {
  const packed = packCalendar(everyDay);
  expect(everyDay.map(({ date }) => getDay(packed, date))).toEqual(everyDay);
  expect(packed.stays).toHaveLength(3);
  expect(getDay(packed, '2027-02-19')).toBeNull();
  expect(getDay(packed, addDays('2027-02-20', everyDay.length))).toBeNull();
});

describe('a departure', () => {
  const calendar = packCalendar(
    Array.from({ length: 20 }, (_, index): CalendarDay => ({
      date: addDays('2027-05-01', index),
      free: index !== 10,
      arrival: index < 9,
      departure: index !== 5,
      minStay: 3,
      maxStay: 8,
      reason: index === 10 ? 'booked' : null,
    })),
  );
  test.each([
    ['2027-05-01', '2027-05-03', 'tooShort'],
    ['2027-05-01', '2027-05-04', 'possible'],
    ['2027-05-01', '2027-05-06', 'weekday'],
    ['2027-05-01', '2027-05-09', 'possible'],
    ['2027-05-01', '2027-05-10', 'tooLong'],
    // On the day of another guest's arrival a stay may end.
    ['2027-05-05', '2027-05-11', 'possible'],
    ['2027-05-05', '2027-05-12', 'blocked'],
    ['2027-05-05', '2027-05-05', 'blocked'],
  ])('of a stay from %s on %s is %s', (arrival, date, expected) => {
    expect(departureFrom(calendar, arrival, date)).toBe(expected);
  });
});
