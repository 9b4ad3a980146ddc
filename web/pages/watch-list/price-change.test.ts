import { describe, expect, test } from 'vitest';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { changeSince, findKnownChange } from './price-change.ts';
import { euros } from '../../../domain/money.ts';

const stay = { startDate: '2027-07-03', endDate: '2027-07-10' };
const priced = (priceComplete: number, status = 'free'): PriceResult =>
  ({ status, priceObject: { priceComplete } }) as PriceResult;

describe('what has become of a saved stay', () => {
  test.each([
    [{ startDate: '', endDate: '', price: null }, { kind: 'noDates' }],
    [{ ...stay, price: euros(700) }, null],
    [{ startDate: '2026-07-03', endDate: '2026-07-10', price: euros(700) }, { kind: 'past' }],
  ])('%o before any price', (saved, expected) => {
    expect(findKnownChange(saved, '2027-01-01')).toEqual(expected);
  });

  test.each([
    [700, priced(700), { kind: 'same', now: 700, saved: 700 }],
    [700.1, priced(650.05), { kind: 'cheaper', now: 650.05, saved: 700.1, amount: 50.05 }],
    [700, priced(712.5), { kind: 'dearer', now: 712.5, saved: 700, amount: 12.5 }],
    [700, priced(700, 'booked'), { kind: 'taken', reason: 'booked', nights: 0 }],
    [700, priced(700, 'tooManyPersons'), { kind: 'taken', reason: 'tooManyPersons', nights: 0 }],
    [null, priced(700), { kind: 'free', now: 700, saved: null }],
  ])('saved with %o', (price, result, expected) => {
    expect(changeSince({ ...stay, price: price === null ? null : euros(price) }, result)).toEqual(expected);
  });
});
