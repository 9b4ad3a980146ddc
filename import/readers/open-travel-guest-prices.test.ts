import { expect, test } from 'vitest';
import { findFurtherGuests, priceFor, type GuestPrices } from './open-travel-guest-prices.ts';

const night = (amounts: Readonly<Record<number, number>>, extra = 0): GuestPrices => ({
  amounts: Object.entries(amounts).map(([guests, amount]) => ({ guests: Number(guests), amount })),
  extra,
});

test.each<[string, GuestPrices[], ReturnType<typeof findFurtherGuests>]>([
  ['a price for two and what each more pays', [night({ 2: 90 }, 15)], { included: 2, amount: 15 }],
  ['a price for each number', [night({ 1: 80, 2: 92.5, 3: 105, 4: 117.5 })], { included: 1, amount: 12.5 }],
  ['both', [night({ 2: 90, 3: 105 }, 15)], { included: 2, amount: 15 }],
  [
    'other nights of the same steps',
    [night({ 2: 90 }, 15), night({ 2: 120 }, 15)],
    { included: 2, amount: 15 },
  ],
  ['other steps in another night', [night({ 2: 90 }, 15), night({ 2: 120 }, 20)], null],
  ['a night without steps', [night({ 2: 90 }, 15), night({ 4: 120 })], null],
  ['a gap between two numbers', [night({ 2: 90, 4: 120 })], null],
  ['steps that end', [night({ 2: 90, 3: 105, 4: 105 })], null],
  ['falling prices', [night({ 2: 90, 3: 80, 4: 70 })], null],
  ['one price for all', [night({ 4: 90 }, 15)], null],
  ['a price for any number', [{ amounts: [{ guests: null, amount: 90 }], extra: 15 }], null],
  ['no nights', [], null],
])('of a home for four, %s', (_, nights, expected) => {
  const terms = findFurtherGuests(nights, 4);
  expect(terms).toEqual(expected);
  if (!terms) return;
  for (const prices of nights)
    for (let persons = 1; persons <= 4; persons += 1)
      expect(priceFor(prices, persons)).toBe(
        priceFor(prices, 1) + Math.max(0, persons - terms.included) * terms.amount,
      );
});
