import { expect, test } from 'vitest';
import { groupTimes } from './office-times.ts';

test('days in a row with the same hours are one line', () => {
  const day = (weekday: number, from: string, to = '18:00') => ({ weekday, from, to });
  expect(groupTimes([day(5, '10:00'), day(0, '09:00'), day(1, '09:00'), day(3, '09:00')])).toEqual([
    { first: 0, last: 1, from: '09:00', to: '18:00' },
    { first: 3, last: 3, from: '09:00', to: '18:00' },
    { first: 5, last: 5, from: '10:00', to: '18:00' },
  ]);
  expect(groupTimes([day(0, '09:00', '12:00'), day(1, '09:00')])).toHaveLength(2);
  expect(groupTimes([])).toEqual([]);
});
