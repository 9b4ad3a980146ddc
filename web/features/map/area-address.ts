import { wrapLongitudes } from '../../../domain/longitudes.ts';
import { locationFilterKeys, type BoundingBox, type FilterKey } from '../../../domain/search-filter.ts';
import { changeSearchAddress, changeFilter, searchAddress } from '../search/search-address.ts';
import type { SearchData } from '../search/search-data.ts';

/** Filters of the place, which an area of the map replaces. */
const placeKeys: readonly FilterKey[] = [...locationFilterKeys, 'q'];

/**
 * Returns the address of the same search within an area of the map. It leaves the page of a region, since the area may reach beyond it; all
 * other filters stay.
 */
export function areaAddress(
  { path, query, preset }: Pick<SearchData, 'path' | 'query' | 'preset'>,
  box: BoundingBox,
  searchPath: string,
): string {
  const change = {
    ...Object.fromEntries(placeKeys.map((key) => [key, undefined])),
    page: undefined,
    BBoxString: box,
  };
  const presetsPlace = placeKeys.some((key) => preset[key] !== undefined);
  return presetsPlace
    ? searchAddress(searchPath, changeFilter({ ...query, ...preset }, change))
    : changeSearchAddress({ path, query, preset }, change);
}

const places = 10_000;

/** Rounds the map's bounding box for the filter: to four decimals, about 11 m, and within the world. */
export function roundBox({ west, south, east, north }: BoundingBox): BoundingBox {
  const degrees = (value: number, max: number): number =>
    Math.max(-max, Math.min(max, Math.round(value * places) / places));
  const longitudes = wrapLongitudes(west, east);
  return {
    west: degrees(longitudes.west, 180),
    south: degrees(south, 90),
    east: degrees(longitudes.east, 180),
    north: degrees(north, 90),
  };
}
