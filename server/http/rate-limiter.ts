import { RecentMap } from '../../domain/recent-map.ts';

/**
 * Token buckets in memory, one per key: `burst` calls at once, then `perSecond`. A bucket that is full again says no more than none and is
 * deleted once it is the least recently used. Their number is bounded, so that a flood of addresses cannot fill memory.
 */
export interface RateLimiter {
  /** Number of buckets in memory. */
  readonly size: number;
  /** Returns 0 when the call may proceed, else the seconds to wait. */
  take(key: string, burst: number, perSecond: number): number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds of the clock at which `tokens` were counted, and at which the bucket is full again. */
  at: number;
  fullAt: number;
}

const bucketsMax = 50_000;
/** Buckets that a call looks at to delete them: more than the one that it may add. */
const sweptPerCall = 2;

export function createRateLimiter(now: () => number = () => performance.now()): RateLimiter {
  const buckets = new RecentMap<string, Bucket>(bucketsMax);

  function sweep(moment: number): void {
    for (let swept = 0; swept < sweptPerCall; swept += 1) {
      const { oldest } = buckets;
      if (!oldest || oldest.value.fullAt > moment) return;
      buckets.delete(oldest.key);
    }
  }

  return {
    get size() {
      return buckets.size;
    },
    take(key, burst, perSecond) {
      const moment = now();
      sweep(moment);
      const bucket = buckets.get(key) ?? { tokens: burst, at: moment };
      const tokens = Math.min(burst, bucket.tokens + ((moment - bucket.at) / 1000) * perSecond);
      const allowed = tokens >= 1;
      const left = allowed ? tokens - 1 : tokens;
      buckets.set(key, { tokens: left, at: moment, fullAt: moment + ((burst - left) / perSecond) * 1000 });
      return allowed ? 0 : Math.ceil((1 - tokens) / perSecond);
    },
  };
}
