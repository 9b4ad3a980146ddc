import type { Language } from '../../../domain/language.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';

export interface Offers {
  /** All offers in the order of the overview, then by id. */
  list(language: Language): Promise<Offer[]>;
  one(id: number, language: Language): Promise<Offer | null>;
  /** Null for an unknown offer. */
  landingPage(id: number, language: Language): Promise<LocationInfo | null>;
}
