import type { Cents } from './money.ts';

/** What the server and the pages of the staff compute in cents. Guests' pages need none of it and load `money.ts` alone. */

/**
 * Takes a literal, a number of a foreign format or a computation of another kind for cents. Throws a `RangeError` for a fraction, NaN and
 * Infinity: for an amount that somebody typed there is `fromEuros`, which rounds.
 */
export function cents(amount: number): Cents {
  if (amount % 1 !== 0) throw new RangeError(`${amount} is no whole number of cents.`);
  return amount as Cents;
}

export const larger = (first: Cents, second: Cents): Cents => Math.max(first, second) as Cents;
export const smaller = (first: Cents, second: Cents): Cents => Math.min(first, second) as Cents;

/** `amount * numerator / denominator`, rounded half up. Exact for sums below 2^53. */
export function proportion(amount: Cents, numerator: number, denominator: number): Cents {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator)) as Cents;
}
