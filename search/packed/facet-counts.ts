import { toleranceChoices, type FilterKey } from '../../domain/search-filter.ts';
import { closedOptions } from '../matches-home.ts';
import type { LocationList } from '../location-list.ts';
import type { Kernel } from './kernel.ts';
import type { KernelCriterion } from './kernel-query.ts';
import type { PackedHomes } from './packed-homes.ts';

/** Filters with options that are counted: without them other homes would be found. */
export const keysWithOptions: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...closedOptions.map((option) => option.key),
  'lastminuteonly',
  'country',
  'region',
  'offerFilter',
]);

/** Which options are counted with which set of hits: the same for all searches that set the same filters. */
interface Plan {
  /** Mask, first option, option after the last, for each group. */
  groups: Int32Array;
  /** Planes of the options in the order of the kernel's counts. */
  planes: Int32Array;
  names: string[];
  /** Offers are told only where something would be found. */
  isOpen: boolean[];
  petsCriterion: number;
  regionMask: number;
  countryMask: number;
}

const plansMax = 1_000;
const toleranceNames = toleranceChoices.map((choice) => `tolerance:${choice}`);

/** Options of the regions or of the countries: several regions of the kernel may share one. */
class LocationOptions {
  readonly names: string[] = [];
  readonly #ordinals = new Map<number, number>();
  /** By number of the kernel's region. */
  readonly #ordinalOf: number[] = [];
  #sums = new Int32Array(64);

  add(location: number, name: string): void {
    let ordinal = this.#ordinals.get(location);
    if (ordinal === undefined) {
      ordinal = this.names.push(name) - 1;
      this.#ordinals.set(location, ordinal);
      if (ordinal >= this.#sums.length) this.#sums = new Int32Array(2 * ordinal);
    }
    this.#ordinalOf.push(ordinal);
  }

  addTo(facets: Record<string, number>, counts: Int32Array, from: number): void {
    const sums = this.#sums.fill(0, 0, this.names.length);
    for (let number = 0; number < this.#ordinalOf.length; number += 1)
      sums[this.#ordinalOf[number]!]! += counts[from + number]!;
    for (let ordinal = 0; ordinal < this.names.length; ordinal += 1)
      if (sums[ordinal]! > 0) facets[this.names[ordinal]!] = sums[ordinal]!;
  }
}

/** Tells the kernel what to count, and reads its counts as "<filter>:<value>" -> hits. */
export class FacetCounts {
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #plans = new Map<string, Plan>();
  /** Options and regions that the plans know of. */
  #options = 0;
  #listed = 0;
  #plan: Plan | null = null;
  /** The plan that lies in the kernel's memory. */
  #written: Plan | null = null;
  readonly #regions = new LocationOptions();
  readonly #countries = new LocationOptions();
  // Made by the parser, it has all of its properties inside of the object, and copies of it are cheap.
  readonly #template = JSON.parse(
    `{${[...closedOptions.map(({ name }) => name), 'lastminuteonly:Y', ...toleranceNames].map((name) => `${JSON.stringify(name)}:0`).join()}}`,
  ) as Record<string, number>;
  readonly #at: Record<'groups' | 'count' | 'planes' | 'counts' | 'regions' | 'countries', number>;
  readonly #masks: Record<'dogs' | 'pets' | 'region' | 'country', number>;

  constructor(kernel: Kernel, homes: PackedHomes, locations: LocationList) {
    this.#homes = homes;
    this.#locations = locations;
    const word = (name: string): number => kernel.constant(name) >>> 2;
    this.#at = {
      groups: word('GROUPS'),
      count: word('GROUP_COUNT'),
      planes: word('OPTION_PLANES'),
      counts: word('OPTION_COUNTS'),
      regions: word('REGION_COUNTS'),
      countries: word('REGION_COUNTS') + kernel.constant('REGIONS_MAX'),
    };
    this.#masks = {
      dogs: kernel.constant('MASK_DOGS'),
      pets: word('PETS_CRITERION'),
      region: word('REGION_MASK'),
      country: word('COUNTRY_MASK'),
    };
  }

  /** `doDogsCount`: with dates and price bounds each choice of pets brings its own costs. */
  prepare(criteria: readonly KernelCriterion[], doDogsCount: boolean): void {
    this.#followOptions();
    let name = doDogsCount ? 'dogs' : '';
    for (let index = 0; index < criteria.length; index += 1)
      if (keysWithOptions.has(criteria[index]!.key)) name += ` ${criteria[index]!.key} ${index}`;
    let plan = this.#plans.get(name);
    if (!plan) {
      if (this.#plans.size >= plansMax) this.#plans.clear();
      this.#plans.set(name, (plan = this.#planOf(criteria, doDogsCount)));
    }
    this.#plan = plan;
    const { int32 } = this.#homes.tiles.memory;
    const at = this.#at;
    if (plan !== this.#written) {
      int32[this.#masks.pets] = plan.petsCriterion;
      int32[this.#masks.region] = plan.regionMask;
      int32[this.#masks.country] = plan.countryMask;
      int32.set(plan.groups, at.groups);
      int32[at.count] = plan.groups.length / 3;
      int32.set(plan.planes, at.planes);
      this.#written = plan;
    }
    int32.fill(0, at.counts, at.counts + 4 * plan.planes.length);
    int32.fill(0, at.regions, at.regions + this.#listed);
    int32.fill(0, at.countries, at.countries + this.#listed);
  }

  /** `byTolerance`: hits for each of the choices; null where a shift changes nothing. */
  read(byTolerance: ((choice: number) => number) | null, total: number): Record<string, number> {
    const { int32 } = this.#homes.tiles.memory;
    const plan = this.#plan!;
    const facets = { ...this.#template };
    let at = this.#at.counts;
    for (let option = 0; option < plan.names.length; option += 1, at += 4) {
      const count = int32[at]! + int32[at + 1]! + int32[at + 2]! + int32[at + 3]!;
      if (count > 0 || !plan.isOpen[option]) facets[plan.names[option]!] = count;
    }
    for (let index = 0; index < toleranceChoices.length; index += 1)
      facets[toleranceNames[index]!] = byTolerance ? byTolerance(toleranceChoices[index]!) : total;
    const areCountriesApart = plan.countryMask !== plan.regionMask;
    this.#regions.addTo(facets, int32, this.#at.regions);
    this.#countries.addTo(facets, int32, areCountriesApart ? this.#at.countries : this.#at.regions);
    return facets;
  }

  #followOptions(): void {
    const { planes, regions } = this.#homes;
    if (planes.options.length !== this.#options) {
      this.#options = planes.options.length;
      this.#plans.clear();
    }
    for (; this.#listed < regions.length; this.#listed += 1) {
      const { region, country } = regions[this.#listed]!;
      this.#regions.add(region, `region:${this.#locations.all[region]!.key}`);
      this.#countries.add(country, `country:${this.#locations.all[country]!.key}`);
    }
  }

  #planOf(criteria: readonly KernelCriterion[], doDogsCount: boolean): Plan {
    const maskOfKey = new Map<FilterKey, number>();
    for (const [index, { key }] of criteria.entries())
      if (keysWithOptions.has(key)) maskOfKey.set(key, index + 1);
    const { options } = this.#homes.planes;
    const byMask = new Map<number, typeof options>();
    for (const option of options) {
      const isOfDogs = doDogsCount && option.dogs !== null;
      const mask = isOfDogs ? this.#masks.dogs + option.dogs! : (maskOfKey.get(option.key) ?? 0);
      const known = byMask.get(mask);
      if (known) known.push(option);
      else byMask.set(mask, [option]);
    }
    const counted = [...byMask.values()].flat();
    let first = 0;
    const groups = [...byMask].flatMap(([mask, own]) => [mask, first, (first += own.length)]);
    return {
      groups: Int32Array.from(groups),
      planes: Int32Array.from(counted, ({ plane }) => plane),
      names: counted.map(({ name }) => name),
      isOpen: counted.map(({ key }) => key === 'offerFilter'),
      petsCriterion: (maskOfKey.get('pets') ?? 0) - 1,
      regionMask: maskOfKey.get('region') ?? 0,
      countryMask: maskOfKey.get('country') ?? 0,
    };
  }
}
