import { distanceKm } from '../../../../domain/geo.ts';
import type { PoiRow } from './present-poi.ts';

/** Sorts by great-circle distance in kilometres, nearest first; equal ones by number. */
export function near(
  pois: readonly PoiRow[],
  { lat, lon, radius }: { lat: number; lon: number; radius: number },
): (PoiRow & { distance: number })[] {
  return pois
    .map((poi) => ({ ...poi, distance: distanceKm(lat, lon, poi.lat, poi.lon) }))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance || a.id - b.id);
}
