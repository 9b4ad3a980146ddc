import { afterEach, expect, test } from 'vitest';
import { deviceZone, fromDeviceTime, hasSiteClock, toDeviceTime } from './device-clock.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['Europe/Berlin', '2027-07-03T18:30', true],
  ['Europe/Vienna', '2027-07-03T18:30', true],
  ['Europe/Lisbon', '2027-07-03T17:30', false],
  ['Europe/Helsinki', '2027-07-03T19:30', false],
  // As in Berlin in summer, but without a winter time.
  ['Africa/Cairo', '2027-07-03T19:30', false],
  ['Africa/Johannesburg', '2027-07-03T18:30', false],
])('a device in %s writes a moment as %s', (name, time, isSiteClock) => {
  process.env['TZ'] = name;
  const moment = new Date('2027-07-03T16:30:00Z');
  expect(toDeviceTime(moment)).toBe(time);
  expect(fromDeviceTime(time)).toEqual(moment);
  expect(hasSiteClock()).toBe(isSiteClock);
  expect(deviceZone()).toBe(name);
});

test.each(['', '2027-07-03T', 'soon'])('%j is no time', (typed) => {
  expect(fromDeviceTime(typed)).toBeNull();
});
