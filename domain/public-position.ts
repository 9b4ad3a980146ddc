/** Degrees of latitude of a cell: 450 m. */
const cellLat = 450 / 111_320;
/** Homes are shown within this share of a cell, around its middle. */
const spread = 0.5;

/** Metres within which the home lies around its public position, whatever its cell. */
export const publicRadius = 500;

/**
 * The position of a home as everybody may know it: a place in the middle of the 450 m cell in which the
 * home lies, by its number, so that neighbours do not stand on each other. Only the cell can be learnt
 * from it, by no repetition and by no formula. The search knows no other position: otherwise distances
 * and boxes would find the house.
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

/** Two shares from 0 to 1 that follow from a number and look as if they did not. */
function shares(value: number): [number, number] {
  let hash = Math.imul(value ^ 0x9e37_79b9, 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  hash ^= hash >>> 16;
  return [(hash & 0xffff) / 0x1_0000, (hash >>> 16) / 0x1_0000];
}
