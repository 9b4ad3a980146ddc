import { expect, test } from 'vitest';
import { findTimingError, planMessage, type TimedStay, type Timing } from './timed-messages.ts';

const zone = 'Europe/Berlin';
const booked = new Date('2027-03-01T12:00:00Z');
const stay: TimedStay = {
  startDate: '2027-07-10',
  endDate: '2027-07-17',
  confirmedAt: booked,
  agreedAt: booked,
};
const long = new Date('2026-01-01T00:00:00Z');
const plan = (timing: Timing, now: string, fields: Partial<TimedStay> = {}, activeSince = long) => {
  const { at, state } = planMessage(
    timing,
    { stay: { ...stay, ...fields }, zone, activeSince },
    new Date(now),
  );
  return `${at.toISOString().slice(0, 16)} ${state}`;
};
const confirmed: Timing = { kind: 'confirmed', days: 0, time: '' };
const before: Timing = { kind: 'beforeArrival', days: 3, time: '09:00' };
const onDay: Timing = { kind: 'arrivalDay', days: 0, time: '14:30' };
const after: Timing = { kind: 'afterDeparture', days: 1, time: '10:00' };

test('times are those of the home’s clock', () => {
  expect(plan(before, '2027-07-07T06:59:00Z')).toBe('2027-07-07T07:00 planned');
  expect(plan(before, '2027-07-07T07:00:00Z')).toBe('2027-07-07T07:00 due');
  expect(plan(onDay, '2027-07-10T12:30:00Z')).toBe('2027-07-10T12:30 due');
  expect(plan(after, '2027-07-18T07:00:00Z')).toBe('2027-07-18T08:00 planned');
  expect(plan(confirmed, '2027-03-01T12:00:00Z')).toBe('2027-03-01T12:00 due');
  const canary = { stay, zone: 'Atlantic/Canary', activeSince: long };
  expect(planMessage(onDay, canary, booked).at.toISOString()).toBe('2027-07-10T13:30:00.000Z');
  const winter = { startDate: '2027-01-10', endDate: '2027-01-17', confirmedAt: long, agreedAt: long };
  expect(plan(before, '2027-01-01T00:00:00Z', winter)).toBe('2027-01-07T08:00 planned');
});

test('a late booking gets at once what still makes sense', () => {
  const late = new Date('2027-07-09T20:00:00Z');
  const lateStay = { confirmedAt: late, agreedAt: late };
  expect(plan(before, '2027-07-09T20:00:00Z', lateStay)).toBe('2027-07-09T20:00 due');
  expect(plan(onDay, '2027-07-09T20:00:00Z', lateStay)).toBe('2027-07-10T12:30 planned');
  const onArrival = new Date('2027-07-10T19:00:00Z');
  const lastMinute = { confirmedAt: onArrival, agreedAt: onArrival };
  expect(plan(before, '2027-07-10T19:00:00Z', lastMinute)).toBe('2027-07-10T19:00 due');
  expect(plan(onDay, '2027-07-10T19:00:00Z', lastMinute)).toBe('2027-07-10T19:00 due');
  const within = new Date('2027-07-11T08:00:00Z');
  const duringStay = { confirmedAt: within, agreedAt: within };
  expect(plan(before, '2027-07-11T08:00:00Z', duringStay)).toMatch('missed');
  expect(plan(confirmed, '2027-07-11T08:00:00Z', duringStay)).toMatch('due');
});

test('changed dates move a message, and one whose time has passed by that comes at once', () => {
  const moved = { startDate: '2027-08-10', endDate: '2027-08-17' };
  expect(plan(before, '2027-07-08T00:00:00Z', moved)).toBe('2027-08-07T07:00 planned');
  const earlier = {
    ...{ startDate: '2027-06-05', endDate: '2027-06-12' },
    agreedAt: new Date('2027-06-03T10:00:00Z'),
  };
  expect(plan(before, '2027-06-03T10:00:00Z', earlier)).toBe('2027-06-03T10:00 due');
  // The confirmation stays where it was.
  expect(plan(confirmed, '2027-06-03T10:00:00Z', earlier)).toMatch('2027-03-01T12:00');
});

test('a new rule writes to nobody whose time is over', () => {
  const since = new Date('2027-07-08T00:00:00Z');
  expect(plan(before, '2027-07-08T00:00:01Z', {}, since)).toMatch('missed');
  expect(plan(confirmed, '2027-07-08T00:00:01Z', {}, since)).toMatch('missed');
  expect(plan(onDay, '2027-07-08T00:00:01Z', {}, since)).toMatch('planned');
});

test('what could not be sent in time is sent while it makes sense', () => {
  expect(plan(before, '2027-07-10T21:59:00Z')).toMatch('due');
  expect(plan(before, '2027-07-10T22:00:00Z')).toMatch('missed');
  expect(plan(after, '2027-07-21T21:59:00Z')).toMatch('due');
  expect(plan(after, '2027-07-21T22:00:00Z')).toMatch('missed');
});

test.each<[Timing, ReturnType<typeof findTimingError>]>([
  [confirmed, null],
  [before, null],
  [onDay, null],
  [{ ...before, days: 0 }, 'days'],
  [{ ...before, days: 61 }, 'days'],
  [{ ...after, days: 1.5 }, 'days'],
  [{ ...onDay, time: '24:00' }, 'time'],
  [{ ...onDay, time: '' }, 'time'],
])('%j is refused for %s', (timing, error) => expect(findTimingError(timing)).toBe(error));
