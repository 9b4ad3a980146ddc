import { withDeparture } from './departure-by-nights.ts';
import { parseSearchFilter, type SearchFilter } from './search-filter.ts';
import { wideAreaNamed } from './wide-areas.ts';

/** Finds the number of the only place with a name or slug, in a country when given; null for none and for several. */
export type PlaceNumber = (name: string, country: string | null) => Promise<number | null>;

/** Old links and programs call a place by its name: only a value with a letter is one. */
export const isPlaceName = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value);

/**
 * Reads a filter whose place may be named, and its departure said by the nights; a name that stands for no place, or for several, is
 * dropped.
 */
export async function filterOfCall(
  query: Readonly<Record<string, unknown>>,
  placeNumber: PlaceNumber,
): Promise<SearchFilter> {
  const { place } = query;
  const filter = withArea(withDeparture(parseSearchFilter(query)));
  if (!isPlaceName(place)) return filter;
  const number = await placeNumber(place.slice(0, 200), filter.country ?? null);
  return number === null ? filter : { ...filter, place: number };
}

/** Who types the name of a wide area and chooses nothing means all of its regions. */
function withArea(filter: SearchFilter): SearchFilter {
  const { q, country, region, place } = filter;
  if (q === undefined || [country, region, place].some((location) => location !== undefined)) return filter;
  const area = wideAreaNamed(q);
  if (!area) return filter;
  const { q: _name, ...rest } = filter;
  return { ...rest, region: area.key };
}
