import { expect, test } from 'vitest';
import { weeksOfMonth } from './months.ts';

test('weeks begin on Monday, and those that are over are left out', () => {
  expect(weeksOfMonth('2026-11-01')).toHaveLength(6);
  expect(weeksOfMonth('2026-11-01', '2026-11-22')[0]?.[0]).toBe('2026-11-16');
  expect(weeksOfMonth('2026-11-01', '2026-11-30')).toEqual([
    ['2026-11-30', null, null, null, null, null, null],
  ]);
  expect(weeksOfMonth('2026-12-01', '2026-11-30')).toHaveLength(5);
});
