import type { Language } from '../../../domain/language.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';

export interface SearchPageInput {
  language: Language;
  url: URL;
  /** Path of the page without query, with trailing slash. */
  path: string;
  languageLinks: PageHead['languageLinks'];
  preset: SearchFilter;
  location: LocationInfo | null;
  unknownOffer?: boolean;
}
