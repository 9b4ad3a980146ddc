import type { Language } from '../../../domain/language.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';

export interface Offers {
  /** Returns all offers in the order of the overview, then by id. */
  list(language: Language): Promise<Offer[]>;
  one(id: number, language: Language): Promise<Offer | null>;
  /** Returns the landing page; null for an unknown offer. */
  landingPage(id: number, language: Language): Promise<LocationInfo | null>;
}
