import type { Coast } from './coast.ts';
import { kmToDegrees, withinGlobe } from './distance.ts';
import { loadGazetteer, type Settlement } from './gazetteer.ts';
import type { Bounds, Region } from './region.ts';
import { regionAreas } from './region-areas.ts';
import { regions } from './regions.ts';
import { findSubdivision, type Subdivision } from './subdivisions.ts';

/** Administrative units and holiday region of a position. */
export interface Located {
  country: string;
  subdivision: Subdivision | null;
  holidayRegion: Region | null;
  town: Settlement;
  /** Null outside of quarters. */
  quarter: Settlement | null;
}

/** Positions farther from all towns are only accepted on known land. */
const nearTownKm = 15;
const farFromTownKm = 150;
/** Degrees of latitude. Farther north, outlines of land are cut by the edge of the map. */
const landKnownTo = 66;

/**
 * Locates a position by its nearest settlement and the units to which that belongs. Returns null far from land.
 */
export function locate(
  position: { lat: number; lon: number },
  coast: Pick<Coast, 'isLand' | 'kmToSea'>,
): Located | null {
  const { lat, lon } = position;
  const gazetteer = loadGazetteer();
  const nearest = gazetteer.nearest(lat, lon, farFromTownKm);
  const isOnLand = lat > landKnownTo || isNearLand(position, coast);
  if (!nearest || (nearest.km > nearTownKm && !isOnLand)) return null;
  const { settlement } = nearest;
  const town = gazetteer.findTown(settlement);
  return {
    country: town.country,
    subdivision: findSubdivision(town.country, town.admin.split('.')[0]!),
    holidayRegion: regions.find((region) => isIn(region, town, coast)) ?? null,
    town,
    quarter: town === settlement ? null : settlement,
  };
}

/** Tolerance in kilometres, since a home at the beach may be outside of the generalized outlines. */
const shoreKm = 2;

function isNearLand({ lat, lon }: { lat: number; lon: number }, coast: Pick<Coast, 'isLand'>): boolean {
  if (coast.isLand(lat, lon)) return true;
  const [dy, dx] = [kmToDegrees(shoreKm), kmToDegrees(shoreKm) / Math.cos((lat * Math.PI) / 180)];
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
  if (outline ? !isInside(outline, town) : !contains(region.bounds, town)) return false;
  const { coastKm } = region.options;
  return coastKm === undefined || coast.kmToSea(town.lat, town.lon, coastKm) !== null;
}

function contains([south, west, north, east]: Bounds, { lat, lon }: Settlement): boolean {
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
