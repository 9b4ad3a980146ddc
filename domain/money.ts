declare const unit: unique symbol;

/**
 * Integer euro cents. All internal sums are cents. Only functions of this file and of `cents.ts` create them, so that
 * euros cannot be mistaken for cents.
 */
export type Cents = number & { readonly [unit]: 'cents' };

/**
 * Euros in API calls, with at most two decimals: 1234.5. They are only shown or converted to cents, never used in
 * computations.
 */
export type Euros = number & { readonly [unit]: 'euros' };

export const noMoney = 0 as Cents;

/** Declares a literal or a typed amount as euros. The contract checks amounts that the API receives. */
export const euros = (amount: number): Euros => amount as Euros;

export const add = (first: Cents, second: Cents): Cents => (first + second) as Cents;
export const subtract = (from: Cents, amount: Cents): Cents => (from - amount) as Cents;
/** Never -0, which would be written with a minus. */
export const negate = (amount: Cents): Cents => (0 - amount) as Cents;
export const absolute = (amount: Cents): Cents => Math.abs(amount) as Cents;
/** `count` is a whole number; shares are computed by `proportion`. Never -0. */
export const times = (amount: Cents, count: number): Cents => (amount * count + 0) as Cents;

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum as Cents;
}

/** Converts 123450 to 1234.5. */
export function toEuros(amount: Cents): Euros {
  return (amount / 100) as Euros;
}

/** Rounds to whole cents, so that floating-point errors are gone. */
export function fromEuros(amount: Euros): Cents {
  return Math.round(amount * 100) as Cents;
}

/** Rounds to the nearest whole euros, for estimates and figures. */
export const roundedEuros = (amount: Euros): Euros => Math.round(amount) as Euros;

/** Rounds up to whole euros, for places with little room, so that nothing costs more than stated. */
export function wholeEuros(amount: Euros): Euros {
  // Computed in cents, because a floating-point error in a sum of euros must not round up to another euro.
  return Math.ceil(fromEuros(amount) / 100) as Euros;
}
