import type { CountGroup } from '../../../domain/count-groups.ts';
import { toleranceChoices, type FilterKey } from '../../../domain/search-filter.ts';
import { FacetList } from '../facet-list.ts';
import { allTypes, closedOptions } from '../matches-home.ts';
import type { LocationList } from '../location-list.ts';
import type { KernelContext } from './kernel.ts';
import { contextParts, fields, sizes, structureBytes } from './layout.ts';
import type { KernelCriterion } from './kernel-criterion.ts';
import type { PackedHomes } from './packed-homes.ts';

/** Filters whose options are counted, as if the filter itself were not set. */
export const keysWithOptions: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...closedOptions.map((option) => option.key),
  'lastminuteonly',
  'offerFilter',
]);

export const countsOptions = (groups: readonly CountGroup[]): boolean =>
  groups.includes('options') || groups.includes('offers');

/** Says which options are counted over which hits; the same for all searches that set the same filters. */
interface Plan {
  /** Options of filters that are set: mask, first option, option after the last, for each group. */
  groups: Int32Array;
  /** Bitmaps of these options, in the order of the kernel's counts. */
  bitmaps: Int32Array;
  /** Index of each option's count, either among those of all hits or among those of the groups. */
  places: Int32Array;
  petsCriterion: number;
}

const groupWords = structureBytes.countGroup >>> 2;
const plansMax = 1_000;
const namesInOrder: readonly CountGroup[] = ['tolerances', 'options', 'offers', 'regions', 'countries'];
/** The options of each type of home: a home has one type, so that together they count those of all types. */
const typeOptions = closedOptions.flatMap(({ key }, option) => (key === 'objectType' ? [option] : []));
const toleranceNames = toleranceChoices.map((choice) => `tolerance:${choice}`);

/** Regions or countries: several regions of the kernel may share one, and a region of the kernel may be in two. */
class LocationOptions {
  readonly names: string[] = [];
  readonly #ordinals = new Map<number, number>();
  /** Pairs of a region of the kernel and its position among the names. */
  readonly #pairs: number[] = [];

  add(number: number, location: number, name: string): void {
    let ordinal = this.#ordinals.get(location);
    if (ordinal === undefined) {
      ordinal = this.names.push(name) - 1;
      this.#ordinals.set(location, ordinal);
    }
    this.#pairs.push(number, ordinal);
  }

  addTo(sums: Int32Array, at: number, counts: Int32Array, from: number): void {
    const pairs = this.#pairs;
    for (let pair = 0; pair < pairs.length; pair += 2)
      sums[at + pairs[pair + 1]!]! += counts[from + pairs[pair]!]!;
  }
}

export class FacetCounts {
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #plans = new Map<string, Plan>();
  /** Number of options and regions when plans and names were made. */
  #optionCount = 0;
  #regionCount = 0;
  #plan: Plan | null = null;
  /** The plan in the kernel's memory. */
  #writtenPlan: Plan | null = null;
  readonly #regions = new LocationOptions();
  readonly #countries = new LocationOptions();
  /** Names of the counts in an answer, by its groups; all answers share the list. */
  readonly #names = new Map<string, string[]>();
  /** Options of filters with a closed list come first, then offers. */
  readonly #closedCount: number;
  readonly #at: Record<
    | 'groups'
    | 'count'
    | 'bitmaps'
    | 'hits'
    | 'counts'
    | 'regionCount'
    | 'regions'
    | 'countries'
    | 'pets'
    | 'shifted',
    number
  >;

  constructor(kernel: KernelContext, homes: PackedHomes, locations: LocationList) {
    this.#homes = homes;
    this.#locations = locations;
    this.#closedCount = homes.bitmaps.options.length;
    const word = (part: keyof typeof contextParts, field = 0): number =>
      (kernel.address + contextParts[part] + field) >>> 2;
    this.#at = {
      groups: word('countGroups'),
      count: word('query', fields.query.countGroupCount),
      bitmaps: word('countedBitmaps'),
      hits: word('hitCounts'),
      counts: word('optionCounts'),
      regionCount: word('query', fields.query.regions),
      regions: word('regionCounts'),
      countries: word('countryCounts'),
      shifted: word('answer', fields.answer.hitsWithin1),
      pets: word('query', fields.query.petsCriterion),
    };
  }

  /** `doDogsChangePrices`: with dates and price bounds, each choice of pets is counted with its own costs. */
  prepare(
    criteria: readonly KernelCriterion[],
    doDogsChangePrices: boolean,
    groups: readonly CountGroup[],
  ): void {
    this.#followOptions();
    const { int32 } = this.#homes.tiles.memory;
    int32[this.#at.regionCount] = this.#regionCount;
    if (countsOptions(groups)) this.#prepareOptions(criteria, doDogsChangePrices);
  }

  #prepareOptions(criteria: readonly KernelCriterion[], doDogsChangePrices: boolean): void {
    let name = doDogsChangePrices ? 'dogs' : '';
    for (let index = 0; index < criteria.length; index += 1)
      if (keysWithOptions.has(criteria[index]!.key)) name += ` ${criteria[index]!.key} ${index}`;
    let plan = this.#plans.get(name);
    if (!plan) {
      if (this.#plans.size >= plansMax) this.#plans.clear();
      this.#plans.set(name, (plan = this.#makePlan(criteria, doDogsChangePrices)));
    }
    this.#plan = plan;
    const { int32 } = this.#homes.tiles.memory;
    const at = this.#at;
    if (plan !== this.#writtenPlan) {
      int32[at.pets] = plan.petsCriterion;
      int32.set(plan.groups, at.groups);
      int32[at.count] = plan.groups.length / groupWords;
      int32.set(plan.bitmaps, at.bitmaps);
      this.#writtenPlan = plan;
    }
  }

  /** Reads the counts. Choices of tolerance have counts of their own only with `isShifted`; otherwise they change nothing. */
  read(isShifted: boolean, total: number, groups: readonly CountGroup[]): FacetList {
    const { int32 } = this.#homes.tiles.memory;
    const names = this.#listNames(groups);
    const counts = new Int32Array(names.length);
    let next = 0;
    if (groups.includes('tolerances'))
      for (const choice of toleranceChoices)
        counts[next++] = isShifted ? int32[this.#at.shifted + choice - 1]! : total;
    if (countsOptions(groups)) {
      const { places } = this.#plan!;
      if (groups.includes('options'))
        counts[next++] = typeOptions.reduce((sum, option) => sum + int32[places[option]!]!, 0);
      const end = groups.includes('offers') ? places.length : this.#closedCount;
      for (let option = groups.includes('options') ? 0 : this.#closedCount; option < end; option += 1)
        counts[next++] = int32[places[option]!]!;
    }
    const closedCount =
      (groups.includes('tolerances') ? toleranceNames.length : 0) +
      (groups.includes('options') ? 1 + this.#closedCount : 0);
    if (groups.includes('regions')) {
      this.#regions.addTo(counts, next, int32, this.#at.regions);
      next += this.#regions.names.length;
    }
    if (groups.includes('countries')) this.#countries.addTo(counts, next, int32, this.#at.countries);
    return new FacetList(names, counts, closedCount);
  }

  /** Tolerances, options, offers, regions, countries; only offers and locations may be left out. */
  #listNames(groups: readonly CountGroup[]): string[] {
    const key = groups.join();
    let names = this.#names.get(key);
    if (!names) {
      const options = this.#homes.bitmaps.options.map(({ name }) => name);
      const own: Record<CountGroup, readonly string[]> = {
        tolerances: toleranceNames,
        options: [allTypes.name, ...options.slice(0, this.#closedCount)],
        offers: options.slice(this.#closedCount),
        regions: this.#regions.names,
        countries: this.#countries.names,
      };
      names = namesInOrder.flatMap((group) => (groups.includes(group) ? own[group] : []));
      this.#names.set(key, names);
    }
    return names;
  }

  #followOptions(): void {
    const { bitmaps } = this.#homes;
    const regions = this.#homes.regions.all;
    if (bitmaps.options.length === this.#optionCount && this.#regionCount === regions.length) return;
    if (bitmaps.options.length !== this.#optionCount) this.#plans.clear();
    this.#optionCount = bitmaps.options.length;
    for (; this.#regionCount < regions.length; this.#regionCount += 1) {
      const { region, country, subdivision } = regions[this.#regionCount]!;
      const readKey = (location: number): string => this.#locations.all[location]!.key;
      this.#regions.add(this.#regionCount, region, `region:${readKey(region)}`);
      if (subdivision >= 0 && subdivision !== region)
        this.#regions.add(this.#regionCount, subdivision, `region:${readKey(subdivision)}`);
      this.#countries.add(this.#regionCount, country, `country:${readKey(country)}`);
    }
    this.#names.clear();
  }

  #makePlan(criteria: readonly KernelCriterion[], doDogsChangePrices: boolean): Plan {
    const maskByKey = new Map<FilterKey, number>();
    for (const [index, { key }] of criteria.entries())
      if (keysWithOptions.has(key)) maskByKey.set(key, index + 1);
    const { options } = this.#homes.bitmaps;
    const places = new Int32Array(options.length);
    const byMask = new Map<number, number[]>();
    for (const [bit, option] of options.entries()) {
      const dependsOnDogs = doDogsChangePrices && option.dogs !== null;
      const mask = dependsOnDogs ? sizes.maskDogs + option.dogs! : (maskByKey.get(option.key) ?? 0);
      if (mask === 0) places[bit] = this.#at.hits + bit;
      else byMask.set(mask, [...(byMask.get(mask) ?? []), bit]);
    }
    const countedBits = [...byMask.values()].flat();
    for (const [index, bit] of countedBits.entries()) places[bit] = this.#at.counts + index;
    let first = 0;
    const groups = [...byMask].flatMap(([mask, own]) => [mask, first, (first += own.length)]);
    return {
      groups: Int32Array.from(groups),
      bitmaps: Int32Array.from(countedBits, (bit) => options[bit]!.bitmap),
      places,
      petsCriterion: (maskByKey.get('pets') ?? 0) - 1,
    };
  }
}
