import {
  locationFilterKeys,
  searchDefaults,
  type FilterKey,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import type { PriceBounds } from '../dated-part.ts';
import type { LocationList } from '../location-list.ts';
import { closedOptions, ruleKeys } from '../matches-home.ts';
import { dogsOf, type Period } from '../period.ts';
import { undatedCriteria } from '../undated-filters.ts';
import type { WordIndex } from '../word-index.ts';
import { emptyPlane, personsPlanes, type Option } from './option-planes.ts';
import type { PackedHomes } from './packed-homes.ts';

export interface QueryWishes {
  facets: boolean;
  capacity: boolean;
  /** hits: the list with prices. lowest: their number and the lowest price. count: their number. */
  result: 'hits' | 'lowest' | 'count';
  /** Also as a set of slots, at `hitSet`. */
  asSet: boolean;
}

const keysWithOptions: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...closedOptions.map((option) => option.key),
  'lastminuteonly',
  'country',
  'region',
  'offerFilter',
]);
/** What a home decides alone; the box is the kernel's own matter. */
const keysOfHomes: readonly FilterKey[] = [
  ...ruleKeys.filter((key) => key !== 'BBoxString'),
  'lastminuteonly',
  'fulltext',
  'q',
];
const placeKeys: ReadonlySet<FilterKey> = new Set<FilterKey>(locationFilterKeys);
const widestTolerance = 3;
/** For a window: every arrival is wished. */
const anyTolerance = 100_000;
const setsMax = 48;
const priceMost = 0x7fffffff;

interface Criterion {
  key: FilterKey;
  kind: number;
  value: number;
}

/** Writes a filter in the form that the kernel reads, and keeps the room that its answers take. */
export class KernelQuery {
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #c: (name: string) => number;
  /** Slots that the room below is for. */
  #slots = 0;
  #sets = 0;
  #setsUsed = 0;
  hitSlots = 0;
  hitPrices = 0;
  chosen = 0;
  hitSet = 0;
  /** Options in the order of the kernel's counts. */
  counted: Option[] = [];
  /** Whether regions and countries are counted apart. */
  areCountriesApart = false;

  constructor(homes: PackedHomes, locations: LocationList, words: WordIndex) {
    this.#homes = homes;
    this.#locations = locations;
    this.#words = words;
    const known = new Map<string, number>();
    const { kernel } = homes.tiles;
    this.#c = (name) => {
      let value = known.get(name);
      if (value === undefined) known.set(name, (value = kernel.constant(name)));
      return value;
    };
  }

  /** Runs the query; the answer lies in the kernel's memory. */
  run(filter: SearchFilter, period: Period | null, bounds: PriceBounds, wishes: QueryWishes): void {
    this.#makeRoom();
    this.#setsUsed = 0;
    const criteria = this.#criteriaOf(filter);
    const c = this.#c;
    const { int32, uint32, float64 } = this.#homes.tiles.memory;
    const put = (name: string, value: number): void => {
      int32[c(name) >>> 2] = value;
    };
    const isBounded = bounds.min !== null || bounds.max !== null;
    const box = filter.BBoxString;
    put('TILES', this.#homes.tiles.tiles);
    put(
      'FLAGS',
      (period ? c('DATED') : 0) |
        (isBounded ? c('BOUNDED') : 0) |
        (box ? c('WITH_BOX') : 0) |
        (wishes.facets ? c('WITH_FACETS') : 0) |
        (wishes.capacity ? c('WITH_CAPACITY') : 0) |
        (wishes.result === 'hits' ? c('WITH_HITS') : wishes.result === 'lowest' ? c('WITH_LOWEST') : 0),
    );
    if (period) this.#putPeriod(period, wishes.facets, put);
    put('PRICE_MIN', Math.max(0, bounds.min ?? 0));
    put('PRICE_MAX', Math.min(priceMost, bounds.max ?? priceMost));
    put('PERSONS', filter.persons ?? searchDefaults.persons);
    put('DOGS', dogsOf(filter));
    uint32[c('HIT_SLOTS') >>> 2] = this.hitSlots;
    uint32[c('HIT_PRICES') >>> 2] = this.hitPrices;
    uint32[c('CHOSEN') >>> 2] = this.chosen;
    uint32[c('HIT_SET') >>> 2] = wishes.asSet ? this.hitSet : 0;
    if (box) float64.set([box.west, box.south, box.east, box.north], c('BOX') >>> 3);
    put('CRITERIA_COUNT', criteria.length);
    for (const [index, { key, kind, value }] of criteria.entries()) {
      const at = (c('CRITERIA') >>> 2) + index * 3;
      int32[at] = kind;
      uint32[at + 1] = value;
      int32[at + 2] =
        (keysWithOptions.has(key) ? c('HAS_OPTIONS') : 0) | (placeKeys.has(key) ? c('IS_PLACE') : 0);
    }
    if (wishes.facets) this.#putOptions(criteria, period !== null && isBounded);
    this.#homes.tiles.kernel.search();
  }

  #putPeriod(period: Period, facets: boolean, put: (name: string, value: number) => void): void {
    const isWindow = period.lastDay - period.firstDay !== 2 * period.tolerance;
    const reach = isWindow ? 0 : facets ? widestTolerance : period.tolerance;
    // Nobody stays past the horizon: a window without end has no more arrivals than days.
    const last = Math.min(period.lastDay, period.horizonDay - period.nights);
    const first = isWindow ? period.firstDay : period.wishedDay - reach;
    put('NIGHTS', Math.min(period.nights, 100_000));
    put('FIRST_DAY', first);
    put('ARRIVAL_COUNT', isWindow ? Math.max(0, last - first + 1) : 2 * reach + 1);
    put('WISHED', isWindow ? 0 : reach);
    put('TOLERANCE', isWindow ? anyTolerance : period.tolerance);
    put('TODAY', period.today);
    put('HORIZON_DAY', period.horizonDay);
  }

  #putOptions(criteria: readonly Criterion[], doDogsCount: boolean): void {
    const c = this.#c;
    const { int32 } = this.#homes.tiles.memory;
    const maskOfKey = new Map<FilterKey, number>();
    for (const [index, { key }] of criteria.entries())
      if (keysWithOptions.has(key)) maskOfKey.set(key, index + 1);
    int32[c('PETS_CRITERION') >>> 2] = (maskOfKey.get('pets') ?? 0) - 1;
    int32[c('REGION_MASK') >>> 2] = maskOfKey.get('region') ?? 0;
    int32[c('COUNTRY_MASK') >>> 2] = maskOfKey.get('country') ?? 0;
    this.areCountriesApart = maskOfKey.has('region') || maskOfKey.has('country');
    const groups = new Map<number, Option[]>();
    for (const option of this.#homes.planes.options) {
      const mask =
        doDogsCount && option.dogs !== null ? c('MASK_DOGS') + option.dogs : (maskOfKey.get(option.key) ?? 0);
      const group = groups.get(mask);
      if (group) group.push(option);
      else groups.set(mask, [option]);
    }
    this.counted = [];
    let at = c('GROUPS') >>> 2;
    for (const [mask, options] of groups) {
      int32[at] = mask;
      int32[at + 1] = this.counted.length;
      for (const option of options) {
        int32[(c('OPTION_PLANES') >>> 2) + this.counted.length] = option.plane;
        this.counted.push(option);
      }
      int32[at + 2] = this.counted.length;
      at += 3;
    }
    int32[c('GROUP_COUNT') >>> 2] = groups.size;
    int32.fill(0, c('OPTION_COUNTS') >>> 2, (c('OPTION_COUNTS') >>> 2) + 4 * this.counted.length);
    const regions = this.#homes.regions.length;
    for (const start of [c('REGION_COUNTS') >>> 2, (c('REGION_COUNTS') >>> 2) + c('REGIONS_MAX')])
      int32.fill(0, start, start + regions);
  }

  #criteriaOf(filter: SearchFilter): Criterion[] {
    const criteria: Criterion[] = [];
    const byPlane = this.#c('BY_PLANE');
    const { planes } = this.#homes;
    for (const key of keysOfHomes) {
      const value = filter[key];
      if (value === undefined) continue;
      if (key === 'persons') {
        if (filter.persons! <= personsPlanes) {
          criteria.push({ key, kind: byPlane, value: planes.personsPlane(filter.persons!) });
          continue;
        }
      } else if (key === 'country' || key === 'region') {
        criteria.push(this.#locationCriterion(key, String(value)));
        continue;
      } else if (key === 'offer' || key === 'offerFilter') {
        criteria.push({ key, kind: byPlane, value: planes.find(`offer:${String(value)}`) ?? emptyPlane });
        continue;
      } else if (key === 'partnerTags' && filter.partnerTags!.length === 1) {
        const plane = planes.find(`partnerTags:${filter.partnerTags![0]!}`) ?? emptyPlane;
        criteria.push({ key, kind: byPlane, value: plane });
        continue;
      } else {
        const plane = planes.find(`${key}:${String(value)}`);
        if (plane !== undefined) {
          criteria.push({ key, kind: byPlane, value: plane });
          continue;
        }
      }
      const set = this.#setOf(key, filter);
      if (set !== null) criteria.push({ key, kind: this.#c('BY_SET'), value: set });
    }
    return criteria;
  }

  #locationCriterion(key: 'country' | 'region', value: string): Criterion {
    const location = this.#locations.indexOf(key, value);
    if (key === 'country') return { key, kind: this.#c('BY_COUNTRY'), value: location < 0 ? -2 : location };
    const numbers = location < 0 ? [-2] : this.#homes.regionNumbers(location);
    if (numbers.length <= 1) return { key, kind: this.#c('BY_REGION'), value: numbers[0] ?? -2 };
    return { key, kind: this.#c('BY_SET'), value: this.#setOf(key, { [key]: value })! };
  }

  /** The address of the set of homes that fit this one filter; null when it asks for nothing. */
  #setOf(key: FilterKey, filter: SearchFilter): number | null {
    const indexes = { homes: this.#homes.table, locations: this.#locations, words: this.#words };
    const [criterion] = undatedCriteria(filter, indexes, [key]);
    if (!criterion) return null;
    const address = this.#sets + this.#setsUsed * (this.#slots / 8);
    this.#setsUsed += 1;
    this.#homes.writeSlots(criterion.fits, address);
    return address;
  }

  #makeRoom(): void {
    const { slots, memory } = this.#homes.tiles;
    if (slots <= this.#slots) return;
    this.#slots = Math.ceil((slots * 1.25) / 1024) * 1024;
    this.hitSlots = memory.take(4 * this.#slots);
    this.hitPrices = memory.take(4 * this.#slots);
    this.chosen = memory.take(4 * this.#slots);
    this.hitSet = memory.take(this.#slots / 8);
    this.#sets = memory.take((setsMax * this.#slots) / 8);
  }
}
