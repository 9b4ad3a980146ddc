import type { HomeCluster } from '../../../../contract/search/cluster-homes.ts';
import type { SearchResult } from '../../../../contract/search/search-objects.ts';
import type { CountGroup } from '../../../../domain/count-groups.ts';
import { toEuros } from '../../../../domain/money.ts';
import {
  searchDefaults,
  serializeSearchFilter,
  type SearchFilter,
} from '../../../../domain/search-filter.ts';
import type { Answer, Cluster, PriceRange } from '../../../../engines/search/face.ts';
import type { FoundHome } from './found-home.ts';

export interface AnsweredSearch {
  filter: SearchFilter;
  /** The partner that referred the guest. Empty if there is none. It does not affect the results. */
  partner: string;
  answer: Answer;
  counted: readonly CountGroup[];
  found: readonly FoundHome[];
  /** The corrected search words; empty if nothing was corrected. */
  corrected: string;
  /** Milliseconds spent in the engine. */
  engineMs: number;
}

export function presentAnswer(search: AnsweredSearch): SearchResult {
  const frame = presentFrame(search);
  return {
    ...frame,
    hits: search.found.map(({ home, distance, priceObject }) => ({ ...home.summary, distance, priceObject })),
    aggs: { ...frame.aggs, criteriaMatch: search.answer.facets.toRecord() },
  };
}

export function presentFrame({
  filter,
  partner,
  answer,
  counted,
  found,
  corrected,
  engineMs,
}: AnsweredSearch): SearchResult {
  const { all, cheap, mid, premium } = answer.prices;
  const criteria = listCriteria(filter);
  return {
    objectNumber: found.map(({ home }) => home.objectNumber),
    hits: [],
    hitsTotal: answer.total,
    aggs: {
      totalObjectsCollapse: answer.total,
      criteriaMatch: {},
      counted: [...counted],
      searchCriteria: criteria,
      prices_stats: {
        all: rangeInEuros(all),
        cheap: rangeInEuros(cheap),
        mid: rangeInEuros(mid),
        premium: rangeInEuros(premium),
      },
      priceHistogram: answer.histogram.map(({ from, until, count }) => ({
        from: toEuros(from),
        until: toEuros(until),
        count,
      })),
      totalRatings: answer.totalRatings,
      ratingAVG: answer.ratingAverage,
      capacity: answer.capacity,
      arrivalDays: answer.arrivals.map(({ stay, total, lowestPrice }) => ({
        startDate: stay.startDate,
        endDate: stay.endDate,
        hitsTotal: total,
        priceMin: lowestPrice === null ? null : toEuros(lowestPrice),
      })),
      relaxations: answer.relaxations.map(({ keys, total }) => ({ keys: [...keys], hitsTotal: total })),
      clusters: presentClusters(answer.clusters ?? []),
      corrected,
    },
    criteriaMatchSearch: 'Y',
    coordinatesSearch:
      filter.BBoxString !== undefined || (filter.latitude !== undefined && filter.longitude !== undefined),
    trackVars: partner === '' ? criteria : { ...criteria, partner },
    timeES: Math.round(engineMs * 1000) / 1000,
  };
}

export function presentClusters(clusters: readonly Cluster[]): HomeCluster[] {
  return clusters.map(({ lowestPrice, ...cluster }) => ({
    ...cluster,
    priceMin: lowestPrice === null ? null : toEuros(lowestPrice),
  }));
}

function listCriteria(filter: SearchFilter): Record<string, string> {
  const { persons, priceMax } = searchDefaults;
  return {
    persons: String(persons),
    priceMax: String(priceMax),
    ...(filter.objectType === 'alltypes' && { objectType: filter.objectType }),
    ...serializeSearchFilter(filter),
  };
}

function rangeInEuros({ min, max, avg, count }: PriceRange) {
  return { min: toEuros(min), max: toEuros(max), avg: toEuros(avg), count };
}
