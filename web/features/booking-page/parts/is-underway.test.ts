import { expect, test } from 'vitest';
import { dayOfStay, isUnderway } from './is-underway.ts';

const stay = { status: 'confirmed', startDate: '2027-07-10', endDate: '2027-07-17' } as const;

test.each([
  ['2027-07-08', false, 'before'],
  ['2027-07-09', true, 'before'],
  ['2027-07-10', true, 'arrival'],
  ['2027-07-13', true, 'between'],
  ['2027-07-17', true, 'departure'],
  ['2027-07-18', false, 'between'],
] as const)('%s', (today, underway, day) => {
  expect(isUnderway(stay, today)).toBe(underway);
  if (underway) expect(dayOfStay(stay, today)).toBe(day);
});

test('a booking that does not stand is never under way', () => {
  expect(isUnderway({ ...stay, status: 'cancelled' }, '2027-07-10')).toBe(false);
  expect(isUnderway({ ...stay, status: 'option' }, '2027-07-10')).toBe(false);
});
