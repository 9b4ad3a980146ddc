import { isInBox } from '../../../../domain/geo.ts';
import { distanceKm } from '../../../../domain/geo.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import type { LocationKind, LocationRow } from './location.ts';

export interface LocationIndex {
  /** Finds a location by country code, region id or place id. */
  byId(kind: LocationKind, id: string): LocationRow | null;
  /** Finds a location by the key that addresses and search use: country code, region key, place id. */
  byKey(kind: LocationKind, key: string): LocationRow | null;
  /**
   * Finds a location by key or id, else by a name in any language, ignoring case and accents; the largest if several fit; within a
   * country when given.
   */
  named(name: string, country: string | null): LocationRow | null;
  /** Places with that whole name or slug in any language, ignoring case and accents, in the order of their ids. */
  placesNamed(name: string, country: string | null): readonly LocationRow[];
  around(lat: number, lon: number): readonly LocationRow[];
  /** The nearest of the places with these keys, nearest first, with the distance in kilometres. */
  nearest(
    point: { lat: number; lon: number },
    places: readonly string[],
    limit: number,
  ): readonly { place: LocationRow; distance: number }[];
  inside(kind: LocationKind, id: string): readonly LocationRow[];
  /** All countries or regions in the order of their teasers, then by id. */
  teased(kind: Exclude<LocationKind, 'place'>): readonly LocationRow[];
}

const ranks: Readonly<Record<LocationKind, number>> = { country: 0, region: 1, place: 2 };

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Larger kinds first; among places the most populous first. */
const bySize = (a: LocationRow, b: LocationRow): number =>
  ranks[a.kind] - ranks[b.kind] || b.population - a.population || byText(a.id, b.id);

const collectTexts = (texts: unknown): string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.values(texts).filter((text) => typeof text === 'string')
    : [];

function contains({ bounds }: LocationRow, lat: number, lon: number): boolean {
  const [south = 0, west = 0, north = 0, east = 0] = bounds;
  return isInBox({ south, west, north, east }, lat, lon);
}

/** Indexes locations by a text; each location appears once for each text. */
function indexByText(
  locations: readonly LocationRow[],
  keysOf: (location: LocationRow) => readonly string[],
): ReadonlyMap<string, readonly LocationRow[]> {
  const lists = new Map<string, LocationRow[]>();
  for (const location of locations) {
    for (const key of new Set(keysOf(location))) {
      const list = lists.get(key);
      if (list) list.push(location);
      else lists.set(key, [location]);
    }
  }
  return lists;
}

/** Computes a value on first use, since only some queries need it. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let cachedValue: { value: Value } | null = null;
  return () => (cachedValue ??= { value: make() }).value;
}

export function indexLocations(rows: readonly LocationRow[]): LocationIndex {
  const sortedRows = rows.toSorted(bySize);
  const ids = new Map(sortedRows.map((location) => [`${location.kind}:${location.id}`, location]));
  const keys = indexByText(sortedRows, ({ key }) => [key]);
  const names = onFirstUse(() =>
    indexByText(sortedRows, (location) => collectTexts(location.names).flatMap(nameSpellings)),
  );
  const placeNames = onFirstUse(() => {
    const places = sortedRows
      .filter(({ kind }) => kind === 'place')
      .toSorted((a, b) => Number(a.id) - Number(b.id));
    return indexByText(places, ({ names: matches, slugs }) =>
      [...collectTexts(matches), ...collectTexts(slugs)].flatMap(nameSpellings),
    );
  });
  const insides = onFirstUse(() =>
    indexByText(sortedRows, ({ parentKind, parentId, subdivisionId }) => [
      ...(parentKind === null ? [] : [`${parentKind}:${parentId ?? ''}`]),
      ...(subdivisionId === null ? [] : [`region:${subdivisionId}`]),
    ]),
  );
  const bySectionOrder = (kind: LocationRow['kind']): LocationRow[] =>
    sortedRows
      .filter((location) => location.kind === kind)
      .toSorted(
        (a, b) =>
          (a.teaserOrder ?? Infinity) - (b.teaserOrder ?? Infinity) ||
          (kind === 'region' ? Number(a.id) - Number(b.id) : byText(a.id, b.id)),
      );
  const teased = {
    country: onFirstUse(() => bySectionOrder('country')),
    region: onFirstUse(() => bySectionOrder('region')),
  };
  const isIn =
    (country: string | null) =>
    ({ countryCode }: LocationRow): boolean =>
      country === null || countryCode === country;

  /** Returns the matches of the text as typed, else of the first alternative spelling that has any. */
  const inSpellings = (
    lists: ReadonlyMap<string, readonly LocationRow[]>,
    name: string,
    country: string | null,
  ): readonly LocationRow[] => {
    for (const spelling of nameSpellings(name)) {
      const matches = lists.get(spelling)?.filter(isIn(country)) ?? [];
      if (matches.length > 0) return matches;
    }
    return [];
  };

  return {
    byId: (kind, id) => ids.get(`${kind}:${id}`) ?? null,
    byKey: (kind, key) => keys.get(key)?.find((location) => location.kind === kind) ?? null,
    named: (name, country) =>
      keys.get(name)?.find(isIn(country)) ?? inSpellings(names(), name, country)[0] ?? null,
    placesNamed: (name, country) => inSpellings(placeNames(), name, country),
    around: (lat, lon) => sortedRows.filter((location) => contains(location, lat, lon)),
    nearest: ({ lat, lon }, places, limit) =>
      places
        .flatMap((id) => ids.get(`place:${id}`) ?? [])
        .map((place) => ({ place, distance: distanceKm(lat, lon, place.lat, place.lon) }))
        .sort((a, b) => a.distance - b.distance || Number(a.place.id) - Number(b.place.id))
        .slice(0, limit),
    inside: (kind, id) => insides().get(`${kind}:${id}`) ?? [],
    teased: (kind) => teased[kind](),
  };
}
