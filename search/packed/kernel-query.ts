import {
  locationFilterKeys,
  searchDefaults,
  type FilterKey,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import type { PriceBounds } from '../dated-part.ts';
import type { LocationList } from '../location-list.ts';
import { ruleKeys } from '../matches-home.ts';
import { dogsOf, type Period } from '../period.ts';
import type { WordIndex } from '../word-index.ts';
import type { KernelContext } from './kernel.ts';
import { FacetCounts, keysWithOptions } from './facet-counts.ts';
import { FilterSets } from './filter-sets.ts';
import { emptyPlane, personsPlanes } from './option-planes.ts';
import type { PackedHomes } from './packed-homes.ts';
import { QueryFlags, QueryWords } from './query-words.ts';

export interface QueryWishes {
  facets: boolean;
  capacity: boolean;
  /** hits: the list with prices. lowest: their number and the lowest price. count: their number. */
  result: 'hits' | 'lowest' | 'count';
}

/** One set filter in the form of the kernel. */
export interface KernelCriterion {
  key: FilterKey;
  kind: number;
  value: number;
}

/** What a home decides alone; the box, and what whole blocks decide, are the kernel's own matter. */
const keysOfHomes: ReadonlySet<string> = new Set<FilterKey>([
  ...ruleKeys.filter((key) => key !== 'BBoxString' && key !== 'country' && key !== 'region'),
  'lastminuteonly',
  'fulltext',
  'q',
]);
const placeKeys: ReadonlySet<FilterKey> = new Set<FilterKey>(locationFilterKeys);
const widestTolerance = 3;
/** For a window: every arrival is wished. */
const anyTolerance = 100_000;
const priceMost = 0x7fffffff;
/** Of a hit that is put in order. */
const recordBytes = 16;
/** No location has it. */
const nowhere = -2;

/** Writes a filter in the form that the kernel reads, and keeps the room that its answers take. */
export class KernelQuery {
  readonly #kernel: KernelContext;
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: QueryWords;
  readonly #flags: QueryFlags;
  readonly #sets: FilterSets;
  readonly facets: FacetCounts;
  /** Slots that the room below is for. */
  #slots = 0;
  hitSlots = 0;
  hitPrices = 0;
  /** Address of room for records of hits; see `selectRange` of the kernel. */
  records = 0;

  constructor(kernel: KernelContext, homes: PackedHomes, locations: LocationList, words: WordIndex) {
    this.#kernel = kernel;
    this.#homes = homes;
    this.#locations = locations;
    this.#words = new QueryWords(kernel);
    this.#flags = new QueryFlags(kernel);
    this.#sets = new FilterSets(homes, locations, words);
    this.facets = new FacetCounts(kernel, homes, locations);
  }

  /** Puts the query into the kernel, which then answers it; the answer lies in its memory. */
  begin(filter: SearchFilter, period: Period | null, bounds: PriceBounds, wishes: QueryWishes): void {
    this.#makeRoom();
    const criteria = this.#criteriaOf(filter);
    const { int32, uint32, float64 } = this.#homes.tiles.memory;
    const at = this.#words;
    const is = this.#flags;
    const isBounded = bounds.min !== null || bounds.max !== null;
    const box = filter.BBoxString;
    int32[at.tiles] = this.#homes.tiles.tiles;
    int32[at.flags] =
      this.#putLocations(filter) |
      (period ? is.dated : 0) |
      (isBounded ? is.bounded : 0) |
      (box ? is.withBox : 0) |
      (wishes.facets ? is.withFacets : 0) |
      (wishes.capacity ? is.withCapacity : 0) |
      (wishes.result === 'hits' ? is.withHits : wishes.result === 'lowest' ? is.withLowest : 0);
    if (period) this.#putPeriod(period, wishes.facets);
    int32[at.priceMin] = Math.max(0, bounds.min ?? 0);
    int32[at.priceMax] = Math.min(priceMost, bounds.max ?? priceMost);
    int32[at.persons] = filter.persons ?? searchDefaults.persons;
    int32[at.dogs] = dogsOf(filter);
    uint32[at.hitSlots] = this.hitSlots;
    uint32[at.hitPrices] = this.hitPrices;
    uint32[at.records] = this.records;
    int32[at.optionVectors] = this.#homes.tiles.options.vectors;
    if (box) {
      float64[at.box] = box.west;
      float64[at.box + 1] = box.south;
      float64[at.box + 2] = box.east;
      float64[at.box + 3] = box.north;
    }
    int32[at.criteriaCount] = criteria.length;
    for (let index = 0, word = at.criteria; index < criteria.length; index += 1, word += 3) {
      const { key, kind, value } = criteria[index]!;
      int32[word] = kind;
      uint32[word + 1] = value;
      int32[word + 2] =
        (keysWithOptions.has(key) ? is.hasOptions : 0) | (placeKeys.has(key) ? is.isPlace : 0);
    }
    if (wishes.facets) this.facets.prepare(criteria, period !== null && isBounded);
    this.#kernel.beginSearch();
  }

  #putPeriod(period: Period, facets: boolean): void {
    const { int32 } = this.#homes.tiles.memory;
    const at = this.#words;
    const isWindow = period.lastDay - period.firstDay !== 2 * period.tolerance;
    const reach = isWindow ? 0 : facets ? widestTolerance : period.tolerance;
    // Nobody stays past the horizon: a window without end has no more arrivals than days.
    const last = Math.min(period.lastDay, period.horizonDay - period.nights);
    const first = isWindow ? period.firstDay : period.wishedDay - reach;
    int32[at.nights] = Math.min(period.nights, 100_000);
    int32[at.firstDay] = first;
    int32[at.arrivalCount] = isWindow ? Math.max(0, last - first + 1) : 2 * reach + 1;
    int32[at.wished] = isWindow ? 0 : reach;
    int32[at.tolerance] = isWindow ? anyTolerance : period.tolerance;
    int32[at.today] = period.today;
    int32[at.horizonDay] = period.horizonDay;
  }

  #criteriaOf(filter: SearchFilter): KernelCriterion[] {
    const criteria: KernelCriterion[] = [];
    this.#sets.begin();
    for (const name in filter) {
      if (!keysOfHomes.has(name)) continue;
      const key = name as FilterKey;
      if (filter[key] === undefined) continue;
      const criterion = this.#criterionOf(key, filter);
      if (criterion) criteria.push(criterion);
    }
    return criteria;
  }

  /** Null for what asks for nothing. */
  #criterionOf(key: FilterKey, filter: SearchFilter): KernelCriterion | null {
    const { planes } = this.#homes;
    const plane =
      key === 'persons'
        ? filter.persons! <= personsPlanes
          ? planes.personsPlane(filter.persons!)
          : undefined
        : key === 'offer' || key === 'offerFilter'
          ? (planes.find(`offer:${filter[key]!}`) ?? emptyPlane)
          : planes.find(`${key}:${String(filter[key])}`);
    if (plane !== undefined) return { key, kind: this.#flags.byPlane, value: plane };
    const set = this.#sets.setOf(key, filter);
    return set === null ? null : { key, kind: this.#flags.bySet, value: set };
  }

  /** Country and region are told by block; the flags of those that are set. */
  #putLocations({ country, region }: SearchFilter): number {
    const { int32 } = this.#homes.tiles.memory;
    const at = this.#words;
    let flags = 0;
    if (country !== undefined) {
      flags |= this.#flags.withCountry;
      const location = this.#locations.indexOf('country', country);
      int32[at.country] = location < 0 ? nowhere : location;
    }
    if (region !== undefined) {
      flags |= this.#flags.withRegion;
      const location = this.#locations.indexOf('region', region);
      const numbers = location < 0 ? [] : this.#homes.regions.numbersOf(location);
      int32[at.regionCount] = numbers.length;
      for (let index = 0; index < numbers.length; index += 1) int32[at.regions + index] = numbers[index]!;
    }
    return flags;
  }

  #makeRoom(): void {
    const { slots, memory } = this.#homes.tiles;
    if (slots <= this.#slots) return;
    this.#slots = Math.ceil((slots * 1.25) / 1024) * 1024;
    this.hitSlots = memory.take(4 * this.#slots);
    this.hitPrices = memory.take(4 * this.#slots);
    this.records = memory.take(recordBytes * this.#slots);
    this.#sets.makeRoom(this.#slots);
  }
}
