import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/** The price of a night by the number of guests. */
export interface GuestPrices {
  /** A price for so many guests; null: for any number. */
  amounts: readonly { guests: number | null; amount: number }[];
  /** What each adult pays beyond the most guests that a price is for. */
  extra: number;
}

export type FurtherGuests = NonNullable<FeedHomeInput['furtherGuests']>;

const inCents = (amount: number): number => Math.round(amount * 100);

/** In cents. Guests whose number has no price of its own pay that of the next larger number. */
function centsFor({ amounts, extra }: GuestPrices, persons: number): number {
  const inOrder = amounts.toSorted((one, other) => (one.guests ?? 0) - (other.guests ?? 0));
  const own = inOrder.find(({ guests }) => guests !== null && guests >= persons);
  const most = inOrder.at(-1)!;
  const { guests, amount } = own ?? most;
  return inCents(amount) + (guests === null ? 0 : Math.max(0, persons - guests) * inCents(extra));
}

export const priceFor = (prices: GuestPrices, persons: number): number => centsFor(prices, persons) / 100;

/**
 * For how many persons the prices of all nights are, and what each further one pays. Null where the steps from one number of guests to the
 * next are not first nothing and then one amount, the same on all nights.
 */
export function furtherGuestsOf(nights: readonly GuestPrices[], personsMax: number): FurtherGuests | null {
  const steps = new Set<string>();
  let terms: FurtherGuests | null = null;
  for (const prices of nights) {
    const cents = Array.from({ length: personsMax }, (_, index) => centsFor(prices, index + 1));
    const own = cents.slice(1).map((amount, index) => amount - cents[index]!);
    steps.add(own.join(' '));
    if (steps.size > 1) return null;
    const free = own.findIndex((step) => step !== 0);
    const amount = own.at(-1) ?? 0;
    if (free < 0 || amount <= 0 || own.slice(free).some((step) => step !== amount)) return null;
    terms = { included: free + 1, amount: amount / 100 };
  }
  return terms;
}
