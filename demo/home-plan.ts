import { type Region, regions } from '../engines/geography/face.ts';
import type { Kind } from './homes/kinds.ts';
import { kindMix } from './homes/kinds.ts';

export interface PlannedHome {
  objectNumber: number;
  region: Region;
  inRegion: number;
}

const firstObjectNumber = 1001;
/** A removed home, to demonstrate its page. */
export const removedObjectNumber = 1000;

/** Number of homes by region, by weight; each region gets at least one if there are enough. */
export function homesPerRegion(objects: number): number[] {
  const weights = regions.map(({ options }) => options.weight ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = Math.max(0, objects - regions.length);
  let cumulativeWeight = 0;
  let assigned = 0;
  return weights.map((weight, index) => {
    cumulativeWeight += weight;
    const share = Math.round((spare * cumulativeWeight) / total) - assigned;
    assigned += share;
    return index < objects ? 1 + share : 0;
  });
}

/** Homes of a region are consecutive, but their numbers are spread, so that homes of equal rank mix the regions. */
export function* planHomes(objects: number): Generator<PlannedHome> {
  let step = Math.max(1, Math.floor(objects * 0.618));
  while (greatestCommonDivisor(step, objects) !== 1) step += 1;
  let index = 0;
  for (const [at, count] of homesPerRegion(objects).entries()) {
    for (let inRegion = 0; inRegion < count; inRegion += 1, index += 1) {
      yield { objectNumber: firstObjectNumber + ((index * step) % objects), region: regions[at]!, inRegion };
    }
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * The first homes of a region have kinds that offers need, such as huts and houses of holiday parks; null for all
 * others.
 */
export function chooseKind({ region, inRegion }: PlannedHome): Kind | null {
  if (inRegion !== 0) return null;
  const mix = kindMix(region.key, region.landscape).map(([kind]) => kind);
  return (['mountainHut', 'holidayParkHouse'] as const).find((kind) => mix.includes(kind)) ?? null;
}
