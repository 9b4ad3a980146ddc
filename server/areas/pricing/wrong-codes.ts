import type { CountedLimit, CountedLimits, LimitedKey } from '../../platform/counted-limits.ts';
import type { Queryable } from '../../platform/database.ts';

const spanMs = 3_600_000;
/** Wrong codes per network. Nobody mistypes a code more often. */
const ofNetwork: CountedLimit = { name: 'pricing.wrong-codes-of-network', max: 30, spanMs };
/** Wrong codes from all networks together, as a protection against distributed guessing. */
const ofAll: CountedLimit = { name: 'pricing.wrong-codes', max: 3_000, spanMs };

export interface CodeAttempt {
  code: string;
  /** Network of the visitor; null while rendering. */
  network: string | null;
}

export type TooManyCodes = { ok: false; type: 'too-many-codes'; data: { retryAfter: number } };

/**
 * Runs work that reveals whether a code exists, and counts wrong codes. Each attempt is counted before its result is
 * known, so that parallel attempts gain nothing, and uncounted if the code was right.
 */
export async function countWrongCodes<Result>(
  { limits, db }: { limits: Pick<CountedLimits, 'count' | 'uncount'>; db: Queryable },
  { code, network }: CodeAttempt,
  work: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result | TooManyCodes> {
  if (code.trim() === '') return work();
  const networkKeys: LimitedKey[] = network === null ? [] : [[ofNetwork, network]];
  const counting = await limits.count(db, [...networkKeys, [ofAll, '']]);
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
