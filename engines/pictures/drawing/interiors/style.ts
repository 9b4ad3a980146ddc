import type { Color } from '../color.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Random } from '../../../../domain/seeded-random.ts';

export type RoomStyle = {
  wall: Color;
  /** The wall that the viewer looks at. */
  back: Color;
  ceiling: Color;
  floor: Color;
  tiledFloor: boolean;
  trim: Color;
  frame: Color;
  wood: Color;
  /** Walls clad in wood, back wall of bare stone, beams under the ceiling. */
  panelled: boolean;
  stone: boolean;
  beams: boolean;
  fabric: Color;
  accent: Color;
  curtain: Color;
  cabinet: Color;
  metal: Color;
};

const southern = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'vineyards',
  'apulia',
  'volcanic',
  'southernLake',
  'tropics',
]);
const alpine = new Set(['alps', 'mountains', 'blackForest']);
const nordic = new Set(['denmark', 'nordicLake', 'fjord', 'forest']);
const maritime = new Set(['northSea', 'balticSea', 'dike', 'atlantic', 'canal']);

/** Materials of the region, colours of the home. */
export function chooseStyle(random: Random, { landscape, kind }: SceneDescription): RoomStyle {
  const pick = random.pick;
  const base = {
    trim: '#fbf7f0',
    frame: '#fbf7f0',
    panelled: false,
    stone: false,
    beams: false,
    tiledFloor: false,
    metal: pick(['#2f3336', '#b08a4e', '#8f9496']),
  };
  const fabric = pick([
    '#e9dfce',
    '#c9d3cc',
    '#7f9aa0',
    '#5f7f78',
    '#c98a66',
    '#d8b48a',
    '#8a6f7c',
    '#4f6a74',
    '#b9a58c',
    '#a85a44',
  ]);
  const accent = pick([
    '#c8573a',
    '#0f6a66',
    '#e0a03a',
    '#7f9a94',
    '#b5704c',
    '#41697a',
    '#8a5f6a',
    '#d98a6a',
  ]);
  const curtain = pick(['#f4ecdc', '#e9dcc4', '#d9e0da', '#efd9c4', '#cfd8dc']);
  if (southern.has(landscape)) {
    const wall = pick(['#fbf6ea', '#f6e9d2', '#f4e2c8', '#f8f0e2']);
    return {
      ...base,
      wall,
      back: pick([wall, wall, '#f0d0a8', '#e8c0a0']),
      ceiling: '#fdf9f0',
      floor: pick(['#c9865c', '#d8a278', '#dcc9a8', '#cfb38c']),
      tiledFloor: true,
      wood: pick(['#8a5f3f', '#a37a52', '#6f4a33']),
      stone: random.chance(0.3),
      beams: random.chance(0.65),
      frame: pick(['#f4ead8', '#7f9a94', '#8a6344', '#5f8f96']),
      fabric: pick(['#f4ecdc', '#e6d6bc', fabric]),
      accent,
      curtain,
      cabinet: pick(['#f0e6d2', '#7f9a8c', '#a37a52', '#5f8088', '#d8b48a']),
    };
  }
  if (alpine.has(landscape) || kind === 'chalet' || kind === 'mountainHut') {
    const wood = pick(['#b98a5c', '#a9784c', '#c49a6c', '#966a44']);
    const panelled = random.chance(0.55);
    const wall = panelled ? wood : pick(['#f6eee0', '#efe4d2', '#e6ddd0']);
    return {
      ...base,
      wall,
      back: panelled ? wood : wall,
      ceiling: panelled ? '#d8b68c' : '#fbf6ec',
      floor: pick(['#b58a60', '#a0764e', '#c49a70']),
      wood: pick(['#7d5436', '#8f6442', '#6b4630']),
      panelled,
      stone: !panelled && random.chance(0.35),
      beams: random.chance(0.8),
      frame: pick(['#8a6040', '#f4ead8', '#6f4a33']),
      fabric: pick(['#8c3f34', '#5f6f5a', '#e6dccb', fabric]),
      accent: pick(['#b03a2e', '#3f6b4f', accent]),
      curtain: pick(['#f4ecdc', '#d8c8b0', '#b5665a']),
      cabinet: pick(['#8f6a4a', '#c9a67c', '#5f6f62', '#e9e0d0']),
    };
  }
  if (nordic.has(landscape) || kind === 'timberHouse') {
    const white = random.chance(0.6);
    const wall = white ? pick(['#fbfaf5', '#f2f1ea', '#e9ece8']) : pick(['#d8bf9c', '#e0ceb0']);
    return {
      ...base,
      wall,
      back: pick([wall, wall, '#c9d3cf', '#b9c4c0', '#3f5258']),
      ceiling: white ? '#fdfcf8' : '#ecdcc0',
      floor: pick(['#dcc09a', '#e6d2b0', '#cfae84']),
      wood: pick(['#c9a47c', '#b58f66', '#dcc09a']),
      panelled: random.chance(0.5),
      beams: random.chance(0.3),
      frame: pick(['#fbfaf5', '#2f383a']),
      fabric: pick(['#cfd6d4', '#9fb0b0', '#e6e0d4', fabric]),
      accent,
      curtain: '#f4f1e8',
      cabinet: pick(['#f4f2ec', '#c9d3cf', '#3f5258', '#d8bf9c']),
    };
  }
  if (maritime.has(landscape)) {
    const wall = pick(['#fbf8f0', '#eef0ea', '#e3ebea', '#f4eee0']);
    return {
      ...base,
      wall,
      back: pick([wall, '#c4d6d8', '#a9c2c6', '#e6dcc6', '#d5dfd4']),
      ceiling: '#fdfbf5',
      floor: pick(['#d0b088', '#c49a70', '#dcc6a2', '#b98f66']),
      wood: pick(['#a9825c', '#c9a87e', '#8a6a4c']),
      beams: random.chance(0.3),
      panelled: random.chance(0.2),
      fabric: pick(['#e9e4d8', '#5f8794', '#34586a', '#c9d3d0', fabric]),
      accent: pick(['#c8573a', '#2f6a84', '#e0a03a', accent]),
      curtain,
      cabinet: pick(['#fbf8f0', '#8fb0b4', '#41697a', '#d8c8a8', '#9fb4a4']),
    };
  }
  const wall = pick(['#fbf6ec', '#f2ebdf', '#ece8de', '#f4e8d8']);
  return {
    ...base,
    wall,
    back: pick([wall, '#c9d2c4', '#e8cfb4', '#b9c8c8', '#5a7472', '#d8b49c']),
    ceiling: '#fdfaf3',
    floor: pick(['#c49a70', '#a9805a', '#d8b88c', '#8f6a4c']),
    wood: pick(['#8a6344', '#a37a52', '#6f4e38', '#c2996c']),
    beams: random.chance(0.28),
    stone: random.chance(0.12),
    fabric,
    accent,
    curtain,
    cabinet: pick(['#f4efe4', '#5f7f78', '#41586a', '#c9a67c', '#8fa89c', '#2f4244']),
  };
}
