import { expect, test } from 'vitest';
import { feedHome, type FeedCalendar } from '../contract/feeds/feed-home.ts';
import { hasLowWeek, buildSchedule } from './season-runs.ts';

const home = (calendar: FeedCalendar, more: object = {}) =>
  feedHome.parse({
    ...{ key: 'a', lat: 40, lon: 3.8, objectType: 'house', kind: 'villa', personsMax: 4 },
    ...{ bedrooms: 2, bathrooms: 1, nightlyPrice: 100, calendar, ...more },
  });
const seasonsOf = (calendar: FeedCalendar, more?: object) =>
  buildSchedule(home(calendar, more), { rate: 1, shiftDays: 0, firstDate: '2027-03-01' }).seasons;

test('days of arrival and departure are those of a part of the calendar, else those of the home', () => {
  const days = { available: true, arrivalDays: [6], departureDays: [6, 7] };
  const seasons = seasonsOf(
    [
      { from: '2027-06-01', until: '2027-09-01', ...days },
      { from: '2027-09-01', until: '2027-10-01', available: true },
    ],
    { arrivalDays: [1] },
  );
  expect(seasons).toMatchObject([
    { until_date: '2027-09-01', arrival_days: 0b0100000, departure_days: 0b1100000 },
    { from_date: '2027-09-01', arrival_days: 0b0000001, departure_days: 0b1111111 },
  ]);
});

test('parts of equal terms are one season', () => {
  expect(
    seasonsOf([
      { from: '2027-06-01', until: '2027-06-05', available: true },
      { from: '2027-06-05', until: '2027-06-09', available: true },
    ]),
  ).toMatchObject([{ from_date: '2027-06-01', until_date: '2027-06-09' }]);
});

test.each([
  [{}, false],
  [{ weeklyPrice: 600 }, false],
  [{ weeklyPrice: 599.99 }, true],
  [{ weeklyPrice: 500, nightlyPrice: 80 }, false],
])('a week with %j is below six nights: %s', (prices, isLow) => {
  const days = { from: '2027-06-01', until: '2027-06-08', available: true };
  expect(hasLowWeek(home([days, { ...days, ...prices }]))).toBe(isLow);
});
