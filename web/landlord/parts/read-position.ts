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

const degrees = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?`;
/** Degrees, minutes and seconds, as Google Maps shows a place: 54°07'24.2"N 13°14'05.3"E. */
const sexagesimal = new RegExp(String.raw`^${degrees}([NS])[\s,;]*${degrees}([EWO])$`, 'iu');
/** "54.1234 N, 13.2345 E". */
const withQuarters = /^(\d{1,2}(?:[.,]\d+)?)\s*°?\s*([NS])[\s,;]+(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([EWO])$/iu;

function readQuarters(text: string): Position | null {
  const signed = (size: number, quarter: string): number => (/[SW]/iu.test(quarter) ? -size : size);
  const inRange = (lat: number, lon: number): Position | null =>
    Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
  const simple = withQuarters.exec(text);
  if (simple) {
    const [, lat = '', north = '', lon = '', east = ''] = simple;
    return inRange(signed(parseNumber(lat), north), signed(parseNumber(lon), east));
  }
  const parts = sexagesimal.exec(text);
  if (!parts) return null;
  const toDegrees = (from: number): number => {
    const [whole, minutes, seconds] = [0, 1, 2].map((at) => parseNumber(parts[from + at] ?? '0'));
    return Math.round((whole! + minutes! / 60 + seconds! / 3600) * 1e6) / 1e6;
  };
  return inRange(signed(toDegrees(1), parts[4]!), signed(toDegrees(5), parts[8]!));
}

const decimals = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/**
 * Where addresses of maps tell a position, the marked place before the middle of the map: Google (`!3d…!4d…`, `q`, `query`, `destination`,
 * `/place/…`, `/@…`), OpenStreetMap (`mlat`, `#map=zoom/…`), Apple (`coordinate`, `ll`), Bing (`cp`) and `geo:`.
 */
const inLinks = [
  String.raw`!3d${decimals}!4d${decimals}`,
  String.raw`[?&#]mlat=${decimals}&mlon=${decimals}`,
  String.raw`[?&#](?:coordinate|q|query|destination|daddr|address)=(?:loc:)?${decimals}[, ]+${decimals}`,
  String.raw`^geo:${decimals},${decimals}`,
  String.raw`/(?:place|search|dir)/+${decimals},[ ]*${decimals}`,
  String.raw`[?&#](?:ll|sll|center|cp)=${decimals}[,~ ]+${decimals}`,
  String.raw`/@${decimals},${decimals}`,
  String.raw`#map=[\d.]+/${decimals}/${decimals}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Characters; links of maps are long. */
export const pastedMax = 2000;

/** True for the address of a page, which may be a map's. */
export const isLink = (text: string): boolean => /^\s*(?:https?:|geo:|www\.|maps\.)/iu.test(text);

function readLink(text: string): Position | null {
  let plain = text.replaceAll('+', ' ');
  try {
    plain = decodeURIComponent(plain);
  } catch {
    // A single per cent sign; the numbers stand there all the same.
  }
  for (const pattern of inLinks) {
    const [, lat, lon] = pattern.exec(plain) ?? [];
    const position = lat === undefined || lon === undefined ? null : toPosition(lat, lon);
    // The middle of the ocean stands in links to nowhere.
    if (position && (position.lat !== 0 || position.lon !== 0)) return position;
  }
  return null;
}

/** Reads a pasted position: two numbers, degrees with their quarters of the world, or the link of a map. Returns null if there is none. */
export function readPair(text: string): Position | null {
  const trimmed = text.trim();
  if (isLink(trimmed)) return readLink(trimmed);
  const [, lat, lon] = pair.exec(trimmed.replace(/^\((.*)\)$/u, '$1')) ?? [];
  return lat === undefined || lon === undefined ? readQuarters(trimmed) : toPosition(lat, lon);
}

/** Reads a position from two fields, of which one may contain both numbers. Returns null if there is none. */
export function readPosition({ lat, lon }: { lat: string; lon: string }): Position | null {
  return readPair(lat) ?? readPair(lon) ?? toPosition(lat.trim(), lon.trim());
}
