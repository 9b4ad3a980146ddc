import { expect, test } from 'vitest';
import { factsOfPosition } from './facts-of-position.ts';

test('a home by the sea says its metres, one far from it nothing', () => {
  expect(factsOfPosition({ quarter: 'Ording', kmToSea: 0.4567 })).toEqual({
    quarter: 'Ording',
    dist_sea_m: 457,
  });
  expect(factsOfPosition({ quarter: null, kmToSea: null })).toEqual({ quarter: null, dist_sea_m: null });
});
