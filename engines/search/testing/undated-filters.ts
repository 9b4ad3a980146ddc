import { filterKeys, type FilterKey, type SearchFilter } from '../../../domain/search-filter.ts';
import { addAll, setBit, type Bits } from '../bits.ts';
import { distanceKm, isInBox } from '../../../domain/geo.ts';
import type { HomeTable } from '../home-table.ts';
import type { LocationList } from '../location-list.ts';
import type { WordIndex } from '../word-index.ts';
import { regionKeys } from '../region-keys.ts';

/** One set filter and the homes that fit it. */
export interface Criterion {
  key: FilterKey;
  fits: Bits;
}

interface HomeIndexes {
  homes: HomeTable;
  locations: LocationList;
  words: WordIndex;
}

function scan(homes: HomeTable, fits: (docId: number) => boolean): Bits {
  const bits = new Uint32Array(homes.words);
  for (let docId = 0; docId < homes.size; docId += 1) if (fits(docId)) setBit(bits, docId);
  return bits;
}

/** Returns the union of several bitmaps. */
function union(homes: HomeTable, names: readonly string[]): Bits {
  const bits = new Uint32Array(homes.words);
  for (const name of names) {
    const bitmap = homes.bitmap(name);
    if (bitmap) addAll(bits, bitmap);
  }
  return bits;
}

/** Returns undefined for filters that do not depend on the home alone, and for those without effect. */
function findMatches(key: FilterKey, filter: SearchFilter, indexes: HomeIndexes): Bits | null | undefined {
  const { homes, locations, words } = indexes;
  const c = homes.columns;
  switch (key) {
    case 'persons':
      return scan(homes, (docId) => c.personsMax[docId]! >= filter.persons!);
    case 'personsMax':
      return scan(homes, (docId) => c.personsMax[docId]! <= filter.personsMax!);
    case 'sleepingRooms':
      return (
        homes.bitmap(`${key}:${filter[key]!}`) ??
        scan(homes, (docId) => c.sleepingRooms[docId]! >= filter[key]!)
      );
    case 'bathRooms':
      return (
        homes.bitmap(`${key}:${filter[key]!}`) ?? scan(homes, (docId) => c.bathRooms[docId]! >= filter[key]!)
      );
    case 'beds':
      return homes.bitmap(`${key}:${filter[key]!}`) ?? scan(homes, (docId) => c.beds[docId]! >= filter[key]!);
    case 'squaremeterLiving':
      return scan(homes, (docId) => c.squaremeterLiving[docId]! >= filter.squaremeterLiving!);
    case 'rating':
      return scan(homes, (docId) => c.rating[docId]! > 0 && c.rating[docId]! / 100 >= filter.rating!);
    case 'agency':
      return scan(homes, (docId) => c.agency[docId] === filter.agency);
    case 'landlord':
      return scan(homes, (docId) => c.landlord[docId] === filter.landlord);
    case 'country':
    case 'place': {
      const index = locations.findIndex(key, String(filter[key]));
      const column = c[key];
      return scan(homes, (docId) => index >= 0 && column[docId] === index);
    }
    case 'region': {
      const indexes = new Set(regionKeys(filter.region!).map((one) => locations.findIndex('region', one)));
      indexes.delete(-1);
      const { region, subdivision } = c;
      return scan(homes, (docId) => indexes.has(region[docId]!) || indexes.has(subdivision[docId]!));
    }
    case 'BBoxString': {
      const box = filter.BBoxString!;
      return scan(homes, (docId) => isInBox(box, c.lat[docId]!, c.lon[docId]!));
    }
    case 'distance': {
      const { latitude, longitude, distance } = filter;
      if (latitude === undefined || longitude === undefined) return null;
      return scan(
        homes,
        (docId) => distanceKm(latitude, longitude, c.lat[docId]!, c.lon[docId]!) <= distance!,
      );
    }
    case 'onr':
    case 'objects': {
      const bits = new Uint32Array(homes.words);
      for (const objectNumber of key === 'onr' ? [filter.onr!] : filter.objects!) {
        const docId = homes.docIdByNumber.get(objectNumber);
        if (docId !== undefined) setBit(bits, docId);
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
      return homes.bitmap(`${key}:${String(filter[key])}`);
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
    const fits = findMatches(key, filter, indexes);
    if (fits) criteria.push({ key, fits });
  }
  return criteria;
}
