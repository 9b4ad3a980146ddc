import { larger, proportion, smaller } from '../cents.ts';
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
