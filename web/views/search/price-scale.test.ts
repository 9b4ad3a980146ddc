import { expect, test } from 'vitest';
import { toBounds, priceSteps, toSteps } from './price-scale.ts';
import { euros } from '../../../domain/money.ts';

const scale = priceSteps([
  { from: euros(200), until: euros(300), count: 2 },
  { from: euros(300), until: euros(450), count: 0 },
  { from: euros(450), until: euros(700), count: 5 },
]);

test('the ends are no bounds, every step between is one', () => {
  expect(toBounds(scale, [0, 3])).toEqual({ priceMin: undefined, priceMax: undefined });
  expect(toBounds(scale, [1, 2])).toEqual({ priceMin: 300, priceMax: 450 });
  expect(toSteps(scale, {})).toEqual([0, 3]);
  expect(toSteps(scale, { priceMin: 300, priceMax: 450 })).toEqual([1, 2]);
});

test('the thumbs do not pass each other', () => {
  expect(toBounds(scale, [3, 3])).toEqual({ priceMin: 450, priceMax: undefined });
  expect(toBounds(scale, [2, 1])).toEqual({ priceMin: 450, priceMax: undefined });
});

test('a typed bound between two steps stands at the nearer one', () => {
  expect(toSteps(scale, { priceMin: 310, priceMax: 600 })).toEqual([1, 3]);
});
