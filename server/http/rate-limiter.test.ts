import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

it('lets a burst through, then as many as the rate, and says how long to wait', () => {
  let clock = 0;
  const limiter = createRateLimiter(() => clock);
  const take = (): number => limiter.take('one', 2, 0.5);
  expect([take(), take(), take()]).toEqual([0, 0, 2]);
  clock = 2000;
  expect([take(), take()]).toEqual([0, 2]);
});

it('counts keys apart', () => {
  const limiter = createRateLimiter(() => 0);
  expect(limiter.take('one', 1, 1)).toBe(0);
  expect(limiter.take('other', 1, 1)).toBe(0);
});

it('forgets a thousand callers once their buckets are full again, and nobody before', () => {
  let clock = 0;
  const limiter = createRateLimiter(() => clock);
  for (let caller = 0; caller < 1000; caller += 1) limiter.take(`caller ${caller}`, 10, 1);
  clock = 900;
  limiter.take('late', 10, 1);
  expect(limiter.size).toBe(1001);
  clock = 2000;
  for (let call = 0; call < 600; call += 1) limiter.take('again', 1_000_000, 1);
  expect(limiter.size).toBe(1);
});
