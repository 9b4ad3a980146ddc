import { describe, expect, it } from 'vitest';
import { isOpenAt, officeExpiry } from './opening-hours.ts';

// Monday to Friday, 9 to 18.
const times = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const at = (moment: string): Date => new Date(moment);
const seconds = (moment: string): number => Date.parse(moment) / 1000;

describe('opening hours', () => {
  it.each([
    ['2027-01-04T08:59:59+01:00', false],
    ['2027-01-04T09:00:00+01:00', true],
    ['2027-01-04T17:59:59+01:00', true],
    ['2027-01-04T18:00:00+01:00', false],
    ['2027-01-03T12:00:00+01:00', false],
    // Summer time: 9 in Berlin is 7 in UTC.
    ['2027-07-05T07:00:00Z', true],
    ['2027-07-05T06:59:00Z', false],
  ])('%s is open: %s', (moment, isOpen) => {
    expect(isOpenAt(at(moment), times)).toBe(isOpen);
  });

  it.each([
    ['2027-01-04T08:30:20+01:00', '2027-01-04T09:00:00+01:00'],
    ['2027-01-04T17:45:00+01:00', '2027-01-04T18:00:00+01:00'],
    ['2027-01-04T12:00:30+01:00', '2027-01-04T13:00:30+01:00'],
    ['2027-01-03T12:00:00+01:00', '2027-01-03T13:00:00+01:00'],
  ])('what is told at %s holds until %s', (moment, expiry) => {
    expect(officeExpiry(at(moment), times)).toBe(seconds(expiry));
  });

  it('is closed without any times', () => {
    expect(isOpenAt(at('2027-01-04T12:00:00Z'), [])).toBe(false);
  });
});
