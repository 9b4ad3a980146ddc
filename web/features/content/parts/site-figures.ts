import type { SearchResult } from '../../../../contract/search/search-objects.ts';

export interface SiteFigures {
  homes: number;
  countries: number;
}

/** Reads the figures from a search for everything; null before there are homes in several countries. */
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
  return countries < 2 ? null : { homes: hitsTotal, countries };
}
