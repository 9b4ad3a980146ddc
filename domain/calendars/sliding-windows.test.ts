import { expect, test } from 'vitest';
import type { CalendarEvent } from './read-ical.ts';
import { markSliding, type EarlierReading } from './sliding-windows.ts';

const today = '2026-11-29';
const closed = (startDate: string, endDate: string): CalendarEvent => ({
  ...{ startDate, endDate },
  ...{ sliding: false, closed: true },
});
const guests = (startDate: string, endDate: string): CalendarEvent => ({
  startDate,
  endDate,
  sliding: false,
});
const sliding = (events: CalendarEvent[], before: EarlierReading = { events: [], day: null }): string[] =>
  markSliding(events, { today, before })
    .filter((event) => event.sliding)
    .map(({ startDate, endDate }) => `${startDate} ${endDate}`);

test('a window about today moves on with the day from one reading to the next', () => {
  const now = [closed('2026-11-29', '2026-12-01')];
  const before = (startDate: string, endDate: string, day: string): EarlierReading => ({
    ...{ events: [closed(startDate, endDate)], day },
  });
  expect(sliding(now)).toEqual([]);
  expect(sliding(now, before('2026-11-28', '2026-11-30', '2026-11-28'))).toEqual(['2026-11-29 2026-12-01']);
  expect(sliding(now, before('2026-11-22', '2026-11-24', '2026-11-22'))).toEqual(['2026-11-29 2026-12-01']);
  // A stay that has begun and continues.
  expect(sliding(now, before('2026-11-28', '2026-12-01', '2026-11-28'))).toEqual([]);
  // Read again on the same day.
  const marked = { events: [{ ...now[0]!, sliding: true }], day: today };
  expect(sliding(now, marked)).toEqual(['2026-11-29 2026-12-01']);
  expect(sliding(now, before('2026-11-29', '2026-12-01', today))).toEqual([]);
});

test('a window where bookings end is long and far ahead, or moves on as well', () => {
  expect(sliding([closed('2027-08-29', '2028-01-02')])).toEqual(['2027-08-29 2028-01-02']);
  const short = closed('2027-11-29', '2027-12-06');
  expect(sliding([short])).toEqual([]);
  expect(sliding([short], { events: [closed('2027-11-28', '2027-12-05')], day: '2026-11-28' })).toEqual([
    '2027-11-29 2027-12-06',
  ]);
});

test('stays are none, also where the other site calls each of them closed', () => {
  const running = closed('2026-11-29', '2026-12-05');
  const later = closed('2027-09-25', '2027-10-02');
  expect(sliding([running, later])).toEqual([]);
  const yesterday = { events: [closed('2026-11-28', '2026-12-05'), later], day: '2026-11-28' };
  expect(sliding([running, later], yesterday)).toEqual([]);
  // Consecutive events of one night each: each of them was there yesterday as well.
  const row = [closed('2026-11-29', '2026-11-30'), closed('2026-11-30', '2026-12-01')];
  const rowBefore = { events: [closed('2026-11-28', '2026-11-29'), ...row], day: '2026-11-28' };
  expect(sliding(row, rowBefore)).toEqual([]);
  // Guests who have moved by a day, in the middle of the year and today.
  const moved = { events: [closed('2027-06-24', '2027-06-28')], day: '2026-11-28' };
  expect(sliding([closed('2027-06-25', '2027-06-29')], moved)).toEqual([]);
  const named = { events: [guests('2026-11-28', '2026-11-30')], day: '2026-11-28' };
  expect(sliding([guests('2026-11-29', '2026-12-01')], named)).toEqual([]);
});

test('a closure that begins soon is none, however long it is', () => {
  expect(sliding([closed('2026-11-29', '2028-11-29'), closed('2026-12-10', '2028-05-01')])).toEqual([]);
});
