import { RecentMap } from '../../domain/recent-map.ts';

/**
 * Token buckets in memory, one per key: `burst` calls at once, then `perSecond`. Idle buckets are deleted, and their number is bounded,
 * so that a flood of addresses cannot fill memory.
 */
export interface RateLimiter {
  /** Returns 0 when the call may proceed, else the seconds to wait. */
  take(key: string, burst: number, perSecond: number): number;
}

const bucketsMax = 50_000;

export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const buckets = new RecentMap<string, { tokens: number; at: number }>(bucketsMax);
  return {
    take(key, burst, perSecond) {
      const moment = now();
      const bucket = buckets.get(key) ?? { tokens: burst, at: moment };
      const tokens = Math.min(burst, bucket.tokens + ((moment - bucket.at) / 1000) * perSecond);
      const allowed = tokens >= 1;
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: moment });
      return allowed ? 0 : Math.ceil((1 - tokens) / perSecond);
    },
  };
}
