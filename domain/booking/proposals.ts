import { cents, larger, proportion, smaller } from '../cents.ts';
import { subtract, type Cents } from '../money.ts';

/** How long a host's proposal binds them, and holds its nights, unless the arrival comes first. */
export const proposalHours = 48;

/** A typing error must not give a stay away: the least that a host can ask, as a share of the price of the list. */
const lowestPricePercent = 25;

/** What a host asks for the accommodation of a proposed stay. */
export type ProposedPrice =
  | { kind: 'list' }
  | { kind: 'off'; amount: Cents }
  | { kind: 'fixed'; amount: Cents };

const longestSearch = 20;

/**
 * Finds the price of the accommodation at which a stay costs a total: the highest one that does not exceed it. What is computed by percent
 * rises with the price, so that a total never falls when the price rises. Each answer of `totalAt`, which is slow, corrects the next guess.
 */
export async function accommodationForTotal<Failed extends object>(
  wanted: Cents,
  listed: { accommodation: Cents; total: Cents },
  totalAt: (accommodation: Cents) => Promise<Cents | Failed>,
): Promise<Cents | Failed> {
  let low: { price: number; total: number } | null = null;
  let high: { price: number; total: number } | null = null;
  let price: number = listed.accommodation;
  let total: number = listed.total;
  for (let step = 0; step < longestSearch; step++) {
    if (total <= wanted) low = { price, total };
    else high = { price, total };
    const isFound = total === wanted || high?.price === 0 || (low && high && high.price - low.price <= 1);
    if (isFound) break;
    const perCent: number = low && high ? (high.total - low.total) / (high.price - low.price) : 1;
    const guess = Math.round(price + (wanted - total) / Math.max(perCent, 1));
    price = Math.min(Math.max(guess, low ? low.price + 1 : 0), high ? high.price - 1 : Infinity);
    const answer = await totalAt(cents(price));
    if (typeof answer === 'object') return answer;
    total = answer;
  }
  return cents(low?.price ?? 0);
}

interface KnownPrices {
  /** Price of the accommodation by the price list. */
  listed: Cents;
  /** Price of the accommodation that is agreed for the stay as it is booked. */
  agreed: Cents;
  /** True if dates and party stay as they are. */
  isSameStay: boolean;
}

/**
 * Returns the price of the accommodation, null for the one of the price list, or why it cannot be proposed. For the agreed stay it only
 * sinks; for another one it is at most the price of the list, or the agreed one where that is higher.
 */
export function priceOfProposal(
  price: ProposedPrice,
  { listed, agreed, isSameStay }: KnownPrices,
): { ok: true; accommodation: Cents | null } | { ok: false; reason: 'priceTooLow' | 'priceTooHigh' } {
  if (price.kind === 'list') return { ok: true, accommodation: null };
  const base = isSameStay ? agreed : listed;
  const accommodation = price.kind === 'off' ? subtract(base, price.amount) : price.amount;
  if (accommodation < proportion(smaller(base, listed), lowestPricePercent, 100)) {
    return { ok: false, reason: 'priceTooLow' };
  }
  if (accommodation > (isSameStay ? agreed : larger(listed, agreed))) {
    return { ok: false, reason: 'priceTooHigh' };
  }
  return { ok: true, accommodation };
}
