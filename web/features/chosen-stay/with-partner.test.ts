import { expect, test } from 'vitest';
import { withPartner } from './with-partner.ts';

test.each([
  ['?persons=4', '?pid=10,7001&persons=2', '?persons=4&pid=7001'],
  ['', '?Partner=7001', '?pid=7001'],
  ['?persons=4', '?pid=x', '?persons=4'],
  ['', '', ''],
])('the query %j of a page at %j is %j', (query, present, expected) => {
  expect(withPartner(query, present)).toBe(expected);
});
