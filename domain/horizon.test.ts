import { expect, test } from 'vitest';
import { isBeyondHorizon, lastDeparture } from './horizon.ts';
import { addDays } from './stay.ts';

const today = '2026-11-28';
const last = lastDeparture(today);

test.each([
  ['no dates', {}, false],
  ['a week that ends on the last day', { startDate: addDays(last, -7), endDate: last }, false],
  ['a week that ends one day later', { startDate: addDays(last, -6), endDate: addDays(last, 1) }, true],
  [
    'a week that ends in time where it may begin earlier',
    { startDate: addDays(last, -4), endDate: addDays(last, 3), tolerance: 3 },
    false,
  ],
  [
    'a week that is too late however early it begins',
    { startDate: addDays(last, -3), endDate: addDays(last, 4), tolerance: 3 },
    true,
  ],
  [
    'a window that has room for its nights in time',
    { startDate: addDays(last, -7), endDate: addDays(last, 60), duration: 7 },
    false,
  ],
  [
    'a window that opens too late',
    { startDate: addDays(last, -6), endDate: addDays(last, 60), duration: 7 },
    true,
  ],
] as const)('%s', (_, asked, expected) => {
  expect(isBeyondHorizon(asked, today)).toBe(expected);
});
