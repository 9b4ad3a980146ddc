import { useEffect, useState } from 'react';
import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { PriceStatistics, SearchData } from '../../features/search/search-data.ts';

/** Choosing goes on while the count is fetched; only a pause is worth a call. */
const delayMs = 180;

interface Found {
  total: number;
  counts: Readonly<Record<string, number>>;
  prices: PriceStatistics | null;
}

/** How many homes a filter that is still being chosen would find; a later choice cancels the earlier call. */
export function useFilterCount(data: SearchData, filter: SearchFilter): Found & { pending: boolean } {
  const { language } = useTexts();
  const shown = JSON.stringify(
    serializeSearchFilter({ ...data.query, ...data.preset }, { except: ['page'] }),
  );
  const asked = JSON.stringify(serializeSearchFilter({ ...filter, ...data.preset }, { except: ['page'] }));
  const [answer, setAnswer] = useState<{ asked: string; found: Found }>({
    asked: shown,
    found: { total: data.total, counts: data.counts, prices: data.prices },
  });

  const isKnown = answer.asked === asked;
  useEffect(() => {
    if (isKnown) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      const query = { ...(JSON.parse(asked) as Record<string, string>), objectsPerPage: 1 };
      browserApi.call('searchObjects', { query, languageCode: language }, { signal: cancel.signal }).then(
        ({ hitsTotal, aggs }) =>
          setAnswer({
            asked,
            found: { total: hitsTotal, counts: aggs.criteriaMatch, prices: aggs.prices_stats },
          }),
        // The last count stays; the list itself says when the search fails.
        () => setAnswer((last) => ({ ...last, asked })),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [asked, isKnown, language]);

  return { ...answer.found, pending: !isKnown };
}
