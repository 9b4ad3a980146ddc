import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originParams, plainQuery } from './page-query.ts';

test.each([
  ['', ''],
  ['?', ''],
  ['?persons=4', '?persons=4'],
  ['?persons=4&country=it', '?persons=4&country=it'],
  ['?utm_source=mail&persons=4&gclid=1', '?persons=4'],
  ['?utm_source=mail', ''],
  ['?bookingHash=secret&bookingID=7', '?bookingID=7'],
  ['?watchListUID=secret', ''],
  ['?q=Z%C3%BCrich%20See', '?q=Z%C3%BCrich%20See'],
  ['?q=Z%C3%BCrich%20See&gclid=1', '?q=Z%C3%BCrich+See'],
])('%s is the page of %s', (given, expected) => {
  expect(plainQuery(given)).toBe(expected);
});

test('what the server makes of a plain query is what the browser makes of the whole one', () => {
  const name = fc.constantFrom('persons', 'q', 'country', 'unknown', ...originParams);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const plain = plainQuery(`?${new URLSearchParams(pairs).toString()}`);
      expect(plainQuery(plain)).toBe(plain);
    }),
  );
});
