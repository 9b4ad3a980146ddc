import {
  searchDefaults,
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';

/** SEA: the visitor came by an advertisement. SEO: a landing page without any search term. */
export type SearchMode = 'SEA' | 'SEO' | 'normal';

const noSearchTerms: ReadonlySet<FilterKey> = new Set<FilterKey>([
  'page',
  'sort',
  'language',
  'PID',
  't',
  'group',
  'precision',
  'insObject',
  'ignoreFilter',
  'wish',
]);

function listSearchTerms(query: SearchFilter): string[] {
  return Object.keys(serializeSearchFilter(query)).filter((key) => !noSearchTerms.has(key as FilterKey));
}

/** Only the query's filter counts: the filter of a path is no search term. */
export function getSearchMode(query: SearchFilter): SearchMode {
  if (query.PID !== undefined) return 'SEA';
  return listSearchTerms(query).length === 0 ? 'SEO' : 'normal';
}

/** With more terms the visitor is looking for a home, not for information about an offer. */
const landingTermsMax = 3;

/** True if an offer is presented: the route or the query names it, and the query has few other terms. */
export function isOfferLandingPage(preset: SearchFilter, query: SearchFilter): boolean {
  const isOffer = preset.offer !== undefined || query.offer !== undefined;
  return isOffer && listSearchTerms(query).length <= landingTermsMax;
}

export function objectsPerPage(mode: SearchMode): number {
  return mode === 'normal' ? searchDefaults.objectsPerPage : searchDefaults.objectsPerLandingPage;
}
