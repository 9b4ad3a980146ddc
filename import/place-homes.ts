/** Places of the catalogue to put homes to: pure, over lists that the store has read. */
export interface RegionArea {
  id: number;
  key: string;
  countryCode: string;
  /** South, west, north, east. */
  bounds: readonly [number, number, number, number];
  landscape: string;
}

export interface PlacePoint {
  id: number;
  regionId: number;
  countryCode: string;
  lat: number;
  lon: number;
}

/** A town of GeoNames, made a place of the catalogue where it has none near. */
export interface Town {
  name: string;
  countryCode: string;
  /** The state by GeoNames' code of it. */
  adminCode: string;
  lat: number;
  lon: number;
  population: number;
}

export interface Placing {
  region: RegionArea;
  /** The place that is near; null where the town is to become one. */
  place: PlacePoint | null;
  town: Town | null;
}

const placeWithinKm = 12;
const townWithinKm = 40;
const kmPerDegree = 111.2;

/**
 * The region is the smallest one whose bounds hold the position, in the country of the nearest town; the
 * place is the nearest of that region within 12 km, else the nearest town within 40 km.
 */
export function placeHome(
  position: { lat: number; lon: number },
  catalogue: { regions: readonly RegionArea[]; places: readonly PlacePoint[] },
  towns: TownIndex,
): Placing | null {
  const town = nearest(towns.around(position.lat), position, townWithinKm);
  if (!town) return null;
  const region = catalogue.regions
    .filter(({ countryCode, bounds }) => countryCode === town.countryCode && holds(bounds, position))
    .sort((a, b) => areaOf(a.bounds) - areaOf(b.bounds) || a.id - b.id)[0];
  if (!region) return null;
  const places = catalogue.places.filter(({ regionId }) => regionId === region.id);
  const place = nearest(places, position, placeWithinKm);
  return { region, place, town: place ? null : town };
}

/** Towns in order of latitude, so that a look around is a slice of them. */
export interface TownIndex {
  around(lat: number): readonly Town[];
}

export function indexTowns(towns: readonly Town[]): TownIndex {
  const sorted = [...towns].sort((a, b) => a.lat - b.lat);
  const margin = townWithinKm / kmPerDegree;
  const firstFrom = (lat: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.lat < lat) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { around: (lat) => sorted.slice(firstFrom(lat - margin), firstFrom(lat + margin)) };
}

function holds(
  [south, west, north, east]: RegionArea['bounds'],
  { lat, lon }: { lat: number; lon: number },
): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

function areaOf([south, west, north, east]: RegionArea['bounds']): number {
  return (north - south) * (east - west);
}

function nearest<Point extends { lat: number; lon: number }>(
  points: readonly Point[],
  { lat, lon }: { lat: number; lon: number },
  withinKm: number,
): Point | null {
  // Equirectangular distance: exact enough for tens of kilometres.
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let best: Point | null = null;
  let bestKm = withinKm;
  for (const point of points) {
    const north = Math.abs(point.lat - lat) * kmPerDegree;
    if (north > bestKm) continue;
    const km = Math.hypot(north, (point.lon - lon) * kmPerDegree * narrowing);
    if (km <= bestKm) {
      best = point;
      bestKm = km;
    }
  }
  return best;
}

/** Countries of the catalogue whose prices are not in euros; elsewhere a price without a currency is euros. */
export const foreignCurrencies: Readonly<Record<string, string>> = {
  ch: 'CHF',
  gb: 'GBP',
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
  is: 'ISK',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  tr: 'TRY',
  al: 'ALL',
  rs: 'RSD',
  ba: 'BAM',
  mk: 'MKD',
  li: 'CHF',
};
