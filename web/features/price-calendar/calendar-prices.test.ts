import { describe, expect, it, test } from 'vitest';
import type { PricedArrival } from '../../../contract/pricing/get-price-calendar.ts';
import { lowestOfMonth, nearestStay, savingOfMonth, stayFrom, toCalendarPrices } from './calendar-prices.ts';
import { euros } from '../../../domain/money.ts';

const day = (date: string, total: number | null): PricedArrival => ({
  date,
  total: total === null ? null : euros(total),
  status: total === null ? 'booked' : 'free',
  statusNights: null,
});

const prices = toCalendarPrices(7, [
  day('2027-03-01', 700),
  day('2027-03-02', null),
  day('2027-03-03', null),
  day('2027-03-04', null),
  day('2027-03-05', 650.5),
  day('2027-03-31', null),
  day('2027-04-01', 900),
  day('2027-04-02', 900),
]);

test('a month marks no day where most days have its lowest price', () => {
  const month = (lowest: number): ReturnType<typeof toCalendarPrices> =>
    toCalendarPrices(
      7,
      Array.from({ length: 12 }, (_, index) => day(`2027-05-${10 + index}`, index < lowest ? 500 : 600)),
    );
  expect([12, 11, 5, 4, 1].map((lowest) => savingOfMonth(month(lowest), '2027-05-01'))).toEqual([
    null,
    null,
    null,
    500,
    500,
  ]);
});

describe('prices of a calendar', () => {
  it('give the stay of an arrival, none where it cannot be booked or is not known', () => {
    expect(stayFrom(prices, '2027-03-05')).toEqual({
      startDate: '2027-03-05',
      endDate: '2027-03-12',
      total: 650.5,
    });
    expect(stayFrom(prices, '2027-03-02')).toBeNull();
    expect(stayFrom(prices, '2030-01-01')).toBeNull();
  });

  it.each([
    ['2027-03-02', '2027-03-01'],
    ['2027-03-03', '2027-03-05'],
    ['2027-03-04', '2027-03-05'],
    ['2027-03-05', '2027-03-05'],
    ['2028-01-01', '2027-04-02'],
    ['2020-01-01', '2027-03-01'],
  ])('find the nearest stay to %s: %s', (date, arrival) => {
    expect(nearestStay(prices, date)?.startDate).toBe(arrival);
  });

  it('find none where nothing can be booked', () => {
    expect(nearestStay(toCalendarPrices(7, [day('2027-03-01', null)]), '2027-03-01')).toBeNull();
  });

  it('know the lowest of a month, and mark it only where prices differ', () => {
    expect(lowestOfMonth(prices, '2027-03-01')).toBe(650.5);
    expect(savingOfMonth(prices, '2027-03-01')).toBe(650.5);
    expect(lowestOfMonth(prices, '2027-04-01')).toBe(900);
    expect(savingOfMonth(prices, '2027-04-01')).toBeNull();
    expect(lowestOfMonth(prices, '2027-05-01')).toBeNull();
  });
});
