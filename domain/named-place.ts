import { withDeparture } from './departure-by-nights.ts';
import { parseSearchFilter, type SearchFilter } from './search-filter.ts';
import { wideAreaNamed } from './wide-areas.ts';

/** Finds the only place with a name or slug, in a country if given; null for none and for several. */
export type PlaceNumber = (name: string, country: string | null) => Promise<number | null>;

/** True for names of places in old links and programs: values with a letter. */
export const isPlaceName = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value);

/** Reads a filter in which the place may be a name and the departure a number of nights. An unknown or ambiguous name is dropped. */
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

/** Replaces the name of a wide area by all of its regions. */
function withArea(filter: SearchFilter): SearchFilter {
  const { q, country, region, place } = filter;
  if (q === undefined || [country, region, place].some((location) => location !== undefined)) return filter;
  const area = wideAreaNamed(q);
  if (!area) return filter;
  const { q: _name, ...rest } = filter;
  return { ...rest, region: area.key };
}
