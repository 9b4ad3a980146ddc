import { expect, test } from 'vitest';
import { toCardHome } from './card-home.ts';

const savedOf = (priceComplete: number, off: number): number | undefined =>
  toCardHome({
    locations: {},
    images: [],
    priceObject: {
      priceComplete,
      price: priceComplete,
      original: priceComplete + off,
      pricePercentReduction: 8,
    },
  } as unknown as Parameters<typeof toCardHome>[0]).stay?.saved;

test('the saving fits the two complete prices beside it, not the discount of the accommodation', () => {
  expect(savedOf(1732.08, 133.12)).toBe(7);
  expect(savedOf(71, 29)).toBe(29);
  expect(savedOf(999, 1)).toBe(0);
  expect(savedOf(500, 0)).toBe(0);
});
