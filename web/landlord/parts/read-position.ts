export interface Position {
  lat: number;
  lon: number;
}

const number = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
/**
 * Two numbers as map services write them: "43.47, 11.29", "43,47; 11,29" or "43.47 11.29", with or without degree
 * signs.
 */
const pair =
  /^([+-]?\d{1,2}(?:[.,]\d+)?)\s*°?\s*(?:[;,]\s+|;|\s|(?<=\.\d+),)\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?$/;

const parseNumber = (text: string): number => Number(text.replace(',', '.'));

function toPosition(lat: string, lon: string): Position | null {
  if (!number.test(lat) || !number.test(lon)) return null;
  const position = { lat: parseNumber(lat), lon: parseNumber(lon) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : null;
}

/** Returns null if the text is no pair of numbers. */
export function readPair(text: string): Position | null {
  const [, lat, lon] = pair.exec(text.trim()) ?? [];
  return lat === undefined || lon === undefined ? null : toPosition(lat, lon);
}

/** Reads a position from two fields, of which one may contain both numbers. Returns null if there is none. */
export function readPosition({ lat, lon }: { lat: string; lon: string }): Position | null {
  return readPair(lat) ?? readPair(lon) ?? toPosition(lat.trim(), lon.trim());
}
