import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { PriceObject } from '../../../../contract/pricing/price-result.ts';
import type { SearchHit, SearchResult } from '../../../../contract/search/search-objects.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { PricingSheet } from '../../../../domain/pricing/pricing-sheet.ts';
import { completePrice, mandatoryCosts, quoteAccommodation } from '../../../../domain/pricing/stay-price.ts';
import {
  searchDefaults,
  serializeSearchFilter,
  type SearchFilter,
} from '../../../../domain/search-filter.ts';
import { nightsOf, type PlainDate } from '../../../../domain/stay.ts';
import type { Answer, Hit } from '../../../../search/answer.ts';
import { distanceKm } from '../../../../search/geo.ts';
import { dogsOf } from '../../../../search/period.ts';
import type { PriceRange } from '../../../../search/statistics.ts';

/** The exact price of the hit's stay by the pricing rules; null without dates, or without a price by now. */
export function priceObjectOf(
  hit: Hit,
  sheet: PricingSheet | undefined,
  filter: SearchFilter,
  today: PlainDate,
  calculatedAt: number,
): PriceObject | null {
  const { stay } = hit;
  if (!stay || !sheet) return null;
  const persons = filter.persons ?? searchDefaults.persons;
  const party = { persons, childAges: filter.childAges ?? [], dogs: dogsOf(filter) };
  const accommodation = quoteAccommodation(sheet, stay, today);
  const complete = completePrice(sheet, stay, party, today);
  if (!accommodation || complete === null) return null;
  const prepaid = mandatoryCosts(sheet, stay, party)
    .filter((line) => line.prepaid)
    .reduce((sum, line) => sum + line.total, 0);
  return {
    currency: 'EUR',
    original: toEuros(accommodation.original + prepaid),
    price: toEuros(accommodation.price + prepaid),
    priceComplete: toEuros(complete),
    pricePercentReduction: accommodation.discount?.percent ?? 0,
    discountKind: accommodation.discount?.kind ?? null,
    originalWithoutAdditions: toEuros(accommodation.original),
    persons,
    startDate: stay.startDate,
    endDate: stay.endDate,
    duration: nightsOf(stay),
    ts: calculatedAt,
  };
}

/** In the order of the hits; a home that was removed meanwhile is missing. */
export function presentHits(
  hits: readonly Hit[],
  summaries: readonly ObjectSummary[],
  priceOf: (hit: Hit) => PriceObject | null,
  { latitude, longitude }: SearchFilter,
): SearchHit[] {
  const summaryOf = new Map(summaries.map((summary) => [summary.objectNumber, summary]));
  return hits.flatMap((hit) => {
    const summary = summaryOf.get(hit.objectNumber);
    if (!summary) return [];
    const { lat, lon } = summary.position;
    const distance =
      latitude === undefined || longitude === undefined
        ? null
        : Math.round(distanceKm(latitude, longitude, lat, lon) * 10) / 10;
    return [{ ...summary, distance, priceObject: priceOf(hit) }];
  });
}

function rangeInEuros({ min, max, avg, count }: PriceRange): PriceRange {
  return { min: toEuros(min), max: toEuros(max), avg: toEuros(avg), count };
}

export function presentAnswer(
  filter: SearchFilter,
  answer: Answer,
  hits: SearchHit[],
  engineMs: number,
): SearchResult {
  const { all, cheap, mid, premium } = answer.prices;
  const criteria = serializeSearchFilter(filter);
  return {
    objectNumber: hits.map((hit) => hit.objectNumber),
    hits,
    hitsTotal: answer.total,
    aggs: {
      totalObjectsCollapse: answer.total,
      criteriaMatch: answer.facets.toRecord(),
      searchCriteria: criteria,
      prices_stats: {
        all: rangeInEuros(all),
        cheap: rangeInEuros(cheap),
        mid: rangeInEuros(mid),
        premium: rangeInEuros(premium),
      },
      totalRatings: answer.totalRatings,
      ratingAVG: answer.ratingAverage,
      arrivalDays: answer.arrivals.map(({ stay, total, lowestPrice }) => ({
        startDate: stay.startDate,
        endDate: stay.endDate,
        hitsTotal: total,
        priceMin: lowestPrice === null ? null : toEuros(lowestPrice),
      })),
      relaxations: answer.relaxations.map(({ keys, total }) => ({ keys: [...keys], hitsTotal: total })),
    },
    criteriaMatchSearch: 'Y',
    coordinatesSearch:
      filter.BBoxString !== undefined || (filter.latitude !== undefined && filter.longitude !== undefined),
    trackVars: criteria,
    timeES: Math.round(engineMs * 1000) / 1000,
  };
}
