import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { getVisitPartner } from '../../features/visitor/visit-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { PriceStatistics, SearchData } from '../../features/search/search-data.ts';

/** Milliseconds, because visitors go on choosing while the count is loading; only a pause causes a call. */
const debounceMs = 180;

interface FilterCount {
  total: number;
  counts: Readonly<Record<string, number>>;
  prices: PriceStatistics | null;
}

/** Returns the number of homes for a filter that is still being chosen; a later choice aborts the earlier call. */
export function useFilterCount(data: SearchData, filter: SearchFilter): FilterCount & { pending: boolean } {
  const { language } = useTexts();
  const toQuery = (chosenFilter: SearchFilter): Readonly<Record<string, string>> =>
    serializeSearchFilter({ ...chosenFilter, ...data.preset }, { except: ['page'] });
  const { answer, isPending } = useLatestCall<Readonly<Record<string, string>>, FilterCount>(
    async (query, signal) => {
      const input = {
        query: { ...query, objectsPerPage: 1 },
        languageCode: language,
        partner: getVisitPartner(),
        counts: 'options',
      };
      const { hitsTotal, aggs } = await browserApi.call('searchObjects', input, { signal });
      return { total: hitsTotal, counts: aggs.criteriaMatch, prices: aggs.prices_stats };
    },
    toQuery(filter),
    {
      debounceMs,
      first: {
        input: toQuery(data.query),
        answer: { total: data.total, counts: data.counts, prices: data.prices },
      },
    },
  );
  // If the call fails the last count stays; the list itself says when the search fails.
  return { ...answer!, pending: isPending };
}
