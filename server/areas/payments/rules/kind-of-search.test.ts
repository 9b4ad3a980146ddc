import { expect, test } from 'vitest';
import { classifySearch } from './classify-search.ts';

test.each([
  ['4711', 'number'],
  ['175,00', 'amount'],
  ['1 175.5 €', 'amount'],
  ['Mustermann', 'name'],
  ['Erika 4711', 'name'],
  ['€', 'name'],
])('%s is a search by %s', (query, kind) => {
  expect(classifySearch(query)).toBe(kind);
});
