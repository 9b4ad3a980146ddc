import type { CountGroup } from '../../../domain/count-groups.ts';
import {
  locationFilterKeys,
  searchDefaults,
  type FilterKey,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import type { PriceBounds } from '../price-bounds.ts';
import type { LocationList } from '../location-list.ts';
import { ruleKeys } from '../matches-home.ts';
import { countDogs, type Period } from '../period.ts';
import type { WordIndex } from '../word-index.ts';
import type { KernelContext } from './kernel.ts';
import { FacetCounts, countsOptions, keysWithOptions } from './facet-counts.ts';
import type { KernelCriterion } from './kernel-criterion.ts';
import { FilterBitmaps } from './filter-bitmaps.ts';
import { emptyBitmap, personsBitmaps } from './option-bitmaps.ts';
import type { PackedHomes } from './packed-homes.ts';
import { KernelTaxes, type ArrivalRange } from './kernel-taxes.ts';
import { wordOffsets } from './word-offsets.ts';
import {
  contextParts,
  criterionKind,
  criterionRole,
  fields,
  placeNumber,
  queryFlag,
  sizes,
  structureBytes,
} from './layout.ts';
import { regionKeys } from '../region-keys.ts';

export interface RequestedParts {
  counts: readonly CountGroup[];
  capacity: boolean;
  /** hits: the list with prices. lowest: their number and the lowest price. count: their number. */
  result: 'hits' | 'lowest' | 'count';
}

/** Filters that are decided home by home. Box, country and region are not: the kernel decides them for whole blocks. */
const homeKeys: ReadonlySet<string> = new Set<FilterKey>([
  ...ruleKeys.filter((key) => key !== 'BBoxString' && key !== 'country' && key !== 'region'),
  'lastminuteonly',
  'fulltext',
  'q',
]);
const placeKeys: ReadonlySet<FilterKey> = new Set<FilterKey>(locationFilterKeys);
const priceLimit = 0x7fffffff;
/** Fields of a query by their index among words of 32 bits. */
const at = wordOffsets(fields.query);
const criterionWords = structureBytes.criterion >>> 2;

const flagByGroup: Readonly<Record<CountGroup, number>> = {
  options: queryFlag.withOptions,
  offers: queryFlag.withOptions,
  tolerances: queryFlag.withTolerances,
  regions: queryFlag.withRegionCounts,
  countries: queryFlag.withCountryCounts,
};

function countFlags(groups: readonly CountGroup[]): number {
  let flags = 0;
  for (const group of groups) flags |= flagByGroup[group];
  return flags;
}

interface Arrivals extends ArrivalRange {
  /** Index of the requested one. */
  requested: number;
  tolerance: number;
}

function toArrivals(period: Period, doTolerancesCount: boolean): Arrivals {
  const isWindow = period.lastDay - period.firstDay !== 2 * period.tolerance;
  if (isWindow) {
    // Stays end at the horizon, so an open window has no more arrivals than days.
    const last = Math.min(period.lastDay, period.horizonDay - period.nights);
    const count = Math.max(0, last - period.firstDay + 1);
    return { first: period.firstDay, count, requested: 0, tolerance: sizes.windowTolerance };
  }
  const reach = doTolerancesCount ? sizes.toleranceMax : period.tolerance;
  const first = period.requestedDay - reach;
  return { first, count: 2 * reach + 1, requested: reach, tolerance: period.tolerance };
}

/** Writes filters in the kernel's form, and allocates the buffers of its answers. */
export class KernelQuery {
  readonly #kernel: KernelContext;
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  /** Index of the first word of the query, of its criteria, and of the requested regions. */
  readonly #query: number;
  readonly #criteria: number;
  readonly #regions: number;
  readonly #sets: FilterBitmaps;
  readonly facets: FacetCounts;
  /** Number of slots that the buffers below have room for. */
  #slots = 0;
  hitSlots = 0;
  hitPrices = 0;
  /** Address of the buffer for records of hits; see `selectRange` of the kernel. */
  records = 0;
  readonly #taxes: KernelTaxes;

  constructor(kernel: KernelContext, homes: PackedHomes, locations: LocationList, words: WordIndex) {
    this.#kernel = kernel;
    this.#homes = homes;
    this.#locations = locations;
    this.#query = (kernel.address + contextParts.query) >>> 2;
    this.#criteria = (kernel.address + contextParts.criteria) >>> 2;
    this.#regions = (kernel.address + contextParts.requestedRegions) >>> 2;
    this.#taxes = new KernelTaxes(homes);
    this.#sets = new FilterBitmaps(homes, locations, words);
    this.facets = new FacetCounts(kernel, homes, locations);
  }

  /** Writes the query to the kernel, which then answers it; the answer is in the kernel's memory. */
  begin(filter: SearchFilter, period: Period | null, bounds: PriceBounds, requested: RequestedParts): void {
    this.#makeRoom();
    const criteria = this.#toCriteria(filter);
    const arrivals = period && toArrivals(period, requested.counts.includes('tolerances'));
    const partyDifferences = period ? this.#taxes.putDifferences(filter, period.nights) : 0;
    const arrivalTaxes = arrivals ? this.#taxes.putArrivals(filter, period.nights, arrivals) : 0;
    const { int32, uint32, float64 } = this.#homes.tiles.memory;
    const query = this.#query;
    const isBounded = bounds.min !== null || bounds.max !== null;
    const box = filter.BBoxString;
    int32[query + at.tiles] = this.#homes.tiles.tiles;
    int32[query + at.flags] =
      this.#putLocations(filter) |
      (period ? queryFlag.dated : 0) |
      (isBounded ? queryFlag.bounded : 0) |
      (box ? queryFlag.withBox : 0) |
      countFlags(requested.counts) |
      (requested.capacity ? queryFlag.withCapacity : 0) |
      (requested.result === 'hits'
        ? queryFlag.withHits
        : requested.result === 'lowest'
          ? queryFlag.withLowest
          : 0);
    if (arrivals) this.#putPeriod(period, arrivals);
    int32[query + at.priceMin] = Math.max(0, bounds.min ?? 0);
    int32[query + at.priceMax] = Math.min(priceLimit, bounds.max ?? priceLimit);
    int32[query + at.persons] = filter.persons ?? searchDefaults.persons;
    int32[query + at.dogs] = countDogs(filter);
    uint32[query + at.partyDifferences] = partyDifferences;
    uint32[query + at.arrivalTaxes] = arrivalTaxes;
    uint32[query + at.hitSlots] = this.hitSlots;
    uint32[query + at.hitPrices] = this.hitPrices;
    uint32[query + at.records] = this.records;
    int32[query + at.optionVectors] = this.#homes.tiles.options.vectors;
    if (box) {
      float64[(query + at.west) >>> 1] = box.west;
      float64[(query + at.south) >>> 1] = box.south;
      float64[(query + at.east) >>> 1] = box.east;
      float64[(query + at.north) >>> 1] = box.north;
    }
    int32[query + at.criteriaCount] = criteria.length;
    const areOptionsCounted = countsOptions(requested.counts);
    for (let index = 0, word = this.#criteria; index < criteria.length; index += 1, word += criterionWords) {
      const { key, kind, value } = criteria[index]!;
      int32[word] = kind;
      uint32[word + 1] = value;
      int32[word + 2] =
        (areOptionsCounted && keysWithOptions.has(key) ? criterionRole.hasOptions : 0) |
        (placeKeys.has(key) ? criterionRole.isPlace : 0);
    }
    if (requested.counts.length > 0)
      this.facets.prepare(criteria, period !== null && isBounded, requested.counts);
    this.#kernel.beginSearch();
  }

  #putPeriod(period: Period, { first, count, requested, tolerance }: Arrivals): void {
    const { int32 } = this.#homes.tiles.memory;
    const query = this.#query;
    int32[query + at.nights] = Math.min(period.nights, 100_000);
    int32[query + at.firstDay] = first;
    int32[query + at.arrivalCount] = count;
    int32[query + at.requested] = requested;
    int32[query + at.tolerance] = tolerance;
    int32[query + at.today] = period.today;
    int32[query + at.horizonDay] = period.horizonDay;
  }

  #toCriteria(filter: SearchFilter): KernelCriterion[] {
    const criteria: KernelCriterion[] = [];
    this.#sets.begin();
    for (const name in filter) {
      if (!homeKeys.has(name)) continue;
      const key = name as FilterKey;
      if (filter[key] === undefined) continue;
      const criterion = this.#toCriterion(key, filter);
      if (criterion) criteria.push(criterion);
    }
    return criteria;
  }

  #toCriterion(key: FilterKey, filter: SearchFilter): KernelCriterion | null {
    const { bitmaps } = this.#homes;
    const bitmap =
      key === 'persons'
        ? filter.persons! <= personsBitmaps
          ? bitmaps.personsBitmap(filter.persons!)
          : undefined
        : key === 'offer' || key === 'offerFilter'
          ? (bitmaps.find(`offer:${filter[key]!}`) ?? emptyBitmap)
          : bitmaps.find(`${key}:${String(filter[key])}`);
    if (bitmap !== undefined) return { key, kind: criterionKind.option, value: bitmap };
    const set = this.#sets.findBitmap(key, filter);
    return set === null ? null : { key, kind: criterionKind.address, value: set };
  }

  /** Country and region are decided by block, or by home in shared blocks; returns the flags of the active ones. */
  #putLocations({ country, region }: SearchFilter): number {
    const { int32 } = this.#homes.tiles.memory;
    const query = this.#query;
    let flags = 0;
    if (country !== undefined) {
      flags |= queryFlag.withCountry;
      const location = this.#locations.findIndex('country', country);
      int32[query + at.country] = location < 0 ? placeNumber.nowhere : location;
    }
    if (region !== undefined) {
      flags |= queryFlag.withRegion;
      const locations = regionKeys(region).map((key) => this.#locations.findIndex('region', key));
      // A home is in a region and in the subdivision around it; its number must be there once.
      const numbers = [
        ...new Set(locations.flatMap((one) => (one < 0 ? [] : this.#homes.regions.findNumbers(one)))),
      ];
      int32[query + at.regionCount] = numbers.length;
      for (let index = 0; index < numbers.length; index += 1) int32[this.#regions + index] = numbers[index]!;
    }
    return flags;
  }

  #makeRoom(): void {
    const { slots, memory } = this.#homes.tiles;
    if (slots <= this.#slots) return;
    this.#slots = Math.ceil((slots * 1.25) / 1024) * 1024;
    this.hitSlots = memory.take(4 * this.#slots);
    this.hitPrices = memory.take(4 * this.#slots);
    this.records = memory.take(structureBytes.sortRecord * this.#slots);
    this.#sets.makeRoom(this.#slots);
  }
}
