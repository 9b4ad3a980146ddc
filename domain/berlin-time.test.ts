import { expect, test } from 'vitest';
import { momentInBerlin, wallTimeInBerlin } from './berlin-time.ts';

test.each([
  ['2027-01-15T08:30', '2027-01-15T07:30:00.000Z'],
  ['2027-07-15T08:30', '2027-07-15T06:30:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  // Clocks show this hour twice.
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
])('%s is %s', (wallTime, moment) => {
  expect(momentInBerlin(wallTime)?.toISOString()).toBe(moment);
  expect(wallTimeInBerlin(new Date(moment))).toBe(wallTime);
});

test('an hour that there is not is the one after it', () => {
  expect(momentInBerlin('2027-03-28T02:30')?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
});

test.each(['', '2027-13-01T08:00', '2027-01-15', 'morgen'])('%j is no moment', (wallTime) => {
  expect(momentInBerlin(wallTime)).toBeNull();
});
