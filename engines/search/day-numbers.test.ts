import { expect, test } from 'vitest';
import { fromDayNumber, toDayNumber } from '../../domain/stay.ts';
import { formatDay, parseDayNumber, parseTypedDay } from './day-numbers.ts';

test('days are those of the calendar, around every leap day and turn of a century', () => {
  const first = toDayNumber('1896-01-01');
  const days = Array.from({ length: toDayNumber('2110-01-01') - first }, (_, index) => first + index);
  expect(days.filter((day) => parseDayNumber(fromDayNumber(day)) !== day)).toEqual([]);
  for (const date of ['0000-01-01', '0400-02-29', '1600-12-31', '9999-12-31'])
    expect(parseDayNumber(date)).toBe(toDayNumber(date));
});

test('what is typed is read when it is a date', () => {
  expect(parseTypedDay('2026-11-21')).toBe(toDayNumber('2026-11-21'));
  expect(parseTypedDay('2026-02-30')).toBeNaN();
  expect(formatDay(parseDayNumber('2027-03-01'))).toBe('2027-03-01');
});
