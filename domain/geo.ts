import type { BoundingBox } from './search-filter.ts';

const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const sinLat = Math.sin(((lat2 - lat1) * radians) / 2);
  const sinLon = Math.sin(((lon2 - lon1) * radians) / 2);
  const chord = sinLat * sinLat + Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * sinLon * sinLon;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** True for a position in the box, borders included. West is greater than east if the box crosses the date line. */
export function isInBox(box: BoundingBox, lat: number, lon: number): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east;
}
