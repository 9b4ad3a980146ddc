import {
  searchDefaults,
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';

/** SEA: somebody came by an advertisement. SEO: a landing page without any search term. */
export type SearchMode = 'SEA' | 'SEO' | 'normal';

/** What addresses carry without searching for anything. */
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
]);

/** The filters of a query that search for something, an offer among them. */
function searchTermsOf(query: SearchFilter): string[] {
  return Object.keys(serializeSearchFilter(query)).filter((key) => !noSearchTerms.has(key as FilterKey));
}

/** The filter of the query alone decides: what a path presets is no search term. */
export function searchModeOf(query: SearchFilter): SearchMode {
  if (query.PID !== undefined) return 'SEA';
  return searchTermsOf(query).length === 0 ? 'SEO' : 'normal';
}

/** With more terms somebody is looking for a home, not for what an offer is about. */
const landingTermsMax = 3;

/** Whether an offer presents itself: its route or the query names it, and the query asks for little more. */
export function isOfferLandingPage(preset: SearchFilter, query: SearchFilter): boolean {
  const isOffer = preset.offer !== undefined || query.offer !== undefined;
  return isOffer && searchTermsOf(query).length <= landingTermsMax;
}

export function objectsPerPageOf(mode: SearchMode): number {
  return mode === 'normal' ? searchDefaults.objectsPerPage : searchDefaults.objectsPerLandingPage;
}
