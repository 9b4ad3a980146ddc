import { add, noMoney, sumCents, times, type Cents } from '../money.ts';
import { furtherGuestsCost } from './further-guests.ts';
import type { Party, HomeRates } from './home-rates.ts';
import {
  isMandatory,
  countUnits,
  quoteNights,
  type AccommodationQuote,
  type AccommodationRates,
} from './stay-price.ts';
import { TaxOfParty } from './tourist-tax.ts';

interface CostSums {
  prepaid: Cents;
  onSite: Cents;
}

/**
 * Equals the services and further guests of `mandatoryCosts`, without building lines, because a list prices forty
 * homes at once.
 */
export function serviceSums(
  rates: Pick<HomeRates, 'services' | 'furtherGuests'>,
  nights: number,
  party: Party,
): CostSums {
  const sums: CostSums = {
    prepaid: furtherGuestsCost(rates.furtherGuests, nights, party),
    onSite: noMoney,
  };
  for (const service of rates.services) {
    if (!isMandatory(service, party)) continue;
    const place = service.prepaid ? 'prepaid' : 'onSite';
    sums[place] = add(sums[place], times(service.amount, countUnits(service.unit, nights, party)));
  }
  return sums;
}

interface StayQuote extends AccommodationQuote, CostSums {
  /** Equals `completePrice`. */
  complete: Cents;
}

export interface StayRates
  extends AccommodationRates, Pick<HomeRates, 'services' | 'furtherGuests' | 'touristTax'> {}

/** Computes the sums of a stay's price from day numbers. Null if a night has no price; does not check availability. */
export function quoteStay(
  rates: StayRates,
  startDay: number,
  nights: number,
  party: Party,
  today: number,
): StayQuote | null {
  const accommodation = quoteNights(rates, startDay, nights, today);
  if (!accommodation) return null;
  const { prepaid, onSite: services } = serviceSums(rates, nights, party);
  const { touristTax, furtherGuests } = rates;
  const taxed = add(accommodation.price, furtherGuestsCost(furtherGuests, nights, party));
  const tax =
    touristTax.length === 0 ? noMoney : new TaxOfParty(touristTax, nights, party).total(startDay, taxed);
  const onSite = add(services, tax);
  return { ...accommodation, prepaid, onSite, complete: sumCents([accommodation.price, prepaid, onSite]) };
}
