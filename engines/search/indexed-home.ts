import type { Localized } from '../../domain/language.ts';
import type { HomeRates } from '../../domain/pricing/home-rates.ts';
import type { DistanceKey, objectTypes, providerTypes, SearchFlag } from '../../domain/search-filter.ts';
import type { Stay } from '../../domain/stay.ts';

/** Everything that a search asks of one home. */
export interface IndexedHome {
  objectNumber: number;
  /** Inactive homes are never found. */
  active: boolean;
  country: string;
  region: string;
  /** The subdivision of its country, if its region is a holiday region: searches for either find it. */
  subdivision: string | null;
  place: number;
  /** The part of the town, as its feed calls it. */
  quarter: string | null;
  lat: number;
  lon: number;
  personsMax: number;
  sleepingRooms: number;
  bathRooms: number;
  /** 0 if unknown. */
  beds: number;
  squaremeterLiving: number;
  dogsMax: number;
  amenities: readonly SearchFlag[];
  /** Metres; null where unknown. */
  distances: Readonly<Record<DistanceKey, number | null>>;
  objectType: (typeof objectTypes)[number];
  providerType: (typeof providerTypes)[number];
  partnerTags: readonly string[];
  agency: number | null;
  landlord: number;
  /** The average with at most two decimals; null when nobody rated. */
  ratingAverage: number | null;
  ratingCount: number;
  offers: readonly number[];
  freeCancel: boolean;
  createdDay: number;
  /** How complete its description is, 0 to 1; see the README's recommendation. */
  completeness: number;
  titles: readonly string[];
  rates: HomeRates;
  /** Stays and blocks: half-open, departure day is free. */
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
