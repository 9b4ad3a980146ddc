import { withDeparture } from './departure-by-nights.ts';
import { parseSearchFilter, type SearchFilter } from './search-filter.ts';
import { wideAreaNamed } from './wide-areas.ts';

/** Finds the only place with a name or slug, in a country if given; null for none and for several. */
export type PlaceNumber = (name: string, country: string | null) => Promise<number | null>;

/** Old links and programs name a place: only values with a letter are names. */
export const isPlaceName = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value);

/** Reads a filter in which the place may be a name and the departure a number of nights. A name of no place, or of several, is dropped. */
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

/** A typed name of a wide area means all of its regions. */
function withArea(filter: SearchFilter): SearchFilter {
  const { q, country, region, place } = filter;
  if (q === undefined || [country, region, place].some((location) => location !== undefined)) return filter;
  const area = wideAreaNamed(q);
  if (!area) return filter;
  const { q: _name, ...rest } = filter;
  return { ...rest, region: area.key };
}
