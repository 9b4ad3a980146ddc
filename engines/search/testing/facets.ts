import { toleranceChoices, type FilterKey } from '../../../domain/search-filter.ts';
import { addAll, countBits, countCommon, forEachBit, keepCommon, type Bits } from '../bits.ts';
import type { PricePart } from './dated-part.ts';
import type { HomeTable } from '../home-table.ts';
import type { LocationList } from '../location-list.ts';
import { allTypes, closedOptions } from '../matches-home.ts';
import { countDogs } from '../period.ts';
import type { Criterion } from './undated-filters.ts';

/** Returns the homes that match all criteria, those of the filter `except` left out. */
export function intersect(start: Bits, criteria: readonly Criterion[], except?: FilterKey): Bits {
  const bits = start.slice();
  for (const criterion of criteria) if (criterion.key !== except) keepCommon(bits, criterion.fits);
  return bits;
}

const keysWithOptions: ReadonlySet<FilterKey> = new Set<FilterKey>([
  ...closedOptions.map((option) => option.key),
  'lastminuteonly',
  'country',
  'region',
  'offerFilter',
]);

/** Returns the homes to be priced: those that match all criteria, or fail one whose options are counted. */
export function findCandidates(start: Bits, criteria: readonly Criterion[]): Bits {
  const candidates = intersect(start, criteria);
  for (const { key } of criteria) {
    if (keysWithOptions.has(key)) addAll(candidates, intersect(start, criteria, key));
  }
  return candidates;
}

/**
 * "<filter>:<value>" -> hits that setting the filter to the value would give, its own present choice
 * replaced. Options of closed lists are all there, also with 0; countries, regions and offers only
 * if something would be found.
 */
export function countFacets(
  homes: HomeTable,
  locations: LocationList,
  criteria: readonly Criterion[],
  part: PricePart,
): Record<string, number> {
  const facets: Record<string, number> = {};
  const withoutOwn = new Map<FilterKey, Bits>();
  const setKeys = new Set(criteria.map((criterion) => criterion.key));
  const all = intersect(part.fits, criteria);
  const others = (key: FilterKey): Bits => {
    if (!setKeys.has(key)) return all;
    let bits = withoutOwn.get(key);
    if (!bits) {
      bits = intersect(part.fits, criteria, key);
      withoutOwn.set(key, bits);
    }
    return bits;
  };

  for (const { name, key, filter: option } of closedOptions) {
    const bitmap = homes.bitmap(name)!;
    const bits =
      key === 'pets' && part.fitsWithDogs[countDogs(option)] !== part.fits
        ? intersect(part.fitsWithDogs[countDogs(option)]!, criteria, key)
        : others(key);
    facets[name] = countCommon(bits, bitmap);
  }
  facets[allTypes.name] = countBits(others('objectType'));
  const lastMinute = homes.bitmap('lastminuteonly:Y');
  facets['lastminuteonly:Y'] = lastMinute ? countCommon(others('lastminuteonly'), lastMinute) : 0;
  for (const choice of toleranceChoices) {
    facets[`tolerance:${choice}`] = part.countByTolerance?.get(choice) ?? countBits(all);
  }

  for (const key of ['country', 'region'] as const) {
    const counts = new Int32Array(locations.all.length);
    const column = homes.columns[key];
    const { subdivision } = homes.columns;
    forEachBit(others(key), (docId) => {
      counts[column[docId]!]! += 1;
      if (key === 'region' && subdivision[docId]! >= 0) counts[subdivision[docId]!]! += 1;
    });
    counts.forEach((count, index) => {
      if (count > 0) facets[`${key}:${locations.all[index]!.key}`] = count;
    });
  }
  for (const name of homes.bitmaps.keys()) {
    if (!name.startsWith('offer:')) continue;
    const count = countCommon(others('offerFilter'), homes.bitmap(name)!);
    if (count > 0) facets[`offerFilter:${name.slice('offer:'.length)}`] = count;
  }
  return facets;
}
