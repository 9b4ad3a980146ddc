import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PageTag } from '../../http/page-tags.ts';

/**
 * Returns the cache tags of an answer. Every home counts, whatever the filter: ranking uses the mean rating of all, and counts say how many
 * hits other filters would have. Occupied nights only matter in a search with dates; `engines/search/undated-nights.test.ts` proves it.
 */
export const tagsOfSearch = ({ startDate }: SearchFilter): PageTag[] =>
  startDate === undefined ? ['homes', 'places'] : ['homes', 'places', 'nights'];
