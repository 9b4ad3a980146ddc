import { expect, test } from 'vitest';
import { readTypedDate } from './typed-date.ts';

test.each([
  ['2027-06-12', '2027-06-12'],
  ['12.06.2027', '2027-06-12'],
  [' 12.6.27 ', '2027-06-12'],
  ['12/06/2027', '2027-06-12'],
  ['6/25/2027', '2027-06-25'],
  ['1 7 2027', '2027-07-01'],
  ['12-6-2027', '2027-06-12'],
  ['12. 6. 2027', '2027-06-12'],
  ['31.02.2027', null],
  ['12. Juni', null],
  ['', null],
  ['13.13.2027', null],
])('%j is %s', (text, date) => {
  expect(readTypedDate(text)).toBe(date);
});
