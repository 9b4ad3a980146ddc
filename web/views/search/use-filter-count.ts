import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { partnerOfVisit } from '../../features/visitor/visit-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { PriceStatistics, SearchData } from '../../features/search/search-data.ts';

/** Milliseconds: choosing goes on while the count is loading, so only a pause causes a call. */
const debounceMs = 180;

interface Found {
  total: number;
  counts: Readonly<Record<string, number>>;
  prices: PriceStatistics | null;
}

/** Number of homes for a filter that is still being chosen; a later choice aborts the earlier call. */
export function useFilterCount(data: SearchData, filter: SearchFilter): Found & { pending: boolean } {
  const { language } = useTexts();
  const queryOf = (chosen: SearchFilter): Readonly<Record<string, string>> =>
    serializeSearchFilter({ ...chosen, ...data.preset }, { except: ['page'] });
  const { answer, isPending } = useLatestCall<Readonly<Record<string, string>>, Found>(
    async (query, signal) => {
      const input = {
        query: { ...query, objectsPerPage: 1 },
        languageCode: language,
        partner: partnerOfVisit(),
        counts: 'options',
      };
      const { hitsTotal, aggs } = await browserApi.call('searchObjects', input, { signal });
      return { total: hitsTotal, counts: aggs.criteriaMatch, prices: aggs.prices_stats };
    },
    queryOf(filter),
    {
      debounceMs,
      first: {
        input: queryOf(data.query),
        answer: { total: data.total, counts: data.counts, prices: data.prices },
      },
    },
  );
  // Where the call fails the last count stays; the list itself says when the search fails.
  return { ...answer!, pending: isPending };
}
