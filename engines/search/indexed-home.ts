import type { Localized } from '../../domain/language.ts';
import type { HomeRates } from '../../domain/pricing/home-rates.ts';
import type { DistanceKey, objectTypes, providerTypes, SearchFlag } from '../../domain/search-filter.ts';
import type { Stay } from '../../domain/stay.ts';

/** All facts of a home that searches use. */
export interface IndexedHome {
  objectNumber: number;
  active: boolean;
  country: string;
  region: string;
  /** Subdivision of its country if its region is a holiday region; searches for either find it. */
  subdivision: string | null;
  place: number;
  /** Part of the town, as named in the feed. */
  quarter: string | null;
  lat: number;
  lon: number;
  personsMax: number;
  sleepingRooms: number;
  bathRooms: number;
  beds: number;
  squaremeterLiving: number;
  dogsMax: number;
  amenities: readonly SearchFlag[];
  /** Metres; null if unknown. */
  distances: Readonly<Record<DistanceKey, number | null>>;
  objectType: (typeof objectTypes)[number];
  providerType: (typeof providerTypes)[number];
  partnerTags: readonly string[];
  agency: number | null;
  landlord: number;
  /** At most two decimals; null without ratings. */
  ratingAverage: number | null;
  ratingCount: number;
  offers: readonly number[];
  freeCancel: boolean;
  createdDay: number;
  /** Completeness of the description, 0 to 1; see the recommendation in the README. */
  completeness: number;
  titles: readonly string[];
  rates: HomeRates;
  /** Stays and blocks; half-open, so the day of departure is free. */
  occupied: readonly Stay[];
}

export const locationKinds = ['country', 'region', 'place'] as const;
export type LocationKind = (typeof locationKinds)[number];

/** A country (key: code), region (key) or place (key: id as text) with its names. */
export interface IndexedLocation {
  kind: LocationKind;
  key: string;
  names: Localized;
  /** Country code of a region, region key of a place. */
  parent: string | null;
}
