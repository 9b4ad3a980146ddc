import { noMoney, times, type Cents } from '../money.ts';
import type { FurtherGuests, Party } from './home-rates.ts';

/** Upper bound, far above the size of any home. */
export const includedGuestsMax = 50;
/** Euros per person and night. */
export const furtherGuestMax = 1_000;

export function countFurtherGuests(terms: FurtherGuests | null, { persons }: Pick<Party, 'persons'>): number {
  return terms ? Math.max(0, persons - terms.included) : 0;
}

/** Surcharge for persons beyond those included in the rates. Discounts do not apply to it. */
export function furtherGuestsCost(
  terms: FurtherGuests | null,
  nights: number,
  party: Pick<Party, 'persons'>,
): Cents {
  return terms ? times(terms.amount, countFurtherGuests(terms, party) * nights) : noMoney;
}
