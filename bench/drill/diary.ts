import type { Cents } from '../../domain/money.ts';

/** What visitors and staff do in the drill. `guess` is somebody who tries out passwords. */
export const services = ['page', 'search', 'booking', 'payment', 'upload', 'edit', 'login', 'guess'] as const;
export type Service = (typeof services)[number];

/** How long it took from an acknowledged change until every node showed it. All times are milliseconds of the drill. */
export interface Lag {
  what: 'text' | 'content' | 'picture';
  acknowledgedAt: number;
  lagMs: number;
}

export interface Diary {
  /** Milliseconds since the drill began. */
  now(): number;
  /** Times of successful and of failed calls of each service. */
  successes: Record<Service, number[]>;
  failures: Record<Service, number[]>;
  /** Numbers of the acknowledged bookings by idempotency key. */
  acknowledged: Map<string, Set<number>>;
  stays: { objectNumber: number; startDate: string; endDate: string }[];
  /** Bookings for which no transfer has arrived yet. */
  unpaid: { displayNumber: number; amount: Cents }[];
  /** The acknowledged transfers by the bank's reference. */
  payments: Map<string, Cents>;
  pictures: Set<number>;
  lags: Lag[];
  /** Scripts and styles that any page named, and those of them that were missing. */
  assets: Set<string>;
  missingAssets: Set<string>;
  logins: number;
  /** Sessions that a node did not know although their login was acknowledged, or still knew after their end. */
  unknownSessions: number;
  sessionsAfterEnd: number;
  /** Wrong passwords that were tried, and those that the nodes compared beyond their common limit. */
  guesses: number;
  guessesBeyondLimit: number;
  /** Counts of responses that visitors must never get: `POST /api/booking/create 500`. */
  faults: Map<string, number>;
  /** Counts of calls that were refused with 4xx: `login 429 too-many-tries`. */
  refusals: Map<string, number>;
  /** Number of connections that broke within a request, and of responses 503 with Retry-After. */
  broken: number;
  refused: number;
}

export const forEachService = <Value>(make: () => Value): Record<Service, Value> =>
  Object.fromEntries(services.map((service) => [service, make()])) as Record<Service, Value>;

export function newDiary(): Diary {
  const began = performance.now();
  return {
    now: () => performance.now() - began,
    successes: forEachService(() => []),
    failures: forEachService(() => []),
    acknowledged: new Map(),
    ...{ stays: [], unpaid: [], payments: new Map(), pictures: new Set(), lags: [] },
    ...{ assets: new Set(), missingAssets: new Set() },
    ...{ logins: 0, unknownSessions: 0, sessionsAfterEnd: 0, guesses: 0, guessesBeyondLimit: 0 },
    ...{ faults: new Map(), refusals: new Map(), broken: 0, refused: 0 },
  };
}
