import { filterKeys, type FilterKey, type SearchFilter } from '../domain/search-filter.ts';
import { addAll, setBit, type Bits } from './bits.ts';
import { distanceKm, isInBox } from './geo.ts';
import type { HomeTable } from './home-table.ts';
import type { LocationList } from './location-list.ts';
import type { WordIndex } from './word-index.ts';

/** One set filter and the homes that fit it. */
export interface Criterion {
  key: FilterKey;
  fits: Bits;
}

export interface HomeIndexes {
  homes: HomeTable;
  locations: LocationList;
  words: WordIndex;
}

function scan(homes: HomeTable, fits: (slot: number) => boolean): Bits {
  const bits = new Uint32Array(homes.words);
  for (let slot = 0; slot < homes.size; slot += 1) if (fits(slot)) setBit(bits, slot);
  return bits;
}

/** The slots that a set of planes covers together. */
function union(homes: HomeTable, names: readonly string[]): Bits {
  const bits = new Uint32Array(homes.words);
  for (const name of names) {
    const plane = homes.plane(name);
    if (plane) addAll(bits, plane);
  }
  return bits;
}

/** Undefined for keys that a home alone does not decide, and for those that change nothing. */
function fitsOf(key: FilterKey, filter: SearchFilter, indexes: HomeIndexes): Bits | null | undefined {
  const { homes, locations, words } = indexes;
  const c = homes.columns;
  switch (key) {
    case 'persons':
      return scan(homes, (slot) => c.personsMax[slot]! >= filter.persons!);
    case 'personsMax':
      return scan(homes, (slot) => c.personsMax[slot]! <= filter.personsMax!);
    case 'sleepingRooms':
      return (
        homes.plane(`${key}:${filter[key]!}`) ?? scan(homes, (slot) => c.sleepingRooms[slot]! >= filter[key]!)
      );
    case 'bathRooms':
      return (
        homes.plane(`${key}:${filter[key]!}`) ?? scan(homes, (slot) => c.bathRooms[slot]! >= filter[key]!)
      );
    case 'squaremeterLiving':
      return scan(homes, (slot) => c.squaremeterLiving[slot]! >= filter.squaremeterLiving!);
    case 'rating':
      return scan(homes, (slot) => c.rating[slot]! > 0 && c.rating[slot]! / 100 >= filter.rating!);
    case 'agency':
      return scan(homes, (slot) => c.agency[slot] === filter.agency);
    case 'landlord':
      return scan(homes, (slot) => c.landlord[slot] === filter.landlord);
    case 'country':
    case 'region':
    case 'place': {
      const index = locations.indexOf(key, String(filter[key]));
      const column = c[key];
      return scan(homes, (slot) => index >= 0 && column[slot] === index);
    }
    case 'BBoxString': {
      const box = filter.BBoxString!;
      return scan(homes, (slot) => isInBox(box, c.lat[slot]!, c.lon[slot]!));
    }
    case 'distance': {
      const { latitude, longitude, distance } = filter;
      if (latitude === undefined || longitude === undefined) return null;
      return scan(homes, (slot) => distanceKm(latitude, longitude, c.lat[slot]!, c.lon[slot]!) <= distance!);
    }
    case 'onr':
    case 'objects': {
      const bits = new Uint32Array(homes.words);
      for (const objectNumber of key === 'onr' ? [filter.onr!] : filter.objects!) {
        const slot = homes.slotOf.get(objectNumber);
        if (slot !== undefined) setBit(bits, slot);
      }
      return bits;
    }
    case 'offer':
    case 'offerFilter':
      return union(homes, [`offer:${filter[key]!}`]);
    case 'partnerTags':
      return union(
        homes,
        filter.partnerTags!.map((tag) => `partnerTags:${tag}`),
      );
    case 'lastminuteonly':
      return union(homes, ['lastminuteonly:Y']);
    case 'fulltext':
    case 'q':
      return words.find(filter[key]!, homes);
    default:
      return homes.plane(`${key}:${String(filter[key])}`);
  }
}

/** All set filters that concern neither dates nor prices, each as the set of homes that fit. */
export function undatedCriteria(
  filter: SearchFilter,
  indexes: HomeIndexes,
  keys: readonly FilterKey[] = filterKeys,
): Criterion[] {
  const criteria: Criterion[] = [];
  for (const key of keys) {
    if (filter[key] === undefined) continue;
    const fits = fitsOf(key, filter, indexes);
    if (fits) criteria.push({ key, fits });
  }
  return criteria;
}
