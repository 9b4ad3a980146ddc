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

/** By the filter of the query alone: what a path presets is no search term. */
export function searchModeOf(query: SearchFilter): SearchMode {
  if (query.PID !== undefined) return 'SEA';
  const terms = Object.keys(serializeSearchFilter(query)).filter(
    (key) => !noSearchTerms.has(key as FilterKey),
  );
  return terms.length === 0 ? 'SEO' : 'normal';
}

export function objectsPerPageOf(mode: SearchMode): number {
  return mode === 'normal' ? searchDefaults.objectsPerPage : searchDefaults.objectsPerLandingPage;
}
