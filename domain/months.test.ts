import { expect, test } from 'vitest';
import { addMonths } from './months.ts';

test.each([
  ['2027-01-15', 1, '2027-02-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-11-30', 15, '2029-02-28'],
])('%s plus %i months', (date, by, expected) => expect(addMonths(date, by)).toBe(expected));
