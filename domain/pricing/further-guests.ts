import { noMoney, times, type Cents } from '../money.ts';
import type { FurtherGuests, Party } from './home-rates.ts';

/** The most persons that the rates of a home cover before others cost extra; the homes of the site take no more. */
export const includedGuestsMax = 50;
/** Euros for each further person and night. */
export const furtherGuestMax = 1_000;

export function countFurtherGuests(terms: FurtherGuests | null, { persons }: Pick<Party, 'persons'>): number {
  return terms ? Math.max(0, persons - terms.included) : 0;
}

/** What the persons beyond those whom the rates cover pay for a stay. No discount lowers it. */
export function furtherGuestsCost(
  terms: FurtherGuests | null,
  nights: number,
  party: Pick<Party, 'persons'>,
): Cents {
  return terms ? times(terms.amount, countFurtherGuests(terms, party) * nights) : noMoney;
}
