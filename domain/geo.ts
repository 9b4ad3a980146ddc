import type { BoundingBox } from './search-filter.ts';

const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const sinLat = Math.sin(((lat2 - lat1) * radians) / 2);
  const sinLon = Math.sin(((lon2 - lon1) * radians) / 2);
  const chord = sinLat * sinLat + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * sinLon * sinLon;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Borders belong to the box; a west above its east crosses the date line. */
export function isInBox(box: BoundingBox, lat: number, lon: number): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east;
}

/** The same longitudes between -180 and 180: a map that was turned across the date line names others. West stands above east where a box crosses it. */
export function wrapLongitudes(west: number, east: number): { west: number; east: number } {
  if (east - west >= 360) return { west: -180, east: 180 };
  const wrap = (lon: number): number =>
    lon >= -180 && lon <= 180 ? lon : Math.round((((((lon + 180) % 360) + 360) % 360) - 180) * 1e6) / 1e6;
  return { west: wrap(west), east: wrap(east) };
}
