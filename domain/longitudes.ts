/** Normalizes to -180 to 180 degrees, since maps count on across the date line. West is greater than east if the box crosses it. */
export function wrapLongitudes(west: number, east: number): { west: number; east: number } {
  if (east - west >= 360) return { west: -180, east: 180 };
  const wrap = (lon: number): number =>
    Math.abs(lon) > 180 ? +(lon - 360 * Math.round(lon / 360)).toFixed(6) : lon;
  return { west: wrap(west), east: wrap(east) };
}
