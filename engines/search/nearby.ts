import { distanceKm } from '../../domain/geo.ts';

export interface Placed {
  lat: number;
  lon: number;
}

const kmOfDegree = 111.195;

/**
 * Visits, for each home, up to `limit` later homes in the list that are within the distance and suitable, in list
 * order. A grid of rows as high as the distance excludes homes too far north or south. Within a row longitudes are
 * compared first.
 */
export function nearby<Home extends Placed>(
  homes: readonly Home[],
  reachKm: number,
  fits: (home: Home, other: Home) => boolean,
  limit: number,
  visit: (home: Home, near: readonly Home[]) => void,
): void {
  const rowHeight = (reachKm / kmOfDegree) * 1.001;
  const rows = new Map<number, number[]>();
  const rowOf = ({ lat }: Home): number => Math.floor(lat / rowHeight);
  for (const [at, home] of homes.entries()) {
    const row = rows.get(rowOf(home));
    if (row) row.push(at);
    else rows.set(rowOf(home), [at]);
  }
  for (const [at, home] of homes.entries()) {
    const row = rowOf(home);
    const reachLon = rowHeight / Math.max(0.01, Math.cos(((Math.abs(home.lat) + 1) * Math.PI) / 180));
    const close: number[] = [];
    for (const near of [row - 1, row, row + 1]) {
      for (const other of rows.get(near) ?? []) {
        if (other <= at) continue;
        const { lat, lon } = homes[other]!;
        const lonApart = Math.abs(lon - home.lon);
        // Across the date line homes lie 360 degrees apart, nearly.
        if (lonApart > reachLon && lonApart < 360 - reachLon) continue;
        if (!fits(home, homes[other]!)) continue;
        if (distanceKm(home.lat, home.lon, lat, lon) <= reachKm) close.push(other);
      }
    }
    close.sort((one, other) => one - other);
    visit(
      home,
      close.slice(0, limit).map((other) => homes[other]!),
    );
  }
}
