import {
  bedChoices,
  searchFlags,
  distanceCodes,
  distanceKeys,
  objectTypes,
  petChoices,
  providerTypes,
  ratingChoices,
  roomChoices,
  squaremeterChoices,
  type FilterKey,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import { distanceKm, isInBox } from '../../domain/geo.ts';
import type { IndexedHome } from './indexed-home.ts';
import { regionKeys } from './region-keys.ts';

/** Facts of a home itself: no dates, prices or words. */
type HomeFacts = Omit<IndexedHome, 'rates' | 'occupied' | 'titles'>;

type Rule<Key extends FilterKey> = (
  home: HomeFacts,
  value: NonNullable<SearchFilter[Key]>,
  filter: SearchFilter,
) => boolean;

const flag =
  (key: (typeof searchFlags)[number]): Rule<typeof key> =>
  (home) =>
    home.amenities.includes(key);
const within =
  (key: (typeof distanceKeys)[number]): Rule<typeof key> =>
  (home, kilometres) => {
    const metres = home.distances[key];
    return metres !== null && metres <= kilometres * 1000;
  };

/** The meaning of each filter that the home alone decides. */
const homeRules: { readonly [Key in FilterKey]?: Rule<Key> } = {
  ...Object.fromEntries(searchFlags.map((key) => [key, flag(key)])),
  ...Object.fromEntries(distanceKeys.map((key) => [key, within(key)])),
  persons: (home, persons) => home.personsMax >= persons,
  personsMax: (home, most) => home.personsMax <= most,
  sleepingRooms: (home, rooms) => home.sleepingRooms >= rooms,
  bathRooms: (home, rooms) => home.bathRooms >= rooms,
  beds: (home, beds) => home.beds >= beds,
  squaremeterLiving: (home, area) => home.squaremeterLiving >= area,
  rating: (home, lowest) =>
    home.ratingAverage !== null && home.ratingCount > 0 && home.ratingAverage >= lowest,
  objectType: (home, type) => type === 'alltypes' || home.objectType === type,
  providerType: (home, type) => home.providerType === type,
  pets: (home, choice) =>
    choice === 'none' ? home.dogsMax === 0 : home.dogsMax >= (choice === 'more' ? 2 : 1),
  offer: (home, offer) => home.offers.includes(offer),
  offerFilter: (home, offer) => home.offers.includes(offer),
  onr: (home, objectNumber) => home.objectNumber === objectNumber,
  objects: (home, objectNumbers) => objectNumbers.includes(home.objectNumber),
  agency: (home, agency) => home.agency === agency,
  landlord: (home, landlord) => home.landlord === landlord,
  partnerTags: (home, tags) => tags.some((tag) => home.partnerTags.includes(tag)),
  freeCancel: (home, choice) => home.freeCancel === (choice === 'Y'),
  country: (home, country) => home.country === country,
  region: (home, region) => regionKeys(region).some((key) => home.region === key || home.subdivision === key),
  place: (home, place) => home.place === place,
  BBoxString: (home, box) => isInBox(box, home.lat, home.lon),
  distance: (home, kilometres, { latitude, longitude }) =>
    latitude === undefined ||
    longitude === undefined ||
    distanceKm(latitude, longitude, home.lat, home.lon) <= kilometres,
};

export function matchesFilterKey(home: HomeFacts, key: FilterKey, filter: SearchFilter): boolean {
  const value = filter[key];
  const rule = homeRules[key] as Rule<FilterKey> | undefined;
  return value === undefined || rule === undefined || rule(home, value, filter);
}

export const ruleKeys = Object.keys(homeRules) as readonly FilterKey[];

/** Decides the filter `lastminuteonly`. */
export function hasLastMinute(home: Pick<IndexedHome, 'rates'>): boolean {
  return home.rates.discounts.some((discount) => discount.kind === 'lastMinute');
}

/**
 * True if a home belongs to an offer by its features: the offer's filter is read without dates, prices and words, and without other
 * offers that it names. An offer with an empty filter has only manually chosen homes.
 */
export function matchesOffer(home: HomeFacts & Pick<IndexedHome, 'rates'>, query: SearchFilter): boolean {
  const activeKeys = ruleKeys.filter(
    (key) => query[key] !== undefined && key !== 'offer' && key !== 'offerFilter',
  );
  if (activeKeys.length === 0 && !query.lastminuteonly) return false;
  if (query.lastminuteonly && !hasLastMinute(home)) return false;
  return activeKeys.every((key) => matchesFilterKey(home, key, query));
}

interface ClosedOption {
  name: string;
  key: FilterKey;
  filter: SearchFilter;
  /** `fitsKey` of this filter; the rule is looked up once, since every home is tested for all options. */
  fits: (home: HomeFacts) => boolean;
}

/** The options of every filter with a closed list that the home alone decides: "<filter>:<value>". */
export const closedOptions: readonly ClosedOption[] = [
  ...searchFlags.map((key) => [key, ['Y']] as const),
  ...distanceKeys.map((key) => [key, distanceCodes] as const),
  ['sleepingRooms', roomChoices] as const,
  ['bathRooms', roomChoices] as const,
  ['beds', bedChoices] as const,
  ['squaremeterLiving', squaremeterChoices] as const,
  ['rating', ratingChoices] as const,
  ['objectType', objectTypes] as const,
  ['providerType', providerTypes] as const,
  ['pets', petChoices] as const,
  ['freeCancel', ['Y', 'N']] as const,
].flatMap(([key, values]) =>
  values.map((value): ClosedOption => {
    const filter = { [key]: value };
    const rule = homeRules[key] as Rule<FilterKey>;
    return { name: `${key}:${value}`, key, filter, fits: (home) => rule(home, value, filter) };
  }),
);

/** The option for all types of homes. Its count is the sum of the counts of all types. */
export const allTypes = {
  name: 'objectType:alltypes',
  filter: { objectType: 'alltypes' },
} as const satisfies Pick<ClosedOption, 'name' | 'filter'>;
