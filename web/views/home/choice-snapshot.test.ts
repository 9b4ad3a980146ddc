import { expect, test } from 'vitest';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { snapshotFromChoice } from './choice-snapshot.ts';

const choice = { startDate: '2027-07-03', endDate: '2027-07-10', persons: 4, childAges: [3], pets: 1 };
const party = { persons: 4, childAges: [3], pets: 1 };
const noPrice = { price: null, priceOriginal: null, pricePercentReduction: 0 };
const quoted = (status: PriceResult['status']) => ({
  status,
  priceObject: {
    currency: 'EUR',
    priceComplete: 812.35,
    original: 800.1,
    price: 700.05,
    pricePercentReduction: 12,
  } as PriceResult['priceObject'],
});

test('a home is watched with the stay that its page shows', () => {
  const { startDate, endDate } = choice;
  expect(snapshotFromChoice(choice, true, quoted('free'))).toEqual({
    price: 812.35,
    priceOriginal: 912.4,
    pricePercentReduction: 12,
    startDate,
    endDate,
    ...party,
  });
  const unpriced = { ...noPrice, startDate, endDate, ...party };
  expect(snapshotFromChoice(choice, true, null)).toEqual(unpriced);
  expect(snapshotFromChoice(choice, true, quoted('booked'))).toEqual(unpriced);
  expect(snapshotFromChoice({ ...choice, endDate: '' }, false, null)).toEqual({
    ...noPrice,
    startDate: '',
    endDate: '',
    ...party,
  });
});
