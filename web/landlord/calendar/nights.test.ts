import { expect, test } from 'vitest';
import { findNight, type Season, type Taken } from './nights.ts';
import { readCalendarQuery } from './read-calendar-query.ts';

const block = (kind: Taken['kind'], origin: Taken['origin'], startDate: string, endDate: string): Taken => ({
  ...{
    stayID: 1,
    kind,
    origin,
    startDate,
    endDate,
    note: '',
    bookingID: null,
    status: null,
    guest: '',
    isDirect: false,
    confirmedBy: '',
  },
});
const season = { fromDate: '2027-05-01', untilDate: '2027-05-20' } as Season;
const taken = [
  block('blocked', 'landlord', '2027-05-03', '2027-05-05'),
  block('booking', 'landlord', '2027-05-05', '2027-05-08'),
  block('blocked', 'calendar', '2027-05-10', '2027-05-11'),
];

test('a night belongs to what begins in its evening, and the day of departure is free again', () => {
  const looks = ['02', '03', '04', '05', '07', '08', '10', '11', '20'].map(
    (day) => findNight({ taken, seasons: [season] }, `2027-05-${day}`).look,
  );
  expect(looks).toEqual(['free', 'own', 'own', 'booking', 'booking', 'free', 'other', 'free', 'noPrice']);
});

test('an address that means nothing shows the month of today', () => {
  const { first } = readCalendarQuery(new URLSearchParams());
  for (const month of ['2027-13', 'x', '1999-01', '']) {
    expect(readCalendarQuery(new URLSearchParams({ month })).first).toBe(first);
  }
  expect(readCalendarQuery(new URLSearchParams({ view: 'x', home: '-1', page: '0' }))).toMatchObject({
    ...{ view: 'month', objectNumber: 0, page: 1 },
  });
});
