import { expect, test } from 'vitest';
import { longestOutage } from './outages.ts';

const drill = { begin: 0, end: 100, excused: [] };

test('an outage is the longest time between two successes, also at both ends', () => {
  expect(longestOutage([10, 20, 55, 90], drill)).toBe(35);
  expect(longestOutage([40, 60], drill)).toBe(40);
  expect(longestOutage([], drill)).toBe(100);
});

test('the time of a fault is not counted, that until the service is back is', () => {
  expect(longestOutage([10, 20, 55, 90], { ...drill, excused: [{ from: 21, until: 50 }] })).toBe(35);
  expect(longestOutage([10, 20, 55, 60], { ...drill, excused: [{ from: 60, until: 100 }] })).toBe(35);
  expect(longestOutage([20, 55, 75, 95], { ...drill, excused: [{ from: 25, until: 50 }] })).toBe(20);
});
