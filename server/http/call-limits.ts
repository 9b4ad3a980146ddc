import type { Endpoint } from '../../contract/define-endpoint.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** The burst per address, before the rate per second applies. */
const generalBurst = 200;
const generalPerSecond = 50;

/** Each method returns 0 when the call may proceed, else the seconds to wait. */
export interface CallLimits {
  /** Applies the general limit per address, and the call's own if it counts by address. Checked before anything is read. */
  ofAddress(endpoint: Endpoint, address: string): number;
  /** Applies the call's own limit if it counts by account. A uid without login is no account, since clients can invent one. */
  ofAccount(endpoint: Endpoint, account: string | null, address: string): number;
}

/** `factor` multiplies all limits; 0 disables them. */
export function createCallLimits(factor: number, limiter: RateLimiter = createRateLimiter()): CallLimits {
  function take(endpoint: Endpoint, key: string): number {
    const burst = (endpoint.limit?.perMinute ?? Infinity) * factor;
    return limiter.take(`${endpoint.name} ${key}`, burst, burst / 60);
  }

  return {
    ofAddress(endpoint, address) {
      if (factor === 0) return 0;
      const general = limiter.take(address, generalBurst * factor, generalPerSecond * factor);
      if (general > 0 || !endpoint.limit || endpoint.limit.by === 'account') return general;
      return take(endpoint, address);
    },
    ofAccount(endpoint, account, address) {
      if (factor === 0 || !endpoint.limit || endpoint.limit.by === 'address') return 0;
      if (account !== null) return take(endpoint, `account ${account}`);
      // A limit by account and address has already counted the address.
      return endpoint.limit.by === 'account' ? take(endpoint, address) : 0;
    },
  };
}
