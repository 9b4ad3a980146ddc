import { createHmac } from 'node:crypto';
import { countUse, uncountUse, type LimitSpan } from './counted-limits-store.ts';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { hashingKey, type ServerKey } from './server-key.ts';

/** Allows `max` uses of a key within each span of time. Spans are consecutive from the Unix epoch on. */
export interface CountedLimit {
  /** Unique: uses are counted per name. */
  name: string;
  max: number;
  spanMs: number;
}

export type CountedUse = readonly LimitSpan[];

/** One use may count for several limits, each with its own key. */
export type LimitedKey = readonly [limit: CountedLimit, key: string];

export type Counting = { ok: true; use: CountedUse } | { ok: false; retryAfter: number };

/**
 * Limits across all nodes, counted in the database. They are for rare actions that affect others, such as mails; API calls are counted in
 * memory (`call-limits.ts`).
 */
export interface CountedLimits {
  /**
   * Counts one use for each limit; if one is exhausted, returns the seconds to wait. A rollback undoes the counts; a transaction that
   * continues after a refusal has its counts taken back.
   */
  count(db: Queryable, keys: readonly LimitedKey[]): Promise<Counting>;
  uncount(db: Queryable, use: CountedUse): Promise<void>;
  /** Returns a keyed hash of personal data such as a mail address, which can be compared but not read. */
  keyedHash(text: string): string;
}

export interface CountedLimitsDeps {
  /** Multiplies all limits; 0 disables them. */
  factor: number;
  /** The server's key, without which the address behind a hash cannot be guessed. */
  secret: ServerKey;
  clock: Pick<Clock, 'now'>;
}

export function createCountedLimits({ factor, secret, clock }: CountedLimitsDeps): CountedLimits {
  const keyedHash = (text: string): string =>
    createHmac('sha256', hashingKey(secret)).update(`limit ${text.trim().toLowerCase()}`).digest('base64url');

  return {
    keyedHash,
    async count(db, keys) {
      if (factor === 0) return { ok: true, use: [] };
      const nowMs = clock.now().getTime();
      const countings = await Promise.all(
        keys.map(async ([{ name, max, spanMs }, key]) => {
          const startMs = Math.floor(nowMs / spanMs) * spanMs;
          const span: LimitSpan = { limitName: name, key: keyedHash(key), spanStart: new Date(startMs) };
          const isCounted = await countUse(db, span, Math.max(1, Math.round(max * factor)));
          return { span, isCounted, endsInMs: startMs + spanMs - nowMs };
        }),
      );
      const use = countings.filter(({ isCounted }) => isCounted).map(({ span }) => span);
      const usedUp = countings.find(({ isCounted }) => !isCounted);
      if (!usedUp) return { ok: true, use };
      for (const counted of use) await uncountUse(db, counted);
      return { ok: false, retryAfter: Math.ceil(usedUp.endsInMs / 1000) };
    },
    async uncount(db, use) {
      for (const counted of use) await uncountUse(db, counted);
    },
  };
}
