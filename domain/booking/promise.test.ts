import { describe, expect, test } from 'vitest';
import { answerDue, localMoment, reportableProblems } from './promise.ts';

const stay = { startDate: '2027-06-05', endDate: '2027-06-12' };

describe('what can be reported', () => {
  const standing = { ...stay, state: 'confirmed', isCancelledByHost: false };
  const cancelled = { ...stay, state: 'cancelled', isCancelledByHost: true };
  test.each([
    [standing, '2027-06-04', 0],
    [standing, '2027-06-05', 3],
    [{ ...standing, state: 'booked' }, '2027-06-05', 3],
    [standing, '2027-06-12', 3],
    [standing, '2027-06-13', 0],
    [{ ...standing, state: 'option' }, '2027-06-05', 0],
    [{ ...standing, state: 'cancelled' }, '2027-06-05', 0],
    [cancelled, '2027-01-01', 1],
    [cancelled, '2027-06-13', 0],
  ])('%j on %s: %i kinds', (of, today, count) => {
    expect(reportableProblems(of, today)).toHaveLength(count);
  });

  test('is only the cancellation itself where the host has cancelled', () => {
    expect(reportableProblems(cancelled, '2027-06-05')).toEqual(['hostCancels']);
  });
});

describe('the first answer is due', () => {
  test.each([
    // On the day of arrival, by day and by night.
    ['2027-06-05T08:00', '2027-06-05 10:00'],
    ['2027-06-05T16:30', '2027-06-05 18:30'],
    ['2027-06-05T21:59', '2027-06-05 23:59'],
    ['2027-06-05T22:00', '2027-06-06 10:00'],
    ['2027-06-05T00:10', '2027-06-05 10:00'],
    ['2027-06-05T07:59', '2027-06-05 10:00'],
    // Later in the stay.
    ['2027-06-06T07:00', '2027-06-06 10:00'],
    ['2027-06-06T12:00', '2027-06-07 10:00'],
    // Before it, when a host cancels.
    ['2027-05-31T12:00', '2027-06-01 10:00'],
  ])('reported at %s: %s', (reported, due) => {
    for (const [zone, offset] of [
      ['Europe/Berlin', '+02:00'],
      ['Atlantic/Canary', '+01:00'],
    ] as const) {
      const { date, time } = localMoment(zone, answerDue(stay, zone, new Date(`${reported}:00${offset}`)));
      expect(`${date} ${time}`).toBe(due);
    }
  });

  test('at the same hour of the morning when the clocks change in the night', () => {
    const zone = 'Europe/Berlin';
    const due = answerDue({ startDate: '2027-03-27' }, zone, new Date('2027-03-27T22:30:00+01:00'));
    expect(due.toISOString()).toBe('2027-03-28T08:00:00.000Z');
  });
});
