import { expect, test } from 'vitest';
import { addDays } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import { explainDay } from './explain-day.ts';
import { packCalendar } from './packed-calendar.ts';

const keys = Object.assign((key: string) => key, { has: () => true }) as unknown as Translate;
const calendar = packCalendar(
  Array.from({ length: 5 }, (_, index) => ({
    date: addDays('2027-05-10', index),
    free: true,
    arrival: true,
    departure: true,
    minStay: 1,
    maxStay: 28,
    reason: null,
  })),
);

test('a day that has gone by is not too far ahead, and one behind the calendar is', () => {
  expect(explainDay(keys, calendar, '2027-05-09', null)).toBe('object.calendar.day.past');
  expect(explainDay(keys, calendar, '2027-05-15', null)).toBe('object.calendar.day.beyondHorizon');
  expect(explainDay(keys, calendar, '2027-05-12', null)).toBe('object.calendar.day.arrival');
});
