import type { LocationInfo } from '../../../../contract/locations/get-location.ts';
import type { Offer } from '../../../../contract/offers/get-offers.ts';

const offersMax = 12;

/** Returns the offers that have homes in a location, those with the most first, and equal ones in the order of the overview. */
export function offersInside(
  offers: readonly Offer[],
  homesOf: ReadonlyMap<number, number>,
): LocationInfo['offers'] {
  const count = ({ id }: Offer): number => homesOf.get(id) ?? 0;
  return offers
    .filter((offer) => count(offer) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, offersMax)
    .map(({ id, name, seoUrl }) => ({ id, name, path: seoUrl }));
}
