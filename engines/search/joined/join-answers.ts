import type { CountGroup } from '../../../domain/count-groups.ts';
import type { Answer, ArrivalDay } from '../answer.ts';
import { joinCells, presentCells } from '../clusters.ts';
import { FacetList } from '../facet-list.ts';
import { priceHistogram } from '../price-histogram.ts';
import { priceStatistics, toPercent } from '../statistics.ts';
import type { PartialAnswer, RankedHit } from '../partial-answer.ts';

interface JoinOptions {
  /** Ranks of the requested page: the first, and that after the last. */
  from: number;
  until: number;
  counts: readonly CountGroup[];
  histogram: boolean;
  /** False for a search without dates. */
  hasPeriod: boolean;
}

/** Joins the answers of all engines of a catalogue, without relaxations. */
export function joinAnswers(
  parts: readonly PartialAnswer[],
  { from, until, counts, histogram, hasPeriod }: JoinOptions,
): Omit<Answer, 'relaxations'> {
  const prices = joinPrices(parts);
  const totalRatings = addUp(parts, 'ratingCount');
  const ratingSum = addUp(parts, 'ratingSum');
  const cells = parts.flatMap((part) => part.cells ?? []);
  return {
    hits: mergeHits(parts.map(({ hits }) => hits))
      .slice(from, until)
      .map(({ hit }) => hit),
    total: addUp(parts, 'total'),
    facets: addFacets(parts, counts),
    histogram: histogram ? priceHistogram(prices) : [],
    // Sorts the prices.
    prices: priceStatistics(prices),
    totalRatings,
    ratingAverage: totalRatings === 0 ? null : Math.round(ratingSum / totalRatings) / 100,
    capacity: hasPeriod ? joinCapacity(parts) : null,
    arrivals: addArrivals(parts.map(({ arrivals }) => arrivals)),
    clusters: cells.length === 0 ? null : presentCells(joinCells(cells)),
  };
}

/** Adds up a number of all parts. */
export function addUp(
  parts: readonly PartialAnswer[],
  name: 'total' | 'ratingCount' | 'ratingSum' | 'placeCount' | 'freeCount',
): number {
  return parts.reduce((sum, part) => sum + part[name], 0);
}

/** Returns the share of free homes of a place in percent; see `Answer.capacity`. */
export function joinCapacity(parts: readonly PartialAnswer[]): number {
  return toPercent(addUp(parts, 'freeCount'), addUp(parts, 'placeCount'));
}

export function mergeHits(lists: readonly (readonly RankedHit[])[]): RankedHit[] {
  return lists.flat().sort((a, b) => a.rank - b.rank || a.hit.objectNumber - b.hit.objectNumber);
}

function joinPrices(parts: readonly PartialAnswer[]): Int32Array {
  const prices = new Int32Array(parts.reduce((sum, part) => sum + part.prices.length, 0));
  let end = 0;
  for (const part of parts) {
    prices.set(part.prices, end);
    end += part.prices.length;
  }
  return prices;
}

function addFacets(parts: readonly PartialAnswer[], counts: readonly CountGroup[]): FacetList {
  const sums: Record<string, number> = {};
  for (const { facets } of parts)
    for (const [name, count] of Object.entries(facets.toRecord())) sums[name] = (sums[name] ?? 0) + count;
  return FacetList.of(sums, counts);
}

/** All parts have the same arrival days. */
function addArrivals([first = [], ...others]: readonly (readonly ArrivalDay[])[]): ArrivalDay[] {
  return first.map((day, index) => {
    const days = [day, ...others.map((other) => other[index]!)];
    const prices = days.flatMap(({ lowestPrice }) => lowestPrice ?? []);
    return {
      stay: day.stay,
      total: days.reduce((sum, { total }) => sum + total, 0),
      lowestPrice: prices.length === 0 ? null : prices.reduce((a, b) => (b < a ? b : a)),
    };
  });
}
