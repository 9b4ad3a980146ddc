import { expect, test } from 'vitest';
import { allowedPetSizes, arePetSizesAllowed, usualPetSize } from './pet-sizes.ts';

test.each([
  ['small', ['small'], 'small'],
  ['medium', ['small', 'medium'], 'medium'],
  ['large', ['small', 'medium', 'large'], 'medium'],
  [null, ['small', 'medium', 'large'], 'medium'],
  ['a word of some feed', ['small', 'medium', 'large'], 'medium'],
])('a home whose largest dog is %s takes %j, and a form begins with %s', (largest, allowed, usual) => {
  expect([allowedPetSizes(largest), usualPetSize(largest)]).toEqual([allowed, usual]);
});

test('each dog has to be small enough, and where that matters to be told', () => {
  expect(arePetSizesAllowed(['small'], 1, 'small')).toBe(true);
  expect(arePetSizesAllowed(['medium'], 1, 'small')).toBe(false);
  expect(arePetSizesAllowed(['small', 'large'], 2, 'medium')).toBe(false);
  expect(arePetSizesAllowed([], 1, 'small')).toBe(true);
  expect(arePetSizesAllowed(['small'], 2, 'small')).toBe(false);
  expect(arePetSizesAllowed([], 1, 'large')).toBe(true);
  expect(arePetSizesAllowed([], 0, 'small')).toBe(true);
});
