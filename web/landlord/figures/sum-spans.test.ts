import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { percentChange, sumSpans } from './sum-spans.ts';

const span = (receives: number) => ({
  ...{ nights: 30, booked: 7, elsewhere: 3, blocked: 1, arrivals: 2 },
  ...{ guestsPay: euros(0), commission: euros(0), landlordReceives: euros(receives) },
});

test('sums keep to the cent what floating numbers would lose', () => {
  expect(sumSpans([span(0.1), span(0.2), span(1000.07)])).toEqual({
    ...{ nights: 90, taken: 30, booked: 21, arrivals: 6 },
    receives: 1000.37,
  });
});

test('a change is told in percent from five bookings on', () => {
  const of = (arrivals: number, receives: number) => ({ arrivals, receives: euros(receives) });
  expect(percentChange(of(6, 1200), of(5, 1000))).toBe(20);
  expect(percentChange(of(6, 900), of(5, 1000))).toBe(-10);
  expect(percentChange(of(6, 1200), of(4, 1000))).toBeNull();
  expect(percentChange(of(4, 1200), of(9, 1000))).toBeNull();
});
