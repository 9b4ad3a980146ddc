import { expect, test } from 'vitest';
import { toLocalDay, isTimeZone, toMoment, findTimeZone } from './time-zones.ts';

test.each([
  [{ country: 'de', lon: 10 }, 'Europe/Berlin'],
  [{ country: 'es', lon: 2 }, 'Europe/Madrid'],
  [{ country: 'es', lon: -15.6 }, 'Atlantic/Canary'],
  [{ country: 'pt', lon: -9 }, 'Europe/Lisbon'],
  [{ country: 'pt', lon: -17 }, 'Atlantic/Madeira'],
  [{ country: 'pt', lon: -25.5 }, 'Atlantic/Azores'],
  [{ country: 'gr', lon: 23 }, 'Europe/Athens'],
  [{ country: 'xx', lon: 0 }, 'Europe/Berlin'],
])('%o lies in %s', (home, zone) => {
  expect(findTimeZone(home)).toBe(zone);
  expect(isTimeZone(zone)).toBe(true);
});

test('a moment has the day that clocks there show', () => {
  const moment = new Date('2027-06-02T22:30:00Z');
  expect(toLocalDay('Europe/Berlin', moment)).toBe('2027-06-03');
  expect(toLocalDay('Atlantic/Canary', moment)).toBe('2027-06-02');
});

test.each([
  ['Europe/Berlin', '2027-06-03T16:00:00', '2027-06-03T14:00:00.000Z'],
  ['Europe/Berlin', '2027-12-03T16:00:00', '2027-12-03T15:00:00.000Z'],
  ['America/New_York', '2027-06-03T20:00:00', '2027-06-04T00:00:00.000Z'],
  // The night in which clocks are put back, before and after.
  ['Europe/Berlin', '2027-10-31T01:30:00', '2027-10-30T23:30:00.000Z'],
  ['Europe/Berlin', '2027-10-31T04:30:00', '2027-10-31T03:30:00.000Z'],
])('%s shows %s at %s', (zone, time, moment) => expect(toMoment(zone, time).toISOString()).toBe(moment));

test('a name of nowhere is no zone', () => {
  expect(isTimeZone('W. Europe Standard Time')).toBe(false);
});
