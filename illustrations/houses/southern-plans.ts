import { type HousePlan, type PlanDeps, bayMiddle, both, door, glass, roofOf, row } from './plan.ts';
import type { Block } from './block.ts';

const tiles = ['#bd6a44', '#c87a50', '#b05f3e', '#c98a60'] as const;
const shutters = ['#6f8a6a', '#8a5f3f', '#5f7f84', '#4f7a8c', '#7d8f86', '#3f6b5c'] as const;

/** Stone under low tiles: main house, a lower wing, sometimes a tower or an arcade. */
export function country({ random, landscape }: PlanDeps): HousePlan {
  const island = landscape === 'balearic' || landscape === 'dalmatia';
  const plastered = landscape === 'provence' || landscape === 'mediterranean' ? 0.5 : 0.3;
  const surface = random.chance(plastered) ? ('plaster' as const) : ('stone' as const);
  const color =
    surface === 'plaster'
      ? random.pick(['#f0d0a0', '#e8b98a', '#f4e0c0', '#e5a882'])
      : random.pick(island ? ['#e3d6bd', '#dcc9a8', '#d8d0c0'] : ['#d9b98c', '#cfae86', '#dcc39a']);
  const [length, depth, height] = [random.between(9, 12), random.between(7, 8.5), random.between(5, 5.8)];
  const roof = roofOf(
    random.pick(['gable', 'hip', 'gable']),
    random.between(1.5, 2.1),
    'tiles',
    random.pick(tiles),
    '#c9a680',
    { over: 0.45, verge: 0.2, thick: 0.2 },
  );
  const shutter = random.pick(shutters);
  const look = { frame: '#efe3cc', shutter };
  const count = random.int(3, 4);
  const leaf = random.pick(['#6b4a33', '#4f6a55', '#5f7f84']);
  const main: Block = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface,
    color,
    roof,
    openings: {
      front: [
        ...row(length, count, 0.9, 1, 1.4, look, [1]),
        door(bayMiddle(length, count, 1), '#e0cda8', leaf, {
          arched: true,
          w: 1.5,
          s: bayMiddle(length, count, 1) - 0.75,
          h: 2.6,
        }),
        ...row(length, count, 3.4, 0.95, 1.25, look),
      ],
      ...both([...row(depth, 2, 0.9, 1, 1.4, look), ...row(depth, 2, 3.4, 0.95, 1.2, look)]),
    },
    chimneys: [{ right: length * 0.28, deep: 0.8, color }],
  };
  const side = random.pick([-1, 1]);
  const wing: Block = {
    ...main,
    right: side * (length / 2 + 2.6),
    deep: -0.4,
    length: 5.4,
    depth: depth * 0.8,
    height: 3,
    roof: { ...roof, form: 'gable', rise: 1.3 },
    openings: {
      front: random.chance(0.6)
        ? [0.5, 2.9].map((s) => ({
            kind: 'glass' as const,
            s,
            t: 0,
            w: 1.9,
            h: 2.4,
            frame: '#d8c09a',
            arched: true,
            panes: [2, 1] as const,
          }))
        : row(5.4, 2, 0.9, 1, 1.3, look),
      ...both(row(depth * 0.8, 2, 0.9, 0.9, 1.2, look)),
    },
    chimneys: [],
  };
  const blocks = [main, wing];
  if (random.chance(0.28))
    blocks.unshift({
      ...main,
      right: -side * length * 0.26,
      deep: 1,
      length: 4.2,
      depth: 4.2,
      height: height + 2.9,
      roof: { ...roof, form: 'hip', rise: 1 },
      openings: {
        front: row(4.2, 1, height + 0.9, 1, 1.2, { ...look, arched: true, shutter: undefined }),
        ...both(row(4.2, 1, height + 0.9, 1, 1.2, { ...look, arched: true, shutter: undefined })),
      },
      chimneys: [],
    });
  return {
    blocks,
    door: { right: -length / 2 + bayMiddle(length, count, 1), deep: -depth / 2 },
    width: length + 5.4,
    depth,
    height: height + 2,
  };
}

/** The white or sandstone finca: cubes, an arcade, flat and tiled roofs side by side. */
export function finca({ random }: PlanDeps): HousePlan {
  const color = random.pick(['#f8f3e6', '#f4e6cc', '#ecd9b6', '#fbf8f0']);
  const stone = random.chance(0.35);
  const [length, depth, height] = [
    random.between(10, 12.5),
    random.between(6.5, 8),
    random.between(3.3, 3.8),
  ];
  const frame = random.pick(['#e9dcc4', '#c9a27a', '#5f8f96']);
  const shutter = random.pick(['#5f8f96', '#6f8a6a', '#4f7a8c', '#8a6a4a']);
  const look = { frame, shutter };
  const roof = roofOf('gable', 1.4, 'tiles', random.pick(tiles), '#d8c09a', {
    over: 0.4,
    verge: 0.2,
    thick: 0.18,
  });
  const main: Block = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface: stone ? 'stone' : 'plaster',
    color: stone ? '#dcc39a' : color,
    roof,
    openings: {
      front: Array.from({ length: 3 }, (_, i) => ({
        kind: 'glass' as const,
        s: 0.8 + i * (length / 3.2),
        t: 0,
        w: length / 4.3,
        h: 2.6,
        frame: stone ? '#cdb488' : '#efe6d4',
        arched: random.chance(0.85),
        panes: [2, 1] as const,
      })),
      ...both(row(depth, 2, 0.9, 0.95, 1.25, look)),
    },
    chimneys: [{ right: length * 0.3, deep: 0.5, color }],
  };
  const side = random.pick([-1, 1]);
  const tower: Block = {
    ...main,
    right: side * (length / 2 - 1.4),
    deep: depth * 0.24,
    length: 5.2,
    depth: depth * 0.7,
    height: height + 2.7,
    surface: 'plaster',
    color,
    roof: random.chance(0.5)
      ? { ...roof, form: 'hip', rise: 1.1 }
      : roofOf('flat', 0, 'tiles', '#e6d3b4', color, { over: 0.08, thick: 0.35 }),
    openings: {
      front: row(5.2, 2, height + 0.9, 0.9, 1.3, look),
      ...both(row(depth * 0.7, 1, height + 0.9, 0.9, 1.3, look)),
    },
    chimneys: [],
  };
  const cube: Block = {
    ...main,
    right: -side * (length / 2 + 1.9),
    deep: -0.6,
    length: 4.2,
    depth: depth * 0.66,
    height: 2.9,
    surface: 'plaster',
    color,
    roof: roofOf('flat', 0, 'tiles', '#e6d3b4', color, { over: 0.05, thick: 0.3 }),
    openings: { front: [door(2.1, frame, shutter)], ...both(row(depth * 0.66, 1, 1, 0.9, 1.1, look)) },
    chimneys: [],
  };
  return {
    blocks: [tower, main, cube],
    door: { right: 0, deep: -depth / 2 },
    width: length + 4.2,
    depth,
    height: height + 2.7,
  };
}

/** White volumes, deep eaves and much glass. */
export function villa(deps: PlanDeps): HousePlan {
  const { random, warm } = deps;
  if (!warm && random.chance(0.55)) return townVilla(deps);
  const color = random.pick(['#fbf8f1', '#f4ecdf', '#f0e4d0', '#ece8e0']);
  const accent = random.pick(['#a9825a', '#8f6b4a', '#c9b89c', '#8d8a84', '#d8c09a']);
  const metal = '#3c4a4c';
  const [length, depth] = [random.between(12, 15), random.between(7, 8.5)];
  const side = random.pick([-1, 1]);
  const flat = (over: number) => roofOf('flat', 0, 'slate', '#e6e0d4', color, { over, thick: 0.3 });
  const low: Block = {
    right: 0,
    deep: 0,
    length,
    depth,
    height: 3.3,
    surface: 'plaster',
    color,
    roof: flat(0.7),
    openings: {
      front: [
        glass(side > 0 ? 0.6 : length * 0.4, 0.05, length * 0.54, 2.7, metal, 5),
        door(side > 0 ? length * 0.72 : length * 0.26, metal, accent),
      ],
      ...both([glass(depth * 0.2, 0.05, depth * 0.56, 2.7, metal, 3)]),
    },
  };
  const upper: Block = {
    right: side * length * random.between(0.1, 0.2),
    deep: depth * 0.1,
    length: length * random.between(0.5, 0.62),
    depth: depth * 0.76,
    foot: 3.3,
    height: 3,
    surface: random.chance(0.4) ? 'planks' : 'plaster',
    color: random.chance(0.4) ? accent : color,
    roof: flat(0.5),
    openings: {
      front: [
        glass(0.8, 0.3, length * 0.26, 2.2, metal, 3),
        glass(length * 0.38, 0.8, length * 0.08, 1.5, metal, 1),
      ],
      ...both([glass(depth * 0.14, 0.6, depth * 0.3, 1.8, metal, 2)]),
    },
  };
  const wall: Block = {
    right: side * (length / 2 - 0.8),
    deep: -depth / 2 - 0.4,
    length: 1.6,
    depth: 0.6,
    height: 3.2,
    surface: 'stone',
    color: accent,
    roof: flat(0),
    openings: {},
  };
  return {
    blocks: [low, upper, wall],
    door: { right: side > 0 ? length * 0.22 : -length * 0.24, deep: -depth / 2 },
    width: length,
    depth,
    height: 6.6,
  };
}

/** The villa of a spa or lake town: hip roof, quoins, veranda. */
function townVilla({ random }: PlanDeps): HousePlan {
  const [length, depth, height] = [random.between(10, 12), random.between(8, 9), 6];
  const color = random.pick(['#f6ecd6', '#f8f4ea', '#e9d3b0', '#d9e0da', '#f0d9c8']);
  const white = '#fbf7f0';
  const look = { frame: white, shutter: random.pick([undefined, '#5f8f84', '#4f7a8c']) };
  const count = 4;
  const roof = roofOf('hip', 2.8, 'slate', random.pick(['#5b6468', '#a34c35', '#6f5a55']), white, {
    over: 0.7,
  });
  const main: Block = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface: 'plaster',
    color,
    plinth: '#b0a898',
    roof,
    openings: {
      front: [
        ...row(length, count, 0.9, 1.1, 1.7, look, [1, 2]),
        ...row(length, count, 3.8, 1.1, 1.5, look, [1, 2]),
      ],
      ...both([...row(depth, 3, 0.9, 1.1, 1.6, look), ...row(depth, 3, 3.8, 1.1, 1.5, look)]),
    },
    chimneys: [{ right: -2, deep: 0.4, color: '#b0705a' }],
    dormers: [],
  };
  const bay: Block = {
    ...main,
    deep: -depth / 2 - 0.7,
    length: length * 0.44,
    depth: 2.2,
    height: height + 0.4,
    roof: { ...roof, form: 'cross', rise: 1.9, over: 0.35, verge: 0.3 },
    openings: {
      front: [
        door(length * 0.22, white, random.pick(['#0f5a56', '#6b3f2c']), {
          w: 1.4,
          s: length * 0.22 - 0.7,
          h: 2.5,
        }),
        glass(length * 0.07, 3.7, length * 0.3, 1.9, white, 4),
      ],
      ...both(row(2.2, 1, 3.8, 0.9, 1.5, { frame: white })),
    },
    chimneys: [],
  };
  return {
    blocks: [main, bay],
    solids: [{ right: 0, deep: -depth / 2 - 2.4, length: 3, depth: 1.3, height: 0.3, color: '#d8cdb8' }],
    door: { right: 0, deep: -depth / 2 - 3 },
    width: length,
    depth,
    height: 8.8,
  };
}
