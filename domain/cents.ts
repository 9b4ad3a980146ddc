import type { Cents } from './money.ts';

/**
 * Computations with cents for the server and the staff pages. Guests' pages need none of them and load `money.ts` only.
 */

/**
 * Declares a number as cents: a literal, a value of a foreign format, or the result of another computation. Throws a
 * `RangeError` for fractions, NaN and Infinity. Amounts that somebody typed are converted by `fromEuros`, which rounds.
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
