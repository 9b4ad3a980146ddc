import { searchFlags, distanceKeys, type FilterKey, type SearchFilter } from '../../domain/search-filter.ts';

export interface PeerIds {
  country: ReadonlyMap<string, number>;
  region: ReadonlyMap<string, number>;
}

const distanceColumns = {
  distSea: 'dist_sea',
  distLake: 'dist_lake',
  distSkilift: 'dist_skilift',
  distSkiloipe: 'dist_skiloipe',
} as const;

/** Returns the SQL condition of a filter for a home. It is never null. */
export function condition(key: FilterKey, filter: SearchFilter, ids: PeerIds): string {
  const amenity = searchFlags.findIndex((flag) => flag === key);
  if (amenity >= 0) return `h.amenities & ${1 << amenity} <> 0`;
  const distance = distanceKeys.find((name) => name === key);
  if (distance) return `coalesce(h.${distanceColumns[distance]} <= ${filter[distance]! * 1000}, false)`;
  switch (key) {
    case 'persons':
      return `h.persons_max >= ${filter.persons!}`;
    case 'sleepingRooms':
      return `h.sleeping_rooms >= ${filter.sleepingRooms!}`;
    case 'bathRooms':
      return `h.bath_rooms >= ${filter.bathRooms!}`;
    case 'beds':
      return `h.beds >= ${filter.beds!}`;
    case 'squaremeterLiving':
      return `h.area >= ${filter.squaremeterLiving!}`;
    case 'rating':
      return `h.rating > 0 AND h.rating >= ${Math.ceil(filter.rating! * 100)}`;
    case 'objectType':
      return filter.objectType === 'house' ? 'h.is_house' : 'NOT h.is_house';
    case 'providerType':
      return filter.providerType === 'private' ? 'h.is_private' : 'NOT h.is_private';
    case 'freeCancel':
      return filter.freeCancel === 'Y' ? 'h.free_cancel' : 'NOT h.free_cancel';
    case 'pets':
      return filter.pets === 'none' ? 'h.dogs_max = 0' : `h.dogs_max >= ${filter.pets === 'more' ? 2 : 1}`;
    case 'lastminuteonly':
      return 'h.late_days IS NOT NULL';
    case 'country':
      return `h.country = ${ids.country.get(filter.country!) ?? -1}`;
    case 'region':
      return `h.region = ${ids.region.get(filter.region!) ?? -1}`;
    case 'offer':
    case 'offerFilter':
      return `h.offers @> '{${filter[key]!}}'`;
    case 'BBoxString': {
      const { west, south, east, north } = filter.BBoxString!;
      if (west > east) throw new Error('The peer is not asked for boxes across the date line.');
      return `h.lat BETWEEN ${south} AND ${north} AND h.lon BETWEEN ${west} AND ${east}`;
    }
    default:
      throw new Error(`The peer cannot be asked for ${key}.`);
  }
}
