import {
  ages,
  boundingBox,
  date,
  decimal,
  integer,
  list,
  oneOf,
  text,
  type BoundingBox,
  type ValueParser,
} from './filter-values.ts';
import type { PlainDate } from './stay.ts';

export type { BoundingBox };

/**
 * The filter of a search in addresses and calls: flat, optional keys. Invalid values are dropped and never an error, so that old and
 * damaged links still work.
 */
export const amenityFlags = [
  'swimmingpool',
  'internet',
  'terrace',
  'parking',
  'tv',
  'dishwasher',
  'washingmachine',
  'nonsmoking',
  'sauna',
  'grill',
  'airconditioning',
  'whirlpool',
  'fireplace',
  'fishing',
  'boatrentalservice',
  'seaview',
  'evcharging',
  'stepfree',
  'widedoors',
  'walkinshower',
] as const;
export type AmenityFlag = (typeof amenityFlags)[number];
/** Based on measures, and essential for some guests. */
export const accessFlags = [
  'stepfree',
  'widedoors',
  'walkinshower',
] as const satisfies readonly AmenityFlag[];

export const searchFlags = [...amenityFlags, 'instantbooking', 'vouchers'] as const;
export type SearchFlag = (typeof searchFlags)[number];

export const distanceKeys = ['distSea', 'distLake', 'distSkilift', 'distSkiloipe'] as const;
export type DistanceKey = (typeof distanceKeys)[number];

/** Kilometres; 1 is walking distance. */
export const distanceCodes = [1, 5, 10] as const;
export const sortOrders = ['recommendation', 'rating', 'priceAsc', 'priceDesc'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const objectTypes = ['house', 'apartment'] as const;
export const petChoices = ['one', 'more', 'none'] as const;
export const bedChoices = [2, 3, 4, 6, 8, 10] as const;
export const roomChoices = [1, 2, 3, 4, 5, 6] as const;
export const ratingChoices = [3, 4, 4.5] as const;
export const squaremeterChoices = [40, 60, 80, 100, 120, 150, 200] as const;
export const toleranceChoices = [1, 2, 3] as const;
export const providerTypes = ['wholesaler', 'private'] as const;

export const searchDefaults = {
  persons: 2,
  page: 1,
  /** Whole euros; this value means no bound. */
  priceMax: 6000,
  /** Whole euros: the step of price fields. */
  priceInterval: 100,
  tolerance: 3,
  objectsPerPage: 40,
  objectsPerLandingPage: 10,
  /** Homes of a search in a content page or letter. */
  objectsPerTeaser: 5,
} as const;

const objectsPerPageMax = 100;
const objectListMax = 500;
/** The longest filter value in addresses and replies: a list of homes. */
export const filterValueMax = objectListMax * '2000000000,'.length;

export interface SearchFilter extends Partial<Record<SearchFlag, 'Y'>> {
  startDate?: PlainDate;
  endDate?: PlainDate;
  /** Nights, if the window from startDate to endDate is longer than the stay. */
  duration?: number;
  page?: number;
  objectsPerPage?: number;
  persons?: number;
  /** Ages lower the tourist tax and do not reduce the hits. */
  childAges?: readonly number[];
  personsMax?: number;
  sleepingRooms?: number;
  bathRooms?: number;
  beds?: number;
  rating?: number;
  /** Whole euros, for the stay if dates are given, else for the cheapest week. */
  priceMin?: number;
  priceMax?: number;
  /** `alltypes` is the same as no value. */
  objectType?: (typeof objectTypes)[number] | 'alltypes';
  /** With `one` or `more`, at least that many dogs are welcome. With `none`, the home has no pets. */
  pets?: (typeof petChoices)[number];
  squaremeterLiving?: number;
  distSea?: number;
  distLake?: number;
  distSkilift?: number;
  distSkiloipe?: number;
  sort?: SortOrder;
  offer?: number;
  /** A second offer, which narrows the results of the first. */
  offerFilter?: number;
  fulltext?: string;
  q?: string;
  onr?: number;
  agency?: number;
  landlord?: number;
  objects?: readonly number[];
  lastminuteonly?: 'Y';
  freeCancel?: 'Y' | 'N';
  tolerance?: number;
  providerType?: (typeof providerTypes)[number];
  partnerTags?: readonly string[];
  latitude?: number;
  longitude?: number;
  /** Kilometres around latitude and longitude. */
  distance?: number;
  BBoxString?: BoundingBox;
  country?: string;
  region?: string;
  place?: number;
  // These keys stay in addresses and do not affect the results.
  precision?: string;
  ignoreFilter?: string;
  insObject?: string;
  group?: string;
  t?: string;
  PID?: number;
  language?: string;
  /** The sentence that a search was made from. */
  wish?: string;
}

export type LocationFilter = Pick<SearchFilter, 'country' | 'region' | 'place'>;

export type FilterKey = keyof SearchFilter;

export const locationFilterKeys = [
  'latitude',
  'longitude',
  'distance',
  'BBoxString',
  'country',
  'region',
  'place',
] as const satisfies readonly FilterKey[];

const yes = oneOf(['Y'] as const);
const distanceCode = oneOf(distanceCodes);

const amenityParsers = Object.fromEntries(searchFlags.map((flag) => [flag, yes])) as Record<
  SearchFlag,
  ValueParser<'Y'>
>;

const parsers: { readonly [Key in FilterKey]-?: ValueParser<NonNullable<SearchFilter[Key]>> } = {
  startDate: date,
  endDate: date,
  duration: integer(1, 365),
  page: integer(1, 1_000_000),
  objectsPerPage: integer(1, objectsPerPageMax),
  persons: integer(1, 99),
  childAges: ages,
  personsMax: integer(1, 99),
  sleepingRooms: integer(1, 50),
  bathRooms: integer(1, 50),
  beds: integer(1, 99),
  rating: decimal(0.5, 5),
  priceMin: integer(1, 1_000_000),
  priceMax: integer(1, 1_000_000),
  objectType: oneOf(['alltypes', ...objectTypes]),
  pets: oneOf(petChoices),
  squaremeterLiving: integer(1, 10_000),
  distSea: distanceCode,
  distLake: distanceCode,
  distSkilift: distanceCode,
  distSkiloipe: distanceCode,
  sort: oneOf(sortOrders),
  offer: integer(1, 2_000_000_000),
  offerFilter: integer(1, 2_000_000_000),
  fulltext: text(200),
  q: text(200),
  onr: integer(1, 2_000_000_000),
  agency: integer(1, 2_000_000_000),
  landlord: integer(1, 2_000_000_000),
  objects: list(integer(1, 2_000_000_000), objectListMax),
  lastminuteonly: yes,
  freeCancel: oneOf(['Y', 'N'] as const),
  tolerance: oneOf(toleranceChoices),
  providerType: oneOf(providerTypes),
  partnerTags: list(text(60), 20),
  latitude: decimal(-90, 90),
  longitude: decimal(-180, 180),
  distance: decimal(0.1, 2000),
  BBoxString: boundingBox,
  country: (raw) => (/^[a-z]{2}$/i.test(raw) ? raw.toLowerCase() : undefined),
  region: (raw) => (/^[\p{L}\p{N}_-]{1,100}$/u.test(raw) ? raw : undefined),
  place: integer(1, 2_000_000_000),
  precision: text(20),
  ignoreFilter: text(100),
  insObject: text(20),
  group: text(60),
  t: text(60),
  // If there are several ids, the last one counts, as in `partner-id.ts`, which browsers load later.
  PID: (raw) => integer(1, Number.MAX_SAFE_INTEGER)(raw.replace(/^.*,/, '')),
  language: text(10),
  wish: text(200),
  ...amenityParsers,
};

export const filterKeys = Object.keys(parsers) as readonly FilterKey[];
const orderOfKey: ReadonlyMap<FilterKey, number> = new Map(filterKeys.map((key, index) => [key, index]));

export function parseSearchFilter(raw: Readonly<Record<string, unknown>>): SearchFilter {
  const filter: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const given = Object.hasOwn(raw, key) ? raw[key] : undefined;
    if (typeof given !== 'string' && typeof given !== 'number') continue;
    const value = parsers[key](String(given));
    if (value !== undefined) filter[key] = value;
  }
  return filter;
}

function serializeValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null) {
    const box = value as BoundingBox;
    return [box.west, box.south, box.east, box.north].join(',');
  }
  return String(value);
}

function isDefault(key: string, value: string): boolean {
  // An age of zero, a single infant, is not an empty value.
  if (key === 'childAges') return value === '';
  if (value === '' || value === '0') return true;
  if (key === 'priceMax') return Number(value) >= searchDefaults.priceMax;
  if (key === 'persons') return value === String(searchDefaults.persons);
  if (key === 'objectType') return value === 'alltypes';
  if (key === 'page') return value === String(searchDefaults.page);
  return false;
}

/**
 * Serializes the parameters of an address or call: empty, zero and default values, `objectsPerPage` and excluded keys are dropped; with an
 * allow-list only its keys stay. In the order of `filterKeys`, so that equal filters have equal addresses.
 */
export function serializeSearchFilter(
  filter: SearchFilter,
  options: { only?: readonly FilterKey[]; except?: readonly FilterKey[] } = {},
): Record<string, string> {
  const params: Record<string, string> = {};
  // Only sorts the set keys, since a page serializes two dozen filters, each with few keys.
  const setKeys = (Object.keys(filter) as FilterKey[]).filter((key) => orderOfKey.has(key));
  setKeys.sort((one, other) => orderOfKey.get(one)! - orderOfKey.get(other)!);
  for (const key of setKeys) {
    const value = filter[key];
    if (value === undefined || key === 'objectsPerPage') continue;
    if (options.except?.includes(key)) continue;
    if (options.only && !options.only.includes(key)) continue;
    const text = serializeValue(value);
    if (!isDefault(key, text)) params[key] = text;
  }
  return params;
}

/** Keys that visitors do not regard as filters: place, dates, party, bounds of the list, and the second half of a pair (decision 116). */
const notCounted: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...locationFilterKeys,
  'page',
  'q',
  'wish',
  'priceMax',
  'duration',
  'persons',
  'childAges',
  'startDate',
  'endDate',
  'tolerance',
  'objectsPerPage',
  'sort',
]);

export function countActiveFilters(filter: SearchFilter): number {
  return Object.keys(serializeSearchFilter(filter)).filter((key) => !notCounted.has(key as FilterKey)).length;
}
