import { apartmentHouse, modernVilla } from './boxes.ts';
import { cityStreet } from './city-street.ts';
import { between, chalet, rural, timber, warmLandscapes } from './country-homes.ts';
import { houseboat, parkRow, trullo } from './unusual-homes.ts';
import { gabledHouse, longHouse } from './gabled.ts';
import type { House, Site } from './parts.ts';

const makers: Record<string, (site: Site, landscape: string) => House> = {
  chalet: (site) => chalet(site, false),
  mountainHut: (site) => chalet(site, true),
  farmhouse: rural,
  thatchedHouse: (site) => {
    const { random } = site;
    return longHouse(site, {
      surface: random.pick(['brick', 'plaster', 'plaster']),
      color: random.pick(['#b5654a', '#f8f3e8', '#f3e6cc', '#a9573f']),
      covering: 'thatch',
      roof: random.pick(['#9a8258', '#8a7550', '#a58d66', '#7d6d54']),
      door: random.pick(['#2f5f8a', '#0f4c4a', '#c8421b', '#4f8a7a']),
      window: { frame: '#fbf7f0', shutter: random.pick([undefined, '#2f5f8a', '#4f7a6a']) },
      width: between(random, 430, 530),
      depth: between(random, 80, 110),
      height: between(random, 106, 126),
      rise: between(random, 170, 205),
      overhang: 30,
      thick: 24,
      inset: between(random, 76, 112),
      dormers: random.int(1, 2),
      chimney: true,
    });
  },
  timberHouse: timber,
  stoneHouse: (site, landscape) => {
    const { random } = site;
    const warm = warmLandscapes.has(landscape);
    return gabledHouse(site, {
      surface: 'stone',
      color: random.pick(warm ? ['#dccbaa', '#d0b890', '#e3d4b8'] : ['#a9a294', '#b5aa96', '#98948c']),
      covering: warm ? 'tiles' : 'slate',
      roof: warm ? random.pick(['#b9683f', '#c97a50']) : random.pick(['#4f5a60', '#5c5550']),
      trim: warm ? '#c98a60' : '#6f6a64',
      door: random.pick(['#4f7a8c', '#5f8f6a', '#7a3b26']),
      window: { frame: '#efe6d4', shutter: random.pick(['#4f8a8c', '#5f8f6a', '#3f6f9a', '#8a5f3f']) },
      width: between(random, 260, 320),
      length: between(random, 150, 210),
      height: between(random, 195, 230),
      rise: between(random, 70, 100),
      overhang: 14,
      thick: 9,
      chimney: true,
    });
  },
  finca: (site) => {
    const { random } = site;
    return longHouse(site, {
      surface: random.pick(['plaster', 'stone', 'plaster']),
      color: random.pick(['#f8f1e2', '#e9c48f', '#e3b27a', '#f3e2c2']),
      covering: 'tiles',
      roof: random.pick(['#c4764e', '#b9683f', '#d08a5c']),
      door: random.pick(['#4f7a6a', '#6b4a33', '#3f6f9a']),
      window: { frame: '#f3ead9', shutter: random.pick(['#4f7a6a', '#6f8a5f', '#3f6f9a', '#8a5f3f']) },
      width: between(random, 440, 540),
      depth: between(random, 90, 130),
      height: between(random, 124, 148),
      rise: between(random, 44, 62),
      overhang: 18,
      thick: 9,
      inset: 20,
      chimney: true,
      arches: true,
      arched: true,
    });
  },
  villa: (site, landscape) => {
    const { random } = site;
    if (warmLandscapes.has(landscape) ? random.chance(0.6) : random.chance(0.5)) return modernVilla(site);
    return longHouse(site, {
      surface: 'plaster',
      color: random.pick(['#f3d9b0', '#f8f3e8', '#e8b98f', '#f0cfa8', '#e9dcc4']),
      covering: 'tiles',
      roof: random.pick(['#b9683f', '#a9573a', '#5b5250']),
      door: random.pick(['#0f4c4a', '#7a3b26']),
      window: { frame: '#fbf7f0', shutter: random.pick(['#4f7a6a', '#5f8fa0', undefined]) },
      width: between(random, 430, 510),
      depth: between(random, 120, 160),
      height: between(random, 200, 230),
      rise: between(random, 70, 96),
      overhang: 24,
      thick: 10,
      inset: 76,
      arches: true,
      chimney: true,
    });
  },
  bungalow: (site) => {
    const { random } = site;
    return longHouse(site, {
      surface: random.pick(['plaster', 'planks', 'brick']),
      color: random.pick(['#f8f3e8', '#d9c4a0', '#b98a5c', '#8fa9ad', '#c8795a']),
      covering: 'slate',
      roof: random.pick(['#4f5a60', '#6f4238', '#75706a']),
      door: random.pick(['#0f4c4a', '#c8421b', '#3c4a4c']),
      window: { frame: '#fbf7f0' },
      width: between(random, 430, 520),
      depth: between(random, 90, 120),
      height: between(random, 108, 122),
      rise: between(random, 42, 62),
      overhang: 34,
      thick: 9,
      inset: 16,
      panorama: random.chance(0.7),
    });
  },
  holidayParkHouse: (site) => {
    const { random } = site;
    const house = gabledHouse(site, {
      surface: 'planks',
      color: random.pick(['#e9dcc4', '#7f9a94', '#b98a5c', '#5a6a6a', '#c8795a']),
      covering: 'slate',
      roof: random.pick(['#4f5a60', '#8c4a38', '#5d6a4c']),
      trim: '#fbf7f0',
      door: '#0f4c4a',
      window: { frame: '#fbf7f0' },
      width: between(random, 240, 290),
      length: between(random, 120, 160),
      height: between(random, 116, 138),
      rise: between(random, 110, 140),
      overhang: 22,
      thick: 9,
      panorama: true,
    });
    return { ...house, markup: parkRow(site, house) + house.markup };
  },
  cottage: (site) => {
    const { random } = site;
    return longHouse(site, {
      surface: random.pick(['stone', 'plaster']),
      color: random.pick(['#b5ab98', '#f8f3e8', '#c9bda6', '#efe2cc']),
      covering: random.pick(['slate', 'thatch']),
      roof: random.pick(['#5c6468', '#8a7550']),
      door: random.pick(['#2f5f8a', '#c8421b', '#0f4c4a', '#e9a23b', '#8a5f8f']),
      window: { frame: '#fbf7f0' },
      width: between(random, 380, 450),
      depth: between(random, 80, 110),
      height: between(random, 118, 138),
      rise: between(random, 100, 126),
      overhang: 14,
      thick: 12,
      inset: 12,
      dormers: 2,
      chimney: true,
    });
  },
  holidayHouse: (site, landscape) => {
    const { random } = site;
    if (warmLandscapes.has(landscape))
      return random.chance(0.5)
        ? rural(site, landscape)
        : (makers.stoneHouse as (s: Site, l: string) => House)(site, landscape);
    return gabledHouse(site, {
      surface: random.pick(['plaster', 'brick', 'planks']),
      color: random.pick(['#f8f3e8', '#b5654a', '#d9dfd6', '#e9cfa4', '#8fa9ad', '#f0d9c0']),
      covering: 'tiles',
      roof: random.pick(['#8c3f2c', '#4f5a60', '#a04f36', '#5b5250']),
      trim: '#fbf7f0',
      door: random.pick(['#0f4c4a', '#c8421b', '#2f5f8a']),
      window: { frame: '#fbf7f0', shutter: random.pick([undefined, undefined, '#4f7a6a']) },
      width: between(random, 280, 340),
      length: between(random, 160, 220),
      height: between(random, 124, 150),
      rise: between(random, 140, 180),
      overhang: 18,
      thick: 10,
      chimney: true,
      panorama: random.chance(0.3),
    });
  },
  apartment: (site, landscape) => apartmentHouse(site, warmLandscapes.has(landscape)),
  cityFlat: (site) => cityStreet(site),
  houseboat: (site) => houseboat(site),
  trullo: (site) => trullo(site),
};

export const houseKinds = Object.keys(makers);

/** A house with its left foot at 0, 0, lit from the left. */
export const drawHouse = (kind: string, landscape: string, site: Site): House =>
  (makers[kind === 'holidayPark' ? 'holidayParkHouse' : kind] ?? rural)(site, landscape);
