import { expect, test } from 'vitest';
import { withTownAsTyped } from './town-as-typed.ts';

const isTown = (text: string) => Promise.resolve(text === 'Prien');

test.each([
  ['Prien', 1, '"Prien"'],
  ['Prien', 0, 'Prien'],
  ['Prein', 1, 'Prein'],
  ['"Prien"', 1, '"Prien"'],
  [undefined, 0, undefined],
])('%j with %i corrections is searched as %j', async (q, count, searched) => {
  const filter = q === undefined ? { persons: 2 } : { q, persons: 2 };
  const asked = await withTownAsTyped(filter, () => Array.from({ length: count }), isTown);
  expect(asked).toEqual(searched === undefined ? { persons: 2 } : { q: searched, persons: 2 });
});
