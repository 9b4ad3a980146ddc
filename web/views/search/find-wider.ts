import type { Language } from '../../../domain/language.ts';
import { searchDefaults, serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { SearchData } from '../../features/search/search-data.ts';

/** Searches with more homes than this need no wider dates. */
const fewHomes = 10;

/** Counts the homes of a search whose dates may shift by some days; null if it has enough, or may shift already. */
export async function findWider(
  site: Site,
  languageCode: Language,
  filter: SearchFilter,
  { total, partner }: { total: number; partner: string },
): Promise<SearchData['wider']> {
  const isExact =
    filter.startDate !== undefined && filter.tolerance === undefined && filter.duration === undefined;
  if (!isExact || total === 0 || total > fewHomes) return null;
  const days = searchDefaults.tolerance;
  const query = { ...serializeSearchFilter({ ...filter, tolerance: days, page: 1 }), objectsPerPage: 1 };
  try {
    const { hitsTotal } = await site.api.call('searchObjects', { query, languageCode, partner, counts: '' });
    return hitsTotal > total ? { days, total: hitsTotal } : null;
  } catch {
    return null;
  }
}
