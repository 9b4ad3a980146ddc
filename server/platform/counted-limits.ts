import { createHmac } from 'node:crypto';
import { countUse, uncountUse, type LimitSpan } from './counted-limits-store.ts';
import type { Clock } from './clock.ts';
import type { Queryable } from './database.ts';
import { hashingKey, type ServerKey } from './server-key.ts';

/** So many uses of a key are allowed within each span of time. Spans follow each other from the epoch on. */
export interface CountedLimit {
  /** The name is the limit's own: others' uses are not counted with its. */
  name: string;
  max: number;
  spanMs: number;
}

/** A use that was counted, to be taken back where it turns out to be none. */
export type CountedUse = readonly LimitSpan[];

/** One use counts for several limits, each with a key of its own. */
export type LimitedKey = readonly [limit: CountedLimit, key: string];

export type Counting = { ok: true; use: CountedUse } | { ok: false; retryAfter: number };

/**
 * Limits that hold over all nodes together, since the database counts. They are for what is rare and costs others
 * something, such as mails; calls are counted in memory (`call-limits.ts`).
 */
export interface CountedLimits {
  /**
   * Counts one use for each of the limits; where one of them is used up, tells the seconds to wait. Inside of a
   * transaction the counts are undone with it; one that goes on after a refusal takes back what was counted by itself.
   */
  count(db: Queryable, keys: readonly LimitedKey[]): Promise<Counting>;
  uncount(db: Queryable, use: CountedUse): Promise<void>;
  /** A keyed hash of something personal, such as a mail address, by which it is known again but not read. */
  hashOf(text: string): string;
}

export interface CountedLimitsDeps {
  /** Multiplies all limits; 0 switches them off. */
  factor: number;
  /** The server's key: without it nobody finds out which address a hash belongs to. */
  secret: ServerKey;
  clock: Pick<Clock, 'now'>;
}

export function createCountedLimits({ factor, secret, clock }: CountedLimitsDeps): CountedLimits {
  const hashOf = (text: string): string =>
    createHmac('sha256', hashingKey(secret)).update(`limit ${text.trim().toLowerCase()}`).digest('base64url');

  return {
    hashOf,
    async count(db, keys) {
      if (factor === 0) return { ok: true, use: [] };
      const nowMs = clock.now().getTime();
      const countings = await Promise.all(
        keys.map(async ([{ name, max, spanMs }, key]) => {
          const startMs = Math.floor(nowMs / spanMs) * spanMs;
          const span: LimitSpan = { limitName: name, key: hashOf(key), spanStart: new Date(startMs) };
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
