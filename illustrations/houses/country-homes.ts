import type { Random } from '../seeded-random.ts';

import { gabledHouse, longHouse } from './gabled.ts';
import type { House, Site } from './parts.ts';

export const warmLandscapes = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'vineyards',
  'tropics',
  'city',
]);
const woods = ['#9a6a44', '#84583a', '#a97b52', '#6f4a33', '#b08a62'] as const;

export const between = (random: Random, low: number, high: number): number =>
  Math.round(random.between(low, high));

export function chalet(site: Site, small: boolean): House {
  const { random } = site;
  const wood = random.pick(woods);
  const h = small ? between(random, 120, 150) : between(random, 196, 236);
  return gabledHouse(site, {
    surface: small ? 'boards' : 'plaster',
    color: small ? wood : random.pick(['#f6eddc', '#efe2cc', '#f8f3e8']),
    gable: { surface: 'boards', color: wood, from: small ? h * 0.3 : h * 0.5 },
    base: '#a59a8c',
    covering: 'shingles',
    roof: random.pick(['#6b5346', '#7d5f4c', '#5b5250']),
    trim: random.pick(['#5a3d2a', '#8a6242']),
    door: random.pick(['#5a3d2a', '#0f4c4a', '#7a2f22']),
    window: {
      frame: '#fbf7f0',
      shutter: random.pick(['#3f6b4f', '#8c2f22', '#5a3d2a', undefined]),
      box: true,
    },
    width: small ? between(random, 250, 300) : between(random, 330, 400),
    length: between(random, 120, 190),
    height: h,
    rise: small ? between(random, 96, 126) : between(random, 92, 124),
    overhang: 40,
    thick: 15,
    balcony: small ? undefined : wood,
    chimney: true,
  });
}

export function timber(site: Site, landscape: string): House {
  const { random } = site;
  const nordic = ['fjord', 'nordicLake', 'forest', 'lake', 'mountains'].includes(landscape);
  const color = random.pick(
    nordic
      ? ['#8f3327', '#9c3d2c', '#b98a5c', '#d8b25a', '#2c3133']
      : ['#26292b', '#2f2d2c', '#1f2a2c', '#3a332f', '#4a5a5a'],
  );
  if (random.chance(0.5)) {
    return longHouse(site, {
      surface: 'planks',
      color,
      covering: random.pick(['grass', 'slate', 'shingles']),
      roof: random.pick(['#54604a', '#4b4f52', '#6e7f52', '#b5583c']),
      door: random.pick(['#fbf7f0', '#c8421b', '#e9a23b', '#6f9aa0']),
      window: { frame: '#fbf7f0' },
      width: between(random, 420, 520),
      depth: between(random, 90, 130),
      height: between(random, 112, 136),
      rise: between(random, 86, 120),
      overhang: 22,
      thick: 8,
      inset: 14,
      chimney: true,
      panorama: random.chance(0.55),
    });
  }
  return gabledHouse(site, {
    surface: 'planks',
    color,
    covering: 'slate',
    roof: random.pick(['#4b4f52', '#5c4e48', '#5d6a4c']),
    trim: '#fbf7f0',
    door: random.pick(['#fbf7f0', '#c8421b', '#6f9aa0']),
    window: { frame: '#fbf7f0' },
    width: between(random, 260, 320),
    length: between(random, 170, 230),
    height: between(random, 128, 156),
    rise: between(random, 112, 150),
    overhang: 18,
    thick: 9,
    chimney: true,
    panorama: random.chance(0.6),
  });
}

export function rural(site: Site, landscape: string): House {
  const { random } = site;
  if (warmLandscapes.has(landscape)) {
    return longHouse(site, {
      surface: random.pick(['stone', 'stone', 'plaster']),
      color: random.pick(['#d9b78a', '#cfae86', '#e0c090', '#d8a070']),
      covering: 'tiles',
      roof: random.pick(['#b5623f', '#c4764e', '#a9573a']),
      door: random.pick(['#6b4a33', '#4f6a55', '#7a3b26']),
      window: { frame: '#e9dcc4', shutter: random.pick(['#6f8a6a', '#8a5f3f', '#5f7f84']) },
      width: between(random, 420, 520),
      depth: between(random, 100, 140),
      height: between(random, 190, 224),
      rise: between(random, 62, 86),
      overhang: 20,
      thick: 9,
      inset: 26,
      chimney: true,
      arches: random.chance(0.5),
      arched: true,
    });
  }
  if (['alps', 'blackForest', 'mountains'].includes(landscape)) {
    const wood = random.pick(woods);
    return gabledHouse(site, {
      surface: 'plaster',
      color: '#f3ead9',
      gable: { surface: 'planks', color: wood, from: 104 },
      base: '#b0a392',
      covering: 'shingles',
      roof: random.pick(['#5f4a3f', '#75564a', '#8c5040']),
      trim: '#5a3d2a',
      door: '#5a3d2a',
      window: { frame: '#fbf7f0', shutter: random.pick(['#3f6b4f', '#7a2f22']), box: true },
      width: between(random, 350, 420),
      length: between(random, 150, 210),
      height: between(random, 194, 214),
      rise: between(random, 170, 205),
      overhang: 46,
      thick: 16,
      balcony: wood,
      chimney: true,
    });
  }
  return longHouse(site, {
    surface: 'brick',
    color: random.pick(['#a9573f', '#b5654a', '#f3ead9', '#96503c']),
    covering: 'tiles',
    roof: random.pick(['#8c3f2c', '#6f4238', '#a04f36']),
    door: random.pick(['#0f4c4a', '#fbf7f0', '#2f4a6a']),
    window: { frame: '#fbf7f0', shutter: random.pick([undefined, '#0f4c4a', '#3f6b4f']) },
    width: between(random, 440, 540),
    depth: between(random, 90, 130),
    height: between(random, 112, 132),
    rise: between(random, 150, 185),
    overhang: 16,
    thick: 9,
    inset: 56,
    dormers: random.int(1, 3),
    chimney: true,
  });
}
