import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';
import type { Site } from '../../app/api/site-context.ts';

/** Finds places near the town that a search without results names. Null if other filters are the reason, or the search has no words. */
export async function findNear(
  site: Site,
  language: Language,
  { q, country, region, place }: SearchFilter,
  withoutFilter: readonly { keys: readonly FilterKey[] }[],
): Promise<ResponseOf<Api['listNearPlaces']> | null> {
  const isLocated = [country, region, place].some((location) => location !== undefined);
  if (q === undefined || isLocated || withoutFilter.some(({ keys }) => !keys.includes('q'))) return null;
  try {
    const { hitsTotal } = await site.api.call('searchObjects', {
      query: { q, persons: 1, objectsPerPage: 1 },
      languageCode: language,
      counts: '',
    });
    if (hitsTotal > 0) return null;
    return await site.api.call('listNearPlaces', { text: q, languageCode: language });
  } catch {
    return null;
  }
}
