import { expect, test } from 'vitest';
import { isBirthdayOfAdult } from './birthday.ts';

test.each([
  ['2009-05-01', true],
  ['2009-05-02', false],
  ['2027-05-01', false],
  ['2030-01-01', false],
  ['1907-05-02', true],
  ['1907-05-01', false],
  ['1070-03-04', false],
  ['0197-03-04', false],
])('somebody born on %s lets homes: %s', (bornOn, expected) => {
  expect(isBirthdayOfAdult(bornOn, '2027-05-01')).toBe(expected);
});
