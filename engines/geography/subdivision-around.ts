import type { Region } from './region.ts';
import { regionAreas } from './region-areas.ts';
import type { Subdivision } from './subdivisions.ts';

/**
 * The subdivision in which a holiday region's town lies besides: the Allgäu's are in Bavaria. Null where the region is the
 * whole subdivision and nothing else, as Tuscany is, so that there is one page for it.
 */
export function subdivisionAround(
  region: Pick<Region, 'key'> | null,
  subdivision: Subdivision | null,
): Subdivision | null {
  if (!region || !subdivision) return null;
  const { units = [], whole } = regionAreas[region.key] ?? {};
  const isAllOfIt = whole && units.length === 1 && units[0] === `${subdivision.country}.${subdivision.admin}`;
  return isAllOfIt ? null : subdivision;
}
