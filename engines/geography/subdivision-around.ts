import type { Region } from './region.ts';
import { regionAreas } from './region-areas.ts';
import type { Subdivision } from './subdivisions.ts';

/**
 * Returns the subdivision of a town in addition to its holiday region: towns of the Allgäu are also in Bavaria. Null if region
 * and subdivision are the same, as for Tuscany, so that there is only one page.
 */
export function subdivisionAround(
  region: Pick<Region, 'key'> | null,
  subdivision: Subdivision | null,
): Subdivision | null {
  if (!region || !subdivision) return null;
  const { units = [], whole } = regionAreas[region.key] ?? {};
  const isWholeSubdivision =
    whole && units.length === 1 && units[0] === `${subdivision.country}.${subdivision.admin}`;
  return isWholeSubdivision ? null : subdivision;
}
