export interface Position {
  lat: number;
  lon: number;
}

const number = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
/** Two numbers as maps write them: "43.47, 11.29", "43,47; 11,29" or "43.47 11.29", with or without signs of degrees. */
const pair =
  /^([+-]?\d{1,2}(?:[.,]\d+)?)\s*°?\s*(?:[;,]\s+|;|\s|(?<=\.\d+),)\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?$/;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

function positionOf(lat: string, lon: string): Position | null {
  if (!number.test(lat) || !number.test(lon)) return null;
  const position = { lat: numberOf(lat), lon: numberOf(lon) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : null;
}

/** Reads both numbers from one text; null where it is none. */
export function readPair(text: string): Position | null {
  const [, lat, lon] = pair.exec(text.trim()) ?? [];
  return lat === undefined || lon === undefined ? null : positionOf(lat, lon);
}

/** Reads what two fields hold, of which one may hold both numbers; null as long as that is no position. */
export function readPosition({ lat, lon }: { lat: string; lon: string }): Position | null {
  return readPair(lat) ?? readPair(lon) ?? positionOf(lat.trim(), lon.trim());
}
