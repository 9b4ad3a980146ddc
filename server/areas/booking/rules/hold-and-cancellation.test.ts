import { describe, expect, test } from 'vitest';
import { feePercent } from './cancellation.ts';
import { reminderTime } from '../../../../domain/booking/hold-reminder.ts';
import { isHoldOffered } from '../../../../domain/booking/hold-rule.ts';
import { holdUntil, requestEndsAt } from './hold.ts';

describe('options', () => {
  test.each([
    ['2027-03-15', true],
    ['2027-03-14', false],
    ['2027-03-01', false],
  ])('for an arrival on %s on 1 March: offered %s', (arrival, offered) => {
    expect(isHoldOffered('2027-03-01', arrival)).toBe(offered);
  });

  const now = new Date('2027-03-01T10:00:00Z');
  test('hold three days, but never past two days before arrival', () => {
    expect(holdUntil(now, '2027-06-01', { isKnown: true })).toEqual(new Date('2027-03-04T10:00:00Z'));
    expect(holdUntil(now, '2027-03-05', { isKnown: true })).toEqual(new Date('2027-03-03T00:00:00Z'));
  });

  test('hold one day for a guest whose address nobody has confirmed', () => {
    expect(holdUntil(now, '2027-06-01', { isKnown: false })).toEqual(new Date('2027-03-02T10:00:00Z'));
  });

  test('remind a day before they end, if that is still to come', () => {
    expect(reminderTime(now, new Date('2027-03-04T10:00:00Z'))).toEqual(new Date('2027-03-03T10:00:00Z'));
    expect(reminderTime(now, new Date('2027-03-02T10:00:00Z'))).toBeNull();
  });

  test('a request ends after a week, or on the day of arrival', () => {
    expect(requestEndsAt(now, '2027-06-01')).toEqual(new Date('2027-03-08T10:00:00Z'));
    expect(requestEndsAt(now, '2027-03-03')).toEqual(new Date('2027-03-03T00:00:00Z'));
  });
});

describe('fee of a cancellation', () => {
  const steps = [
    { daysBefore: 60, percent: 10 },
    { daysBefore: 2, percent: 90 },
    { daysBefore: 30, percent: 50 },
  ];
  test.each([
    ['2027-04-30', 0],
    ['2027-04-29', 10],
    ['2027-03-31', 10],
    ['2027-03-30', 50],
    ['2027-03-03', 50],
    ['2027-03-02', 90],
  ])('cancelled on 1 March for an arrival on %s: %i percent', (arrival, percent) => {
    expect(feePercent(steps, '2027-03-01', arrival)).toBe(percent);
  });
  test('without steps there is none', () => {
    expect(feePercent([], '2027-03-01', '2027-03-02')).toBe(0);
  });
});
