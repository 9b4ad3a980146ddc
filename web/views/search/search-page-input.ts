import type { Language } from '../../../domain/language.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';

export interface SearchPageInput {
  language: Language;
  url: URL;
  /** Own path without query, with its trailing slash. */
  path: string;
  languageLinks: PageHead['languageLinks'];
  /** What the path searches for. */
  preset: SearchFilter;
  location: LocationInfo | null;
  unknownOffer?: boolean;
}
