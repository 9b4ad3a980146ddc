/** Degrees of latitude of a 450 m cell. */
const cellLat = 450 / 111_320;
/** Share of a cell, around its centre, in which homes are shown. */
const spread = 0.5;

/** Metres around the public position within which the home lies, in every cell. */
export const publicRadius = 500;

/**
 * Returns a home's public position: a point near the centre of its 450 m cell, derived from its number so that neighbours do not coincide.
 * It reveals only the cell, however often it is requested. The search knows no other position: otherwise distances and boxes would reveal
 * the house.
 */
export function publicPosition(
  objectNumber: number,
  { lat, lon }: { lat: number; lon: number },
): { lat: number; lon: number } {
  const row = Math.floor(lat / cellLat);
  const middleLat = (row + 0.5) * cellLat;
  // The same width in metres at each latitude; at the poles a cell goes around the world.
  const cellLon = Math.min(360, cellLat / Math.max(1e-6, Math.cos((middleLat * Math.PI) / 180)));
  const middleLon = (Math.floor(lon / cellLon) + 0.5) * cellLon;
  const [across, along] = shares(objectNumber);
  return {
    lat: round(Math.max(-90, Math.min(90, middleLat + (along - 0.5) * spread * cellLat))),
    lon: round(Math.max(-180, Math.min(180, middleLon + (across - 0.5) * spread * cellLon))),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Returns two pseudo-random shares in 0..1 that depend only on the number. */
function shares(value: number): [number, number] {
  let hash = Math.imul(value ^ 0x9e37_79b9, 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  hash ^= hash >>> 16;
  return [(hash & 0xffff) / 0x1_0000, (hash >>> 16) / 0x1_0000];
}
