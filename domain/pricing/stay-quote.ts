import type { Cents } from '../money.ts';
import type { Party, HomeRates } from './home-rates.ts';
import {
  adultAge,
  isMandatory,
  quantityOf,
  quoteNights,
  touristTaxOfAge,
  type AccommodationQuote,
  type AccommodationRates,
} from './stay-price.ts';

/** What a party cannot avoid beside the accommodation, by when it is paid. */
interface CostSums {
  prepaid: Cents;
  /** Tourist tax is among it. */
  onSite: Cents;
}

/** The sums of `mandatoryCosts` without its lines: a list prices forty homes at once. */
function costSums(rates: Pick<HomeRates, 'services' | 'touristTax'>, nights: number, party: Party): CostSums {
  const sums = { prepaid: 0, onSite: 0 };
  for (const service of rates.services) {
    if (!isMandatory(service, party)) continue;
    sums[service.prepaid ? 'prepaid' : 'onSite'] += service.amount * quantityOf(service.unit, nights, party);
  }
  const children = Math.min(party.childAges.length, party.persons);
  let taxOfNight = touristTaxOfAge(rates, adultAge) * (party.persons - children);
  for (let child = 0; child < children; child += 1)
    taxOfNight += touristTaxOfAge(rates, party.childAges[child]!);
  sums.onSite += taxOfNight * nights;
  return sums;
}

interface StayQuote extends AccommodationQuote, CostSums {
  /** Equal to `completePrice`. */
  complete: Cents;
}

/** What the price of a stay is counted from. */
export interface StayRates extends AccommodationRates, Pick<HomeRates, 'services' | 'touristTax'> {}

/** A stay's price in sums, by day numbers. Null when a night has no price; whether it can be booked is not asked. */
export function quoteStay(
  rates: StayRates,
  startDay: number,
  nights: number,
  party: Party,
  today: number,
): StayQuote | null {
  const accommodation = quoteNights(rates, startDay, nights, today);
  if (!accommodation) return null;
  const { prepaid, onSite } = costSums(rates, nights, party);
  return { ...accommodation, prepaid, onSite, complete: accommodation.price + prepaid + onSite };
}
