import { type Coast, kmToDegrees, nearestLake } from '../../engines/geography/face.ts';
import type { Place } from '../locations/places.ts';
import type { Random } from '../seeded-random.ts';

export interface Position {
  lat: number;
  lon: number;
  kmToSea: number | null;
  kmToLake: number | null;
}

const maxKmToSea = 50;
const maxKmToLake = 15;
const tries = 24;

/** Returns a position on land within the region, around the place, preferring positions near the water. */
export function positionNear(random: Random, coast: Coast, place: Place, atTheWater: boolean): Position {
  const [south, west, north, east] = place.region.bounds;
  const spread = place.population > 200_000 ? 3.5 : place.region.landscape === 'city' ? 1.6 : 1.3;
  const seeksSea = place.kmToSea !== null && place.kmToSea < 12;
  const candidateCount = atTheWater ? 6 : random.chance(0.55) ? 3 : 1;
  let best: (Position & { score: number }) | null = null;
  let validCount = 0;
  for (let attempt = 0; attempt < tries && validCount < candidateCount; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const km = spread * Math.sqrt(-Math.log(1 - 0.95 * random.next()));
    const lat = place.lat + kmToDegrees(km) * Math.sin(angle);
    const lon = place.lon + (kmToDegrees(km) * Math.cos(angle)) / Math.cos((place.lat * Math.PI) / 180);
    if (lat <= south || lat >= north || lon <= west || lon >= east || !coast.isLand(lat, lon)) continue;
    const lake = place.kmToLake === null ? null : nearestLake(lat, lon, maxKmToLake);
    if (lake && lake.km <= 0.02) continue;
    validCount += 1;
    const kmToSea =
      place.kmToSea === null ? null : coast.kmToSea(lat, lon, Math.min(maxKmToSea, place.kmToSea + 8));
    const score = (seeksSea ? (kmToSea ?? 99) : 0) + (lake?.km ?? 0);
    if (best === null || score < best.score) {
      best = { lat: rounded(lat), lon: rounded(lon), kmToSea, kmToLake: lake && lake.km, score };
    }
  }
  if (best && coast.isLand(best.lat, best.lon)) return best;
  // Places are on land, so the centre always fits.
  return { lat: place.lat, lon: place.lon, kmToSea: place.kmToSea, kmToLake: place.kmToLake };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
