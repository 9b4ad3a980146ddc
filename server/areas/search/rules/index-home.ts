import type { HomeRates } from '../../../../domain/pricing/home-rates.ts';
import {
  searchFlags,
  parseSearchFilter,
  type SearchFilter,
  type SearchFlag,
} from '../../../../domain/search-filter.ts';
import { toDayNumber, type PlainDate, type Stay } from '../../../../domain/stay.ts';
import { publicPosition } from '../../../../domain/public-position.ts';
import { type IndexedHome, matchesOffer } from '../../../../engines/search/face.ts';

export interface HomeRow {
  object_number: number;
  version: number;
  /** The id of the transaction that wrote the row. */
  written_by: number;
  active: boolean;
  removed: boolean;
  country_code: string;
  region_key: string;
  /** The key of the region's subdivision, even if it has no page: homes need not be indexed again when it gets one. */
  subdivision_key: string | null;
  place_id: number;
  quarter: string | null;
  lat: number;
  lon: number;
  persons_max: number;
  count_rooms_sleeping: number;
  count_rooms_bath: number;
  count_beds: number;
  instant_booking: boolean;
  /** True if the guest pays the landlord, in which case vouchers cannot be used. */
  landlord_collects: boolean;
  squaremeter_living: number;
  dogs_max: number;
  amenities: string[];
  dist_sea_m: number | null;
  dist_lake_m: number | null;
  dist_skilift_m: number | null;
  dist_skiloipe_m: number | null;
  object_type: string;
  provider_type: string;
  partner_tags: string[];
  agency_id: number | null;
  landlord_id: number;
  offer_ids: number[];
  free_cancel: boolean;
  created_on: PlainDate;
  titles: string[];
  languages: number;
  description_length: number;
  images: number;
}

export interface RatingOfHome {
  average: number;
  total: number;
}

export interface OfferRow {
  id: number;
  query: Record<string, unknown>;
}

export interface OfferFilter {
  id: number;
  query: SearchFilter;
}

/** Parses an offer's filter like a URL: invalid parts are dropped. Lists may be arrays. */
export function parseOfferFilter({ id, query }: OfferRow): OfferFilter {
  const flat = Object.entries(query).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(',') : value,
  ]);
  return { id, query: parseSearchFilter(Object.fromEntries(flat) as Record<string, unknown>) };
}

const enoughImages = 12;
const enoughText = 600;

/** Returns a score from 0 to 1: the mean of pictures, length of the description, languages, distances and size. */
function computeCompleteness(row: HomeRow): number {
  const facts = [row.dist_sea_m, row.dist_lake_m, row.dist_skilift_m, row.dist_skiloipe_m];
  const parts = [
    Math.min(1, row.images / enoughImages),
    Math.min(1, row.description_length / enoughText),
    Math.min(1, row.languages / 4),
    facts.some((metres) => metres !== null) ? 1 : 0,
    row.amenities.length > 0 ? 1 : 0,
  ];
  return Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length) / 100;
}

function hasFlag(row: HomeRow, flag: SearchFlag): boolean {
  if (flag === 'instantbooking') return row.instant_booking;
  if (flag === 'vouchers') return !row.landlord_collects;
  return row.amenities.includes(flag);
}

export function indexHome(
  row: HomeRow,
  rates: HomeRates,
  stays: readonly Stay[],
  rating: RatingOfHome | undefined,
  offers: readonly OfferFilter[],
): IndexedHome {
  const home: IndexedHome = {
    objectNumber: row.object_number,
    active: row.active && !row.removed,
    country: row.country_code,
    region: row.region_key,
    subdivision: row.subdivision_key,
    place: row.place_id,
    quarter: row.quarter,
    // The index contains no exact positions: combining map sections and distances would reveal the house.
    ...publicPosition(row.object_number, row),
    personsMax: row.persons_max,
    sleepingRooms: row.count_rooms_sleeping,
    bathRooms: row.count_rooms_bath,
    beds: row.count_beds,
    squaremeterLiving: row.squaremeter_living,
    dogsMax: row.dogs_max,
    amenities: searchFlags.filter((flag) => hasFlag(row, flag)),
    distances: {
      distSea: row.dist_sea_m,
      distLake: row.dist_lake_m,
      distSkilift: row.dist_skilift_m,
      distSkiloipe: row.dist_skiloipe_m,
    },
    objectType: row.object_type === 'house' ? 'house' : 'apartment',
    providerType: row.provider_type === 'private' ? 'private' : 'wholesaler',
    partnerTags: row.partner_tags,
    agency: row.agency_id,
    landlord: row.landlord_id,
    ratingAverage: rating?.average ?? null,
    ratingCount: rating?.total ?? 0,
    offers: [],
    freeCancel: row.free_cancel,
    createdDay: toDayNumber(row.created_on),
    completeness: computeCompleteness(row),
    titles: row.titles,
    rates,
    occupied: stays,
  };
  const byFeatures = offers.filter(({ query }) => matchesOffer(home, query)).map(({ id }) => id);
  return { ...home, offers: [...new Set([...row.offer_ids, ...byFeatures])] };
}
