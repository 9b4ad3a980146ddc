import { expect, test } from 'vitest';
import { cents } from '../../../../domain/cents.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { toStayOfOwner, type BookedStay } from './stay-of-owner.ts';

const lineOf = (
  code: Quote['lines'][number]['code'],
  total: number,
  prepaid: boolean,
): Quote['lines'][number] => ({
  ...{
    code,
    unit: 'stay',
    unitPrice: cents(total),
    quantity: 1,
    total: cents(total),
    mandatory: true,
    prepaid,
  },
});

const stay = {
  ...{ bookingNumber: 4_000_001, objectNumber: 7, home: 'Haus Birke', state: 'confirmed' },
  ...{ startDate: '2027-03-06', endDate: '2027-03-13', cancellationFee: cents(0), commission: cents(11_000) },
  quote: {
    accommodation: { original: cents(80_000), price: cents(70_000), discount: null },
    lines: [
      lineOf('furtherGuests', 6_000, true),
      lineOf('finalCleaning', 9_000, true),
      lineOf('bedLinen', 3_000, false),
      lineOf('touristTax', 2_800, false),
      lineOf('insurance', 4_500, true),
    ],
  } as unknown as Quote,
} as BookedStay;

test('further guests are rent, cleaning and linen are extras, tax and insurance pass through', () => {
  expect(toStayOfOwner(stay)).toMatchObject({ rent: 76_000, extras: 12_000, commission: 11_000 });
});

test('of a cancelled stay the fee is all', () => {
  const cancelled = toStayOfOwner({ ...stay, state: 'cancelled', cancellationFee: cents(14_000) });
  expect(cancelled).toMatchObject({ rent: 14_000, extras: 0, isCancelled: true });
});
