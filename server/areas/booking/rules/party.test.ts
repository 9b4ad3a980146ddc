import { expect, test } from 'vitest';
import { isConsistentParty, type PartyForm } from './party.ts';

const couple: PartyForm = { persons: 2, teens: 0, childs: 0, childAges: [], pets: 0, petSizes: [] };

test.each<[string, Partial<PartyForm>, boolean]>([
  ['two adults', {}, true],
  ['a family', { persons: 5, teens: 1, childs: 2, childAges: [13, 12, 0] }, true],
  ['children without ages', { persons: 4, childs: 2 }, false],
  ['ages without children', { persons: 4, childAges: [3] }, false],
  ['a teen counted as a child', { persons: 3, childs: 1, childAges: [13] }, false],
  ['no adult', { persons: 2, childs: 2, childAges: [3, 4] }, false],
  ['more minors than persons', { persons: 2, childs: 3, childAges: [3, 4, 5] }, false],
  ['a dog without a size', { pets: 1 }, true],
  ['two dogs with sizes', { pets: 2, petSizes: ['small', 'large'] }, true],
  ['two dogs, one size', { pets: 2, petSizes: ['small'] }, false],
  ['a size without a dog', { petSizes: ['small'] }, false],
  ['an unknown size', { pets: 1, petSizes: ['<b>'] }, false],
])('%s', (_, fields, expected) => {
  expect(isConsistentParty({ ...couple, ...fields })).toBe(expected);
});
