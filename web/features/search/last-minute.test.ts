import { expect, test } from 'vitest';
import { withinLastMinute } from './last-minute.ts';

test('last-minute stays are a choice without dates and for the next four weeks', () => {
  expect(withinLastMinute({}, '2026-12-01')).toBe(true);
  expect(withinLastMinute({ startDate: '2026-12-29' }, '2026-12-01')).toBe(true);
  expect(withinLastMinute({ startDate: '2026-12-30' }, '2026-12-01')).toBe(false);
});
