import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';
import { proportion } from '../../domain/money.ts';
import { toDayNumber, type PlainDate, type Stay } from '../../domain/stay.ts';
import type { Answer, ArrivalDay, ClusterAnswer, Engine, Hit, SearchOptions } from '../answer.ts';
import { gatherClusters, type Located } from '../clusters.ts';
import { priceBoundsOf } from '../dated-part.ts';
import type { EngineInput } from '../engine.ts';
import type { FacetList } from '../facet-list.ts';
import { forStay, relaxationsOf, stripStays } from '../guidance.ts';
import type { IndexedHome } from '../indexed-home.ts';
import { LocationList } from '../location-list.ts';
import { periodOf, type Period } from '../period.ts';
import { pageBounds, Ranking } from '../ranking.ts';
import { percentOf, type PriceRange, type PriceStatistics } from '../statistics.ts';
import { suggestLocations } from '../suggest.ts';
import { WordIndex } from '../word-index.ts';
import { HitOrder } from './hit-order.ts';
import type { Kernel } from './kernel.ts';
import { dateOfDay } from '../known-days.ts';
import { KernelQuery, type QueryWishes } from './kernel-query.ts';
import { PackedHomes } from './packed-homes.ts';

const suggestionsMax = 8;
/** Of a hit of the page in the kernel's memory. */
const wordsOfHit = 4;
const fullAnswer: QueryWishes = { facets: true, capacity: true, result: 'hits' };
const onlyHits: QueryWishes = { facets: false, capacity: false, result: 'hits' };
const onlyCount: QueryWishes = { facets: false, capacity: false, result: 'count' };
const onlyLowest: QueryWishes = { facets: false, capacity: false, result: 'lowest' };
const onlyCapacity: QueryWishes = { facets: false, capacity: true, result: 'count' };

/** Parts of a search by what they are for. */
export type SearchParts = Record<
  'criteria' | 'prices' | 'counts' | 'capacity' | 'statistics' | 'page' | 'whole',
  () => unknown
>;

/** The engine over the kernel's memory. */
export class PackedEngine implements Engine {
  today: PlainDate;
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #query: KernelQuery;
  readonly #ranking: Ranking;
  readonly #order: HitOrder;
  readonly #kernel: Kernel;
  /** Index of the first of the words of figures. */
  readonly #result: number;
  readonly #statistics: number;

  /** Homes are added one by one; after `finish` it answers. */
  constructor(kernel: Kernel, { locations, today }: Omit<EngineInput, 'homes'>) {
    this.today = today;
    const day = toDayNumber(today);
    this.#kernel = kernel;
    this.#result = kernel.constant('RESULT') >>> 2;
    this.#statistics = kernel.constant('STATISTICS');
    this.#locations = new LocationList(locations);
    this.#words = new WordIndex(this.#locations);
    this.#homes = new PackedHomes(kernel, this.#locations, day);
    this.#query = new KernelQuery(this.#homes, this.#locations, this.#words);
    this.#ranking = new Ranking(this.#homes.table, (region, visit) =>
      this.#words.forEachHomeAt(region, visit),
    );
    this.#order = new HitOrder(kernel, this.#homes, this.#query, this.#ranking);
  }

  add(home: IndexedHome): void {
    if (!home.active) return;
    const row = this.#homes.stage(home);
    this.#words.put(row, home);
    this.#countAt(row, 1);
  }

  finish(): Engine {
    this.#homes.build(toDayNumber(this.today));
    for (const row of this.#homes.table.slotOf.values()) this.#ranking.put(row);
    this.#order.settle(toDayNumber(this.today));
    return this;
  }

  get size(): number {
    return this.#homes.table.slotOf.size;
  }

  search(given: SearchFilter, { arrivals = false }: SearchOptions = {}): Answer {
    const filter = { persons: searchDefaults.persons, ...given };
    const period = this.#run(filter, fullAnswer);
    const total = this.#figure(0);
    const ratings = this.#ratings();
    const facets = this.#facets(period, total);
    const capacity = period ? percentOf(this.#figure(2), this.#figure(1)) : null;
    const prices = this.#prices();
    const hits = this.#page(filter, period, total);
    return {
      hits,
      total,
      facets,
      prices,
      ...ratings,
      capacity,
      arrivals: arrivals ? this.#arrivals(filter) : [],
      relaxations: total > 0 ? [] : relaxationsOf(given, (other) => this.#count(other)),
    };
  }

  /** A search in parts, to be timed: from the second to the fourth each one does what the one before does, and more. */
  partsOf(given: SearchFilter): SearchParts {
    const filter = { persons: searchDefaults.persons, ...given };
    const period = periodOf(filter, this.today);
    return {
      criteria: () => this.#run(filter, onlyCount),
      prices: () => this.#run(filter, onlyHits),
      counts: () => this.#run(filter, { ...fullAnswer, capacity: false }),
      capacity: () => this.#run(filter, fullAnswer),
      statistics: () => this.#prices(),
      page: () => this.#page(filter, period, this.#figure(0)),
      whole: () => this.search(given),
    };
  }

  /** What the last search went through. */
  touched(): { blocks: number; otherBlocks: number; priced: number; hits: number } {
    return {
      blocks: this.#figure(12),
      otherBlocks: this.#figure(13),
      priced: this.#figure(14),
      hits: this.#figure(0),
    };
  }

  clusters(given: SearchFilter, zoom: number): ClusterAnswer {
    this.#run({ persons: searchDefaults.persons, ...given }, onlyHits);
    const { objectNumber, lat, lon } = this.#homes.table.columns;
    const { int32 } = this.#homes.tiles.memory;
    const slots = this.#query.hitSlots >>> 2;
    const prices = this.#query.hitPrices >>> 2;
    const read = (index: number, home: Located): void => {
      const row = this.#homes.rowOfSlot(int32[slots + index]!);
      home.objectNumber = objectNumber[row]!;
      home.lat = lat[row]!;
      home.lon = lon[row]!;
      home.price = int32[prices + index]!;
    };
    const total = this.#figure(0);
    return { total, clusters: gatherClusters(total, read, zoom) };
  }

  find(given: SearchFilter): number[] {
    const filter = { persons: searchDefaults.persons, ...given };
    this.#run(filter, onlyHits);
    this.#kernel.priceStatistics();
    const total = this.#figure(0);
    const page = this.#order.select(filter.sort, 0, total, toDayNumber(this.today));
    const { uint32 } = this.#homes.tiles.memory;
    return Array.from({ length: total }, (_, rank) => uint32[page + rank * wordsOfHit]!);
  }

  capacity(filter: SearchFilter): number | null {
    const period = this.#run(filter, onlyCapacity);
    return period ? percentOf(this.#figure(2), this.#figure(1)) : null;
  }

  suggest(
    text: string,
    language: Parameters<Engine['suggest']>[1],
    limit = suggestionsMax,
  ): ReturnType<Engine['suggest']> {
    const indexes = { locations: this.#locations, words: this.#words, homes: this.#homes.table };
    return suggestLocations(text, language, limit, indexes);
  }

  countsByLocation(): ReturnType<Engine['countsByLocation']> {
    return this.#locations.all.map(({ kind, key, count }) => ({ kind, key, count }));
  }

  countsByOffer(): Map<number, number> {
    return this.#homes.table.countsOfPlanes('offer:');
  }

  offersOf(objectNumber: number): number[] | null {
    const row = this.#homes.table.slotOf.get(objectNumber);
    return row === undefined ? null : this.#homes.table.numbersOfPlanes('offer:', row);
  }

  weekPrice(objectNumber: number): number | null {
    const row = this.#homes.table.slotOf.get(objectNumber);
    const price = row === undefined ? -1 : this.#homes.table.columns.weekPrice[row]!;
    return price < 0 ? null : price;
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    const known = this.#homes.table.slotOf.get(home.objectNumber);
    if (known !== undefined) this.#countAt(known, -1);
    const row = this.#homes.put(home, toDayNumber(this.today));
    this.#countAt(row, 1);
    this.#words.put(row, home);
    this.#ranking.put(row);
  }

  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void {
    this.#homes.putOccupied(objectNumber, occupied);
  }

  applyBooked(objectNumber: number, stay: Stay): void {
    this.#homes.putBooked(objectNumber, stay);
  }

  remove(objectNumber: number): void {
    const known = this.#homes.table.slotOf.get(objectNumber);
    if (known === undefined) return;
    this.#countAt(known, -1);
    this.#homes.remove(objectNumber);
    this.#words.remove(known);
    this.#ranking.remove(known);
  }

  moveTo(today: PlainDate): boolean {
    if (today === this.today) return true;
    if (today < this.today) return false;
    this.today = today;
    this.#homes.moveTo(toDayNumber(today), (row) => this.#ranking.put(row));
    this.#order.settle(toDayNumber(today));
    return true;
  }

  bytes(): number {
    return this.#homes.bytes() + this.#words.bytes() + this.#ranking.bytes();
  }

  #run(filter: SearchFilter, wishes: QueryWishes): Period | null {
    const period = periodOf(filter, this.today);
    this.#query.run(filter, period, priceBoundsOf(filter), wishes);
    return period;
  }

  /** A figure of the answer by its place. */
  #figure(index: number): number {
    return this.#homes.tiles.memory.int32[this.#result + index]!;
  }

  #ratings(): Pick<Answer, 'totalRatings' | 'ratingAverage'> {
    const { float64 } = this.#homes.tiles.memory;
    const totalRatings = float64[(this.#result >>> 1) + 4]!;
    const sum = float64[(this.#result >>> 1) + 5]!;
    return { totalRatings, ratingAverage: totalRatings === 0 ? null : Math.round(sum / totalRatings) / 100 };
  }

  #prices(): PriceStatistics {
    this.#kernel.priceStatistics();
    const { int32, float64 } = this.#homes.tiles.memory;
    const range = (part: number): PriceRange => {
      const at = this.#statistics + part * 32;
      const count = int32[(at >>> 2) + 2]!;
      const sum = float64[(at >>> 3) + 2]!;
      return {
        min: int32[at >>> 2]!,
        max: int32[(at >>> 2) + 1]!,
        avg: count === 0 ? 0 : proportion(sum, 1, count),
        count,
      };
    };
    return { all: range(0), cheap: range(1), mid: range(2), premium: range(3) };
  }

  #facets(period: Period | null, total: number): FacetList {
    const isShifted = period !== null && period.lastDay - period.firstDay === 2 * period.tolerance;
    return this.#query.facets.read(isShifted ? this.#result + 4 : null, total);
  }

  #page(filter: SearchFilter, period: Period | null, total: number): Hit[] {
    const [from, until] = pageBounds(filter, total);
    const hits: Hit[] = [];
    if (from === until) return hits;
    const page = this.#order.select(filter.sort, from, until, toDayNumber(this.today));
    if (period) this.#kernel.findPageArrivals(until - from);
    const { int32, uint32 } = this.#homes.tiles.memory;
    for (let at = page; at < page + (until - from) * wordsOfHit; at += wordsOfHit) {
      const price = int32[at + 1]!;
      hits.push({
        objectNumber: uint32[at]!,
        price: price < 0 ? null : price,
        stay: period && this.#stayAt(int32[at + 3]!, period.nights),
      });
    }
    return hits;
  }

  #stayAt(arrival: number, nights: number): Stay {
    return { startDate: dateOfDay(arrival), endDate: dateOfDay(arrival + nights) };
  }

  #count(given: SearchFilter): number {
    this.#run({ persons: searchDefaults.persons, ...given }, onlyCount);
    return this.#figure(0);
  }

  #arrivals(filter: SearchFilter): ArrivalDay[] {
    return stripStays(filter, this.today).map((stay) => {
      this.#run(forStay(filter, stay), onlyLowest);
      const lowest = this.#figure(3);
      return { stay, total: this.#figure(0), lowestPrice: lowest < 0 ? null : lowest };
    });
  }

  #countAt(row: number, change: 1 | -1): void {
    const { country, region, place } = this.#homes.table.columns;
    for (const column of [country, region, place]) this.#locations.all[column[row]!]!.count += change;
  }
}
