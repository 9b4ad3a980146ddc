import { expect, test } from 'vitest';
import { requestSampler } from './request-sampler.ts';

test.each([
  [1, 1000],
  [0.25, 250],
  [0, 0],
])('of a share of %d, %d of a thousand requests are logged, and all that failed', (share, logged) => {
  const isLogged = requestSampler(share);
  const statuses = Array.from({ length: 1000 }, () => isLogged(200));
  expect(statuses.filter(Boolean)).toHaveLength(logged);
  expect([404, 500, 503].map(isLogged)).toEqual([true, true, true]);
});
