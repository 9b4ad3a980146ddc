import { expect, test } from 'vitest';
import { addDays } from '../../../domain/stay.ts';
import { cheapestDay } from './cheapest-day.ts';
import { euros } from '../../../domain/money.ts';

const requested = '2027-06-05';
const daysAt = (...prices: (number | null)[]) =>
  prices.map((price, index) => ({
    startDate: addDays(requested, index - 3),
    priceMin: price === null ? null : euros(price),
  }));

test('one day is marked, however many cost least', () => {
  expect(cheapestDay(daysAt(300, 300, 300, 350, 300, 300, 310), requested)).toBe('2027-06-04');
  expect(cheapestDay(daysAt(300, 310, 320, 350, 340, 330, 310), requested)).toBe('2027-06-02');
});

test('prices count as they are shown', () => {
  expect(cheapestDay(daysAt(299.2, 310, 320, 350, 300, 330, 310), requested)).toBe('2027-06-06');
});

test.each([
  ['all cost the same', daysAt(300, null, 300, 300)],
  ['nothing is free', daysAt(null, null)],
  ['there are no days', []],
])('where %s no day is marked', (_, days) => {
  expect(cheapestDay(days, requested)).toBeNull();
});
