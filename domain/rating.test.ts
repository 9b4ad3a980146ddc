import { expect, test } from 'vitest';
import { ratableOn } from './rating.ts';

const endDate = '2026-07-11';

test.each([
  ['confirmed', '2026-07-10', 'early'],
  ['confirmed', '2026-07-11', 'open'],
  ['booked', '2026-07-12', 'open'],
  ['confirmed', '2027-01-07', 'open'],
  ['confirmed', '2027-01-08', 'late'],
  ['cancelled', '2026-07-12', 'excluded'],
  ['requested', '2026-07-12', 'excluded'],
  ['expired', '2026-07-12', 'excluded'],
] as const)('A stay that is %s can on %s be rated: %s', (state, today, expected) => {
  expect(ratableOn(today, { state, endDate })).toBe(expected);
});
