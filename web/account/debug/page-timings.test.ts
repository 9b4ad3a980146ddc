import { expect, test } from 'vitest';
import { listTimings } from './page-timings.ts';

const navigation = {
  responseStart: 12,
  responseEnd: 20,
  domInteractive: 80,
  domContentLoadedEventEnd: 90,
  loadEventEnd: 0,
  serverTiming: [{ name: 'render', duration: 7 }],
};

test('what has not happened yet is left out, and the work of the server is named as such', () => {
  expect(listTimings(navigation)).toEqual([
    { name: 'responseStart', ms: 12 },
    { name: 'responseEnd', ms: 20 },
    { name: 'domInteractive', ms: 80 },
    { name: 'domContentLoadedEventEnd', ms: 90 },
    { name: 'server: render', ms: 7 },
  ]);
  expect(listTimings(undefined)).toEqual([]);
});
