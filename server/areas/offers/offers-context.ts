import type { Language } from '../../../domain/language.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';

/** What other areas may ask of offers. */
export interface Offers {
  /** Answers all offers in the order of the overview, then by number. */
  list(language: Language): Promise<Offer[]>;
  one(id: number, language: Language): Promise<Offer | null>;
  /** Its landing page; null for an unknown offer. */
  landingPage(id: number, language: Language): Promise<LocationInfo | null>;
}
