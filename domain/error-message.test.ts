import { expect, test } from 'vitest';
import { withoutPersonalData } from './error-message.ts';

test.each([
  ['x is not a function', 'x is not a function'],
  ['no account of anna.k@example.com, sorry', 'no account of {mail} sorry'],
  ['fetch of https://feriola.example/a?q=Anna failed', 'fetch of {address} failed'],
  ['Unexpected token in "Anna Müller"', 'Unexpected token in {text}'],
  ["cannot read `Anna` of 'Müller'", 'cannot read {text} of {text}'],
  ['call +49 170 1234567 at 10', 'call +49 {number} {number} at 10'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('%s', (message, told) => {
  expect(withoutPersonalData(message)).toBe(told);
});
