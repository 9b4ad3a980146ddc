import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PageTag } from '../../http/page-tags.ts';

/**
 * What an answer is made of. Every home counts, whatever the filter: the order weighs a home by the mean rating
 * of all, and the counts say how many hits another filter would have. Occupied nights count in a search for dates
 * alone; `engines/search/undated-nights.test.ts` shows that without dates no answer depends on them.
 */
export const tagsOfSearch = ({ startDate }: SearchFilter): PageTag[] =>
  startDate === undefined ? ['homes', 'places'] : ['homes', 'places', 'nights'];
