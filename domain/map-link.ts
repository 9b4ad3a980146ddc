/** Position in degrees. The house is within `withinMetres` of it; null if the position is exact. */
export interface HousePosition {
  lat: number;
  lon: number;
  withinMetres: number | null;
}

/** Returns the address of a street map on another site, with a mark on the house; without a mark if only its surroundings are known. */
export function mapLink({ lat, lon, withinMetres }: HousePosition): string {
  const site = 'https://www.openstreetmap.org/';
  return withinMetres === null
    ? `${site}?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    : `${site}#map=15/${lat}/${lon}`;
}
