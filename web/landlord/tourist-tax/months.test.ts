import { expect, test } from 'vitest';
import { monthBefore } from './months.ts';

test('months are counted back over the turn of the year', () => {
  expect(monthBefore('2027-02-28', 0)).toBe('2027-02');
  expect(monthBefore('2027-02-28', 2)).toBe('2026-12');
  expect(monthBefore('2027-02-28', -11)).toBe('2028-01');
});
