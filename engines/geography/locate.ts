import type { Coast } from './coast.ts';
import { degreesOf, withinGlobe } from './distance.ts';
import { loadGazetteer, type Settlement } from './gazetteer.ts';
import type { Bounds, Region } from './region.ts';
import { regionAreas } from './region-areas.ts';
import { regions } from './regions.ts';
import { subdivisionOf, type Subdivision } from './subdivisions.ts';

/** Where a position lies: always in a country and a town, mostly in a subdivision, and in a holiday region if any. */
export interface Located {
  country: string;
  subdivision: Subdivision | null;
  holidayRegion: Region | null;
  town: Settlement;
  /** The quarter of the town; null where it has none. */
  quarter: Settlement | null;
}

/** Farther from all towns nobody lets a home, except on land that is known to be land. */
const nearTownKm = 15;
const farFromTownKm = 150;
/** Degrees of latitude: farther north the edge of the map cuts the outlines of land. */
const landKnownTo = 66;

/**
 * Finds where a position lies, by the nearest settlement and by what it belongs to. A position far from land is nowhere.
 */
export function locate(
  position: { lat: number; lon: number },
  coast: Pick<Coast, 'isLand' | 'kmToSea'>,
): Located | null {
  const { lat, lon } = position;
  const gazetteer = loadGazetteer();
  const found = gazetteer.nearest(lat, lon, farFromTownKm);
  const isOnLand = lat > landKnownTo || isAtLand(position, coast);
  if (!found || (found.km > nearTownKm && !isOnLand)) return null;
  const { settlement } = found;
  const town = gazetteer.townOf(settlement);
  return {
    country: town.country,
    subdivision: subdivisionOf(town.country, town.admin.split('.')[0]!),
    holidayRegion: regions.find((region) => isIn(region, town, coast)) ?? null,
    town,
    quarter: town === settlement ? null : settlement,
  };
}

/** Tolerance in kilometres: outlines are generalized, and a home at the beach may lie outside of them. */
const shoreKm = 2;

function isAtLand({ lat, lon }: { lat: number; lon: number }, coast: Pick<Coast, 'isLand'>): boolean {
  if (coast.isLand(lat, lon)) return true;
  const [dy, dx] = [degreesOf(shoreKm), degreesOf(shoreKm) / Math.cos((lat * Math.PI) / 180)];
  return [-1, 0, 1].some((up) =>
    [-1, 0, 1].some((right) => coast.isLand(lat + up * dy, withinGlobe(lon + right * dx))),
  );
}

/** A town belongs to a region as a whole, so that all homes of a place are in one region. */
function isIn(region: Region, town: Settlement, coast: Pick<Coast, 'kmToSea'>): boolean {
  if (region.country !== town.country) return false;
  const { units, whole, outline } = regionAreas[region.key] ?? {};
  const admin = `${town.country}.${town.admin}.`;
  if (units) {
    if (!units.some((unit) => admin.startsWith(`${unit}.`))) return false;
  } else if (region.options.admin && !region.options.admin.includes(town.admin.split('.')[0]!)) {
    return false;
  }
  if (whole) return true;
  if (outline ? !isInside(outline, town) : !holds(region.bounds, town)) return false;
  const { coastKm } = region.options;
  return coastKm === undefined || coast.kmToSea(town.lat, town.lon, coastKm) !== null;
}

function holds([south, west, north, east]: Bounds, { lat, lon }: Settlement): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** Counts how often a ray to the north leaves the outline. */
function isInside(outline: readonly (readonly [number, number])[], { lat, lon }: Settlement): boolean {
  let inside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [fromLat, fromLon] = outline[index]!;
    const [toLat, toLon] = outline[(index + 1) % outline.length]!;
    if (fromLon > lon === toLon > lon) continue;
    if (fromLat + ((lon - fromLon) / (toLon - fromLon)) * (toLat - fromLat) > lat) inside = !inside;
  }
  return inside;
}
