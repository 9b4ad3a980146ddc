import type { CountedLimit, CountedLimits, LimitedKey } from '../../platform/counted-limits.ts';
import type { Queryable } from '../../platform/database.ts';

const spanMs = 3_600_000;
/** Whoever mistypes a code needs no more than this. */
const ofNetwork: CountedLimit = { name: 'pricing.wrong-codes-of-network', max: 30, spanMs };
/** Many networks together must not get further either; so many guests do not mistype theirs. */
const ofAll: CountedLimit = { name: 'pricing.wrong-codes', max: 3_000, spanMs };

export interface TriedCode {
  /** The code as typed; empty: none. */
  code: string;
  /** The network of the visitor; null while rendering. */
  network: string | null;
}

export type TooManyCodes = { ok: false; type: 'too-many-codes'; data: { retryAfter: number } };

/**
 * Runs what tells whether a code exists, and counts the wrong ones. Each try counts before its answer is known, so
 * that many at once get no further than one after another, and is taken back where the code was right.
 */
export async function countWrongCodes<Result>(
  { limits, db }: { limits: Pick<CountedLimits, 'count' | 'uncount'>; db: Queryable },
  { code, network }: TriedCode,
  work: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result | TooManyCodes> {
  if (code.trim() === '') return work();
  const own: LimitedKey[] = network === null ? [] : [[ofNetwork, network]];
  const counted = await limits.count(db, [...own, [ofAll, '']]);
  if (!counted.ok) return { ok: false, type: 'too-many-codes', data: { retryAfter: counted.retryAfter } };
  let wasWrong = false;
  try {
    const result = await work();
    wasWrong = isWrong(result);
    return result;
  } finally {
    if (!wasWrong) await limits.uncount(db, counted.use);
  }
}
