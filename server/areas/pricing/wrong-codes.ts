import type { CountedLimit, CountedLimits, LimitedKey } from '../../platform/counted-limits.ts';
import type { Queryable } from '../../platform/database.ts';

const spanMs = 3_600_000;
/** Enough for anybody who mistypes a code. */
const ofNetwork: CountedLimit = { name: 'pricing.wrong-codes-of-network', max: 30, spanMs };
/** A limit across all networks, against distributed guessing; guests do not mistype that often. */
const ofAll: CountedLimit = { name: 'pricing.wrong-codes', max: 3_000, spanMs };

export interface TriedCode {
  /** The code as typed; empty: none. */
  code: string;
  /** Network of the visitor; null while rendering. */
  network: string | null;
}

export type TooManyCodes = { ok: false; type: 'too-many-codes'; data: { retryAfter: number } };

/**
 * Runs something that reveals whether a code exists, and counts wrong codes. Each try counts before its result is known, so that parallel
 * tries gain nothing, and is taken back where the code was right.
 */
export async function countWrongCodes<Result>(
  { limits, db }: { limits: Pick<CountedLimits, 'count' | 'uncount'>; db: Queryable },
  { code, network }: TriedCode,
  work: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result | TooManyCodes> {
  if (code.trim() === '') return work();
  const own: LimitedKey[] = network === null ? [] : [[ofNetwork, network]];
  const counting = await limits.count(db, [...own, [ofAll, '']]);
  if (!counting.ok) return { ok: false, type: 'too-many-codes', data: { retryAfter: counting.retryAfter } };
  let wasWrong = false;
  try {
    const result = await work();
    wasWrong = isWrong(result);
    return result;
  } finally {
    if (!wasWrong) await limits.uncount(db, counting.use);
  }
}
