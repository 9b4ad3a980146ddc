export const kmPerDegree = 111.195;

/** Normalizes a longitude, such as a sum or difference of two, to [-180, 180) degrees. */
export const withinGlobe = (lon: number): number =>
  lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;

/** Distance in kilometres of points that are at most a few hundred apart (equirectangular). */
export function kmBetween(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const x = withinGlobe(otherLon - lon) * Math.cos(((lat + otherLat) * Math.PI) / 360);
  return Math.hypot(x, otherLat - lat) * kmPerDegree;
}

/** Distance in kilometres to a segment, and how far along it (0 to 1) the nearest point lies. */
export function kmToSegment(
  lat: number,
  lon: number,
  fromLat: number,
  fromLon: number,
  toLat: number,
  toLon: number,
): { km: number; along: number } {
  const scale = Math.cos((lat * Math.PI) / 180);
  const dx = (toLon - fromLon) * scale;
  const dy = toLat - fromLat;
  const px = (lon - fromLon) * scale;
  const py = lat - fromLat;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return { km: Math.hypot(px - along * dx, py - along * dy) * kmPerDegree, along };
}

/** Converts kilometres to degrees of latitude. */
export function kmToDegrees(km: number): number {
  return km / kmPerDegree;
}
