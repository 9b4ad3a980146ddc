import { searchDefaults, type SearchFilter, type SortOrder } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { CountGroup } from '../../../domain/count-groups.ts';
import type { Hit } from '../answer.ts';
import type { PartialAnswer, RankedHit } from '../partial-answer.ts';
import { sizeDeduction } from '../recommendation.ts';
import { fullAnswer, type KernelSearch, type SearchIndexes } from './kernel-search.ts';

export interface PartOptions {
  arrivals: boolean;
  counts: readonly CountGroup[];
  zoom: number | undefined;
  /** Number of hits to list. */
  first: number;
}

/** Answers a normalized filter for the homes of this engine alone. */
export function answerPart(
  search: KernelSearch,
  indexes: SearchIndexes,
  filter: SearchFilter,
  today: PlainDate,
  { arrivals, counts, zoom, first }: PartOptions,
): PartialAnswer {
  const period = search.run(filter, today, { ...fullAnswer, counts });
  const total = search.readField('hitCount');
  const facets = search.facets(period, counts);
  const prices = search.hitPrices().filter((price) => price >= 0);
  const cells = zoom === undefined ? null : search.cells(zoom);
  const { count, sum } = search.ratingTotals();
  const [placeCount, freeCount] = [search.readField('placeCount'), search.readField('freeCount')];
  search.kernel.priceStatistics();
  const hits = search.hits(filter, today, period, 0, Math.min(first, total));
  return {
    total,
    hits: rankHits(hits, filter, indexes),
    prices,
    ratingCount: count,
    ratingSum: sum,
    facets,
    placeCount,
    freeCount,
    // Further queries, which replace what is in the kernel's memory.
    arrivals: arrivals ? search.arrivals(filter, today) : [],
    cells,
  };
}

/** Gives each hit the number that the kernel has sorted it by; the same as in `compareHits`. */
function rankHits(
  hits: readonly Hit[],
  { sort = 'recommendation', persons = searchDefaults.persons }: SearchFilter,
  { homes, ranking: { scores } }: SearchIndexes,
): RankedHit[] {
  const { docIdByNumber, columns } = homes.table;
  const rankOf: Readonly<Record<SortOrder, (hit: Hit) => number>> = {
    priceAsc: ({ price }) => price ?? Infinity,
    priceDesc: ({ price }) => (price === null ? Infinity : -1 * price),
    rating: ({ objectNumber }) => -columns.rating[docIdByNumber.get(objectNumber)!]!,
    recommendation({ objectNumber }) {
      const docId = docIdByNumber.get(objectNumber)!;
      return sizeDeduction(persons, columns.personsMax[docId]!) - scores[docId]!;
    },
  };
  return hits.map((hit) => ({ hit, rank: rankOf[sort](hit) }));
}
