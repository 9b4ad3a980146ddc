/** Integer euro cents; all internal sums are cents. */
export type Cents = number & { readonly __unit?: 'cents' };

/** Euros in API calls, with at most two decimals: 123450 -> 1234.5 */
export function toEuros(cents: Cents): number {
  return cents / 100;
}

/** Cents from euros in API calls; floating-point errors are rounded away. */
export function fromEuros(euros: number): Cents {
  return Math.round(euros * 100);
}

/** `amount * numerator / denominator`, rounded half up. Exact for sums below 2^53. */
export function proportion(amount: Cents, numerator: number, denominator: number): Cents {
  return Math.floor((2 * amount * numerator + denominator) / (2 * denominator));
}

/** Whole euros for tight places: rounded up, so that nothing costs more than stated. */
export function wholeEuros(euros: number): number {
  // Sums of euros carry the dust of their bits, which costs nobody a euro.
  return Math.ceil(fromEuros(euros) / 100);
}
