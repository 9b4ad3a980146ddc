import { countGroups } from '../../../domain/count-groups.ts';
import type { FilterKey, SearchFilter } from '../../../domain/search-filter.ts';
import type { SearchOptions } from '../answer.ts';
import { readPriceBounds } from '../price-bounds.ts';

/** Filters that leave few homes to look at. */
const narrowKeys: readonly FilterKey[] = ['objects', 'onr', 'place', 'landlord'];
/** Square degrees. A box on the map of a fifth of Germany counts as wide. */
const wideBox = 15;

/** True if a search may take much longer than others, because it reads a large part of all homes. */
export function isWide(
  filter: SearchFilter,
  { counts = countGroups }: Pick<SearchOptions, 'counts'> = {},
): boolean {
  if (narrowKeys.some((key) => filter[key] !== undefined)) return false;
  const box = filter.BBoxString;
  if (box) {
    const width = box.east < box.west ? box.east - box.west + 360 : box.east - box.west;
    return width * (box.north - box.south) > wideBox;
  }
  if (filter.region === undefined) return true;
  // Hits in other regions and countries are counted without prices, unless there are price bounds.
  if (!counts.includes('regions') && !counts.includes('countries')) return false;
  const { min, max } = readPriceBounds(filter);
  return min !== null || max !== null;
}
