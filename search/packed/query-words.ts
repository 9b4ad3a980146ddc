import type { KernelContext } from './kernel.ts';

/** Where the words of a query lie, as indexes into the memory's words of 32 bits; see search/kernel/query.ts. */
export class QueryWords {
  readonly tiles: number;
  readonly flags: number;
  readonly nights: number;
  readonly firstDay: number;
  readonly arrivalCount: number;
  readonly wished: number;
  readonly tolerance: number;
  readonly today: number;
  readonly horizonDay: number;
  readonly priceMin: number;
  readonly priceMax: number;
  readonly persons: number;
  readonly dogs: number;
  readonly hitSlots: number;
  readonly hitPrices: number;
  readonly optionVectors: number;
  readonly country: number;
  readonly regionCount: number;
  readonly regions: number;
  readonly records: number;
  readonly criteriaCount: number;
  readonly criteria: number;
  /** Index into the memory's floats of 64 bits. */
  readonly box: number;

  constructor(kernel: KernelContext) {
    const word = (name: string): number => kernel.constant(name) >>> 2;
    this.tiles = word('TILES');
    this.flags = word('FLAGS');
    this.nights = word('NIGHTS');
    this.firstDay = word('FIRST_DAY');
    this.arrivalCount = word('ARRIVAL_COUNT');
    this.wished = word('WISHED');
    this.tolerance = word('TOLERANCE');
    this.today = word('TODAY');
    this.horizonDay = word('HORIZON_DAY');
    this.priceMin = word('PRICE_MIN');
    this.priceMax = word('PRICE_MAX');
    this.persons = word('PERSONS');
    this.dogs = word('DOGS');
    this.hitSlots = word('HIT_SLOTS');
    this.hitPrices = word('HIT_PRICES');
    this.optionVectors = word('OPTION_VECTORS');
    this.country = word('COUNTRY');
    this.regionCount = word('REGION_NUMBER_COUNT');
    this.regions = word('REGION_NUMBERS');
    this.records = word('RECORDS');
    this.criteriaCount = word('CRITERIA_COUNT');
    this.criteria = word('CRITERIA');
    this.box = kernel.constant('BOX') >>> 3;
  }
}

/** What flags, kinds and roles are called in the kernel. */
export class QueryFlags {
  readonly dated: number;
  readonly bounded: number;
  readonly withBox: number;
  readonly withFacets: number;
  readonly withCapacity: number;
  readonly withHits: number;
  readonly withLowest: number;
  readonly withCountry: number;
  readonly withRegion: number;
  readonly byPlane: number;
  readonly bySet: number;
  readonly hasOptions: number;
  readonly isPlace: number;

  constructor(kernel: KernelContext) {
    this.dated = kernel.constant('DATED');
    this.bounded = kernel.constant('BOUNDED');
    this.withBox = kernel.constant('WITH_BOX');
    this.withFacets = kernel.constant('WITH_FACETS');
    this.withCapacity = kernel.constant('WITH_CAPACITY');
    this.withHits = kernel.constant('WITH_HITS');
    this.withLowest = kernel.constant('WITH_LOWEST');
    this.withCountry = kernel.constant('WITH_COUNTRY');
    this.withRegion = kernel.constant('WITH_REGION');
    this.byPlane = kernel.constant('BY_PLANE');
    this.bySet = kernel.constant('BY_SET');
    this.hasOptions = kernel.constant('HAS_OPTIONS');
    this.isPlace = kernel.constant('IS_PLACE');
  }
}
