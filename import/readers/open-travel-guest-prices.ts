import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/** The price of a night by number of guests. */
export interface GuestPrices {
  /** A price for this number of guests. Null for any number. */
  amounts: readonly { guests: number | null; amount: number }[];
  /** Amount for each adult beyond the largest number of guests with a price. */
  extra: number;
}

export type FurtherGuests = NonNullable<FeedHomeInput['furtherGuests']>;

const toCents = (amount: number): number => Math.round(amount * 100);

/** Returns cents. A number of guests without a price of its own pays that of the next larger number. */
function centsFor({ amounts, extra }: GuestPrices, persons: number): number {
  const sortedAmounts = amounts.toSorted((one, other) => (one.guests ?? 0) - (other.guests ?? 0));
  const matchingPrice = sortedAmounts.find(({ guests }) => guests !== null && guests >= persons);
  const largestPrice = sortedAmounts.at(-1)!;
  const { guests, amount } = matchingPrice ?? largestPrice;
  return toCents(amount) + (guests === null ? 0 : Math.max(0, persons - guests) * toCents(extra));
}

export const priceFor = (prices: GuestPrices, persons: number): number => centsFor(prices, persons) / 100;

/**
 * Finds the number of guests included in the prices of all nights, and the amount for each further one. Returns null
 * unless the price steps by number of guests are first zero, then one constant amount, on all nights.
 */
export function findFurtherGuests(nights: readonly GuestPrices[], personsMax: number): FurtherGuests | null {
  const steps = new Set<string>();
  let terms: FurtherGuests | null = null;
  for (const prices of nights) {
    const cents = Array.from({ length: personsMax }, (_, index) => centsFor(prices, index + 1));
    const stepAmounts = cents.slice(1).map((amount, index) => amount - cents[index]!);
    steps.add(stepAmounts.join(' '));
    if (steps.size > 1) return null;
    const includedSteps = stepAmounts.findIndex((step) => step !== 0);
    const amount = stepAmounts.at(-1) ?? 0;
    if (includedSteps < 0 || amount <= 0 || stepAmounts.slice(includedSteps).some((step) => step !== amount))
      return null;
    terms = { included: includedSteps + 1, amount: amount / 100 };
  }
  return terms;
}
