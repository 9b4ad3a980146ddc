/** Where a house stands, in degrees; `withinMetres`: somewhere within so many metres of it, null: there. */
export interface HousePosition {
  lat: number;
  lon: number;
  withinMetres: number | null;
}

/** A map of streets elsewhere, with a mark on the house; where only its surroundings are known, with these and no mark. */
export function mapLink({ lat, lon, withinMetres }: HousePosition): string {
  const site = 'https://www.openstreetmap.org/';
  return withinMetres === null
    ? `${site}?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
    : `${site}#map=15/${lat}/${lon}`;
}
