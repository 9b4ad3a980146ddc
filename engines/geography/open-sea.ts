import type { Coast } from './coast.ts';
import { kmPerDegree } from './distance.ts';

/** Water counts as sea if some point of it has no shore within this distance; river mouths are drawn as coast too, far inland. */
const openWaterKm = 1.6;
/** The open water of a sea begins this many kilometres behind the shore. */
const behindShoreKm = 8;
const stepKm = 1.2;
/** Degrees of latitude. Farther north, outlines of land are cut by the edge of the map. */
const isLandKnownTo = 66;

/**
 * Kilometres to the shore of the sea; null beyond `maxKm`, and if the nearest shore is that of an estuary: Antwerp and Hamburg
 * lie on rivers.
 */
export function kmToOpenSea(
  coast: Pick<Coast, 'isLand' | 'kmToSea'>,
  { lat, lon }: { lat: number; lon: number },
  maxKm: number,
): number | null {
  const km = coast.kmToSea(lat, lon, maxKm);
  if (km === null || lat > isLandKnownTo) return km;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  for (let radius = km; radius <= km + behindShoreKm; radius += stepKm) {
    const points = Math.max(8, Math.ceil((2 * Math.PI * radius) / stepKm));
    for (let point = 0; point < points; point += 1) {
      const angle = (2 * Math.PI * point) / points;
      const atLat = lat + (radius * Math.sin(angle)) / kmPerDegree;
      const atLon = lon + (radius * Math.cos(angle)) / (kmPerDegree * narrowing);
      if (!coast.isLand(atLat, atLon) && coast.kmToSea(atLat, atLon, openWaterKm) === null) return km;
    }
  }
  return null;
}
