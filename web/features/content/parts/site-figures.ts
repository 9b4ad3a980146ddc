import type { SearchResult } from '../../../../contract/search/search-objects.ts';

export interface SiteFigures {
  homes: number;
  countries: number;
}

/** Reads the figures from an unfiltered search; null where the catalogue is empty. */
export function siteFigures({
  hitsTotal,
  aggs: { criteriaMatch },
}: {
  hitsTotal: number;
  aggs: Pick<SearchResult['aggs'], 'criteriaMatch'>;
}): SiteFigures | null {
  const countries = Object.entries(criteriaMatch).filter(
    ([name, hits]) => name.startsWith('country:') && hits > 0,
  ).length;
  return hitsTotal === 0 || countries === 0 ? null : { homes: hitsTotal, countries };
}
