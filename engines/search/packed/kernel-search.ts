import { countGroups, type CountGroup } from '../../../domain/count-groups.ts';
import { cents, proportion } from '../../../domain/cents.ts';
import { noMoney } from '../../../domain/money.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { toDayNumber, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type { Answer, ArrivalDay, Cluster, Hit, SearchOptions } from '../answer.ts';
import { gatherCells, presentCells, type Cells, type Located } from '../clusters.ts';
import { readPriceBounds } from '../price-bounds.ts';
import type { FacetList } from '../facet-list.ts';
import { withStay, findRelaxations, listArrivalStays } from '../guidance.ts';
import { formatDay } from '../day-numbers.ts';
import type { LocationList } from '../location-list.ts';
import { readPeriod, type Period } from '../period.ts';
import { pageBounds, type Ranking, type RatingTotals } from '../ranking.ts';
import { priceHistogram } from '../price-histogram.ts';
import { toPercent, type PriceRange, type PriceStatistics } from '../statistics.ts';
import { normalizeFilter } from '../normalize-filter.ts';
import type { WordIndex } from '../word-index.ts';
import { HitOrder } from './hit-order.ts';
import type { KernelContext } from './kernel.ts';
import { contextParts, fields, structureBytes } from './layout.ts';
import { wordOffsets } from './word-offsets.ts';
import { KernelQuery, type RequestedParts } from './kernel-query.ts';
import type { PackedHomes } from './packed-homes.ts';

const hitWords = structureBytes.pageHit >>> 2;
const hitAt = wordOffsets(fields.pageHit);
const rangeAt = wordOffsets(fields.priceRange);
export const fullAnswer: RequestedParts = { counts: countGroups, capacity: true, result: 'hits' };
export const onlyHits: RequestedParts = { counts: [], capacity: false, result: 'hits' };
export const onlyCount: RequestedParts = { counts: [], capacity: false, result: 'count' };
const onlyLowest: RequestedParts = { counts: [], capacity: false, result: 'lowest' };
const onlyCapacity: RequestedParts = { counts: [], capacity: true, result: 'count' };

type AnswerField = Exclude<keyof typeof fields.answer, 'ratingCount' | 'ratingSum'>;

export interface SearchIndexes {
  homes: PackedHomes;
  locations: LocationList;
  words: WordIndex;
  ranking: Ranking;
}

export class KernelSearch {
  readonly kernel: KernelContext;
  readonly #homes: PackedHomes;
  readonly #query: KernelQuery;
  readonly #order: HitOrder;
  /** Address of the single numbers of an answer, and of the statistics of its prices. */
  readonly #answer: number;
  readonly #ranges: number;

  constructor(kernel: KernelContext, { homes, locations, words, ranking }: SearchIndexes) {
    this.kernel = kernel;
    this.#homes = homes;
    this.#answer = kernel.address + contextParts.answer;
    this.#ranges = kernel.address + contextParts.priceRanges;
    this.#query = new KernelQuery(kernel, homes, locations, words);
    this.#order = new HitOrder(kernel, homes, this.#query, ranking);
  }

  /**
   * Splits a search into queries. At each yield one has been started in the kernel, which must answer it before the
   * next step.
   */
  *queries(
    request: SearchFilter,
    today: PlainDate,
    { arrivals = false, histogram = false, counts = countGroups, zoom }: SearchOptions,
  ): Generator<undefined, Answer> {
    const filter = normalizeFilter(request);
    const period = this.#begin(filter, today, { ...fullAnswer, counts });
    yield;
    const answer = this.#present(request, filter, period, today, { counts, histogram, zoom });
    if (arrivals) {
      for (const stay of listArrivalStays(filter, today)) {
        this.#begin(withStay(filter, stay), today, onlyLowest);
        yield;
        answer.arrivals.push(this.#arrivalDay(stay));
      }
    }
    return answer;
  }

  search(filter: SearchFilter, today: PlainDate, options: SearchOptions): Answer {
    const queries = this.queries(filter, today, options);
    for (;;) {
      const { done, value } = queries.next();
      if (done) return value;
      this.kernel.finishSearch();
    }
  }

  /** Runs a query to its end; figures and hits are in the kernel's memory. */
  run(filter: SearchFilter, today: PlainDate, requested: RequestedParts): Period | null {
    const period = this.#begin(filter, today, requested);
    this.kernel.finishSearch();
    return period;
  }

  count(request: SearchFilter, today: PlainDate): number {
    this.run(normalizeFilter(request), today, onlyCount);
    return this.readField('hitCount');
  }

  capacity(filter: SearchFilter, today: PlainDate): number | null {
    return this.#capacity(this.run(filter, today, onlyCapacity));
  }

  find(request: SearchFilter, today: PlainDate): number[] {
    const filter = normalizeFilter(request);
    this.run(filter, today, onlyHits);
    this.kernel.priceStatistics();
    const total = this.readField('hitCount');
    const page = this.#order.select(filter.sort, 0, total, toDayNumber(today));
    const { uint32 } = this.#homes.tiles.memory;
    return Array.from({ length: total }, (_, rank) => uint32[page + rank * hitWords + hitAt.objectNumber]!);
  }

  /** Updates the scores of the recommendation, as the next search would. */
  updateScores(today: PlainDate): void {
    this.#order.updateScores(toDayNumber(today));
  }

  /** Gathers all hits of the last query by cells of the map. */
  cells(zoom: number): Cells {
    const { objectNumber, lat, lon } = this.#homes.table.columns;
    const { int32 } = this.#homes.tiles.memory;
    const slots = this.#query.hitSlots >>> 2;
    const prices = this.#query.hitPrices >>> 2;
    const read = (index: number, home: Located): void => {
      const docId = this.#homes.findDocId(int32[slots + index]!);
      home.objectNumber = objectNumber[docId]!;
      home.lat = lat[docId]!;
      home.lon = lon[docId]!;
      home.price = cents(int32[prices + index]!);
    };
    return gatherCells(this.readField('hitCount'), read, zoom);
  }

  clusters(zoom: number): Cluster[] {
    return presentCells(this.cells(zoom));
  }

  readField(field: AnswerField): number {
    return this.#homes.tiles.memory.int32[(this.#answer + fields.answer[field]) >>> 2]!;
  }

  prices(): PriceStatistics {
    this.kernel.priceStatistics();
    const { int32, float64 } = this.#homes.tiles.memory;
    const range = (part: number): PriceRange => {
      const at = (this.#ranges + part * structureBytes.priceRange) >>> 2;
      const count = int32[at + rangeAt.count]!;
      const sum = float64[(at + rangeAt.sum) >>> 1]!;
      return {
        min: cents(int32[at + rangeAt.low]!),
        max: cents(int32[at + rangeAt.high]!),
        avg: count === 0 ? noMoney : proportion(cents(sum), 1, count),
        count,
      };
    };
    return { all: range(0), cheap: range(1), mid: range(2), premium: range(3) };
  }

  /** Prices of all hits of the last query, in the kernel's memory; -1 for one without a price. */
  hitPrices(): Int32Array {
    const from = this.#query.hitPrices >>> 2;
    return this.#homes.tiles.memory.int32.subarray(from, from + this.readField('hitCount'));
  }

  /** The requested page of hits. The statistics must exist. */
  page(filter: SearchFilter, today: PlainDate, period: Period | null): Hit[] {
    const [from, until] = pageBounds(filter, this.readField('hitCount'));
    return this.hits(filter, today, period, from, until);
  }

  /** The hits of the ranks [from, until), in order. The statistics must exist. */
  hits(filter: SearchFilter, today: PlainDate, period: Period | null, from: number, until: number): Hit[] {
    const hits: Hit[] = [];
    if (from === until) return hits;
    const page = this.#order.select(filter.sort, from, until, toDayNumber(today));
    if (period) this.kernel.findPageArrivals(until - from);
    const { int32, uint32 } = this.#homes.tiles.memory;
    for (let at = page; at < page + (until - from) * hitWords; at += hitWords) {
      const price = int32[at + hitAt.price]!;
      hits.push({
        objectNumber: uint32[at + hitAt.objectNumber]!,
        price: price < 0 ? null : cents(price),
        stay: period && stayAt(int32[at + hitAt.arrival]!, period.nights),
      });
    }
    return hits;
  }

  #begin(filter: SearchFilter, today: PlainDate, requested: RequestedParts): Period | null {
    const period = readPeriod(filter, today);
    this.#query.begin(filter, period, readPriceBounds(filter), requested);
    return period;
  }

  #present(
    request: SearchFilter,
    filter: SearchFilter,
    period: Period | null,
    today: PlainDate,
    options: Pick<SearchOptions, 'histogram' | 'zoom'> & { counts: readonly CountGroup[] },
  ): Answer {
    const total = this.readField('hitCount');
    const ratings = this.#ratings();
    const facets = this.facets(period, options.counts);
    const capacity = this.#capacity(period);
    const prices = this.prices();
    const histogram = options.histogram ? priceHistogram(this.hitPrices()) : [];
    const clusters = options.zoom === undefined ? null : this.clusters(options.zoom);
    const hits = this.page(filter, today, period);
    return {
      hits,
      total,
      facets,
      prices,
      histogram,
      ...ratings,
      capacity,
      arrivals: [],
      relaxations: total > 0 ? [] : findRelaxations(request, (other) => this.count(other, today)),
      clusters,
    };
  }

  #capacity(period: Period | null): number | null {
    return period ? toPercent(this.readField('freeCount'), this.readField('placeCount')) : null;
  }

  #ratings(): Pick<Answer, 'totalRatings' | 'ratingAverage'> {
    const { count, sum } = this.ratingTotals();
    return { totalRatings: count, ratingAverage: count === 0 ? null : Math.round(sum / count) / 100 };
  }

  ratingTotals(): RatingTotals {
    const { float64 } = this.#homes.tiles.memory;
    return {
      count: float64[(this.#answer + fields.answer.ratingCount) >>> 3]!,
      sum: float64[(this.#answer + fields.answer.ratingSum) >>> 3]!,
    };
  }

  facets(period: Period | null, groups: readonly CountGroup[]): FacetList {
    const isShifted = period !== null && period.lastDay - period.firstDay === 2 * period.tolerance;
    return this.#query.facets.read(isShifted, this.readField('hitCount'), groups);
  }

  /** The strip of days around the requested arrival. */
  arrivals(filter: SearchFilter, today: PlainDate): ArrivalDay[] {
    return listArrivalStays(filter, today).map((stay) => {
      this.run(withStay(filter, stay), today, onlyLowest);
      return this.#arrivalDay(stay);
    });
  }

  #arrivalDay(stay: Stay): ArrivalDay {
    const lowest = this.readField('lowestPrice');
    return { stay, total: this.readField('hitCount'), lowestPrice: lowest < 0 ? null : cents(lowest) };
  }
}

function stayAt(arrival: number, nights: number): Stay {
  return { startDate: formatDay(arrival), endDate: formatDay(arrival + nights) };
}
