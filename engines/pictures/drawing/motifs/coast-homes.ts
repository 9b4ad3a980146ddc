import { type Item } from '../space/depth-order.ts';
import { sailingBoat } from '../landscape/water.ts';
import { project } from '../space/camera.ts';
import type { Setting } from './motif.ts';

export const southern = new Set([
  'balearic',
  'dalmatia',
  'mediterranean',
  'apulia',
  'volcanic',
  'volcanicLand',
  'groves',
  'southernLake',
  'tropics',
]);

const seaKinds: Record<string, readonly string[]> = {
  northSea: ['thatchedHouse', 'holidayHouse', 'thatchedHouse'],
  wadden: ['thatchedHouse', 'farmhouse', 'holidayHouse'],
  delta: ['holidayHouse', 'bungalow', 'farmhouse'],
  dunes: ['holidayHouse', 'thatchedHouse'],
  heath: ['timberHouse', 'holidayHouse'],
  pinewood: ['holidayHouse', 'timberHouse', 'bungalow'],
  balticBeach: ['villa', 'villa', 'holidayHouse'],
  landes: ['villa', 'holidayHouse'],
  dike: ['farmhouse', 'holidayHouse'],
  countryside: ['holidayHouse', 'farmhouse', 'holidayHouse'],
  blackForest: ['farmhouse', 'holidayHouse'],
  forest: ['holidayHouse', 'timberHouse'],
  balticSea: ['villa', 'holidayHouse', 'thatchedHouse'],
  denmark: ['timberHouse', 'holidayHouse'],
  atlantic: ['cottage', 'cottage', 'stoneHouse'],
  highlands: ['cottage'],
  fells: ['cottage'],
  apulia: ['trullo', 'stoneHouse'],
  fjord: ['timberHouse', 'timberHouse', 'mountainHut'],
  nordicLake: ['timberHouse'],
  mountains: ['chalet', 'mountainHut'],
  alps: ['chalet', 'mountainHut'],
  tropics: ['bungalow'],
  volcanic: ['finca', 'bungalow', 'finca'],
  balearic: ['finca', 'stoneHouse'],
  lake: ['holidayHouse', 'timberHouse'],
  plainLake: ['holidayHouse', 'timberHouse'],
};
export const coastHomeKinds = (name: string): readonly string[] =>
  seaKinds[name] ?? ['stoneHouse', 'stoneHouse', 'apartment'];

export const rockColor = (name: string): string =>
  ({
    balticSea: '#f1e9d8',
    atlantic: '#8f7f70',
    mediterranean: '#c08058',
    volcanic: '#6f5a52',
    dalmatia: '#d6ccb8',
    northSea: '#dfc894',
    wadden: '#8f9a5c',
    delta: '#dfd0a0',
    balticBeach: '#eadfc0',
    landes: '#e4cf9a',
    denmark: '#dfc894',
  })[name] ?? '#b9a184';

export function sails({ stage }: Setting, count: number, depth: readonly [number, number]): Item[] {
  const { random, camera } = stage;
  return Array.from({ length: count }, (_, i) => {
    const z = random.between(...depth);
    const x = ((random.between(140, 760) + i * 30 - camera.centre) * z) / camera.focal;
    const [sx, sy] = project(camera, [x, 0, z]);
    return { z, markup: sailingBoat(stage, sx, sy, (9 * camera.focal) / z) };
  });
}
