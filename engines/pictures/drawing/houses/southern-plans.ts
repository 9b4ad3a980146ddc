import type { Block } from './block.ts';
import { type HousePlan, type PlanDeps, bayMiddle, both, door, createRoof, row } from './plan.ts';

const tiles = ['#bd6a44', '#c87a50', '#b05f3e', '#c98a60'] as const;
const shutters = ['#6f8a6a', '#8a5f3f', '#5f7f84', '#4f7a8c', '#7d8f86', '#3f6b5c'] as const;

export function country({ random, landscape, build }: PlanDeps): HousePlan {
  const island = landscape === 'balearic' || landscape === 'dalmatia' || landscape === 'groves';
  const plastered = landscape === 'provence' || landscape === 'mediterranean' ? 0.5 : 0.3;
  const byChance = random.chance(plastered) ? 'plaster' : 'stone';
  const surface = build ? (build.walls === 'stone' ? 'stone' : 'plaster') : byChance;
  const color =
    surface === 'plaster'
      ? random.pick(['#f0d0a0', '#e8b98a', '#f4e0c0', '#e5a882'])
      : random.pick(island ? ['#e3d6bd', '#dcc9a8', '#d8d0c0'] : ['#d9b98c', '#cfae86', '#dcc39a']);
  const [length, depth, height] = [random.between(9, 12), random.between(7, 8.5), random.between(5, 5.8)];
  const roof = createRoof(
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
export function finca({ random, build }: PlanDeps): HousePlan {
  const color = random.pick(['#f8f3e6', '#f4e6cc', '#ecd9b6', '#fbf8f0']);
  const byChance = random.chance(0.35);
  const stone = build ? build.walls === 'stone' : byChance;
  const [length, depth, height] = [
    random.between(10, 12.5),
    random.between(6.5, 8),
    random.between(3.3, 3.8),
  ];
  const frame = random.pick(['#e9dcc4', '#c9a27a', '#5f8f96']);
  const shutter = random.pick(['#5f8f96', '#6f8a6a', '#4f7a8c', '#8a6a4a']);
  const look = { frame, shutter };
  const roof = createRoof('gable', 1.4, 'tiles', random.pick(tiles), '#d8c09a', {
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
      : createRoof('flat', 0, 'tiles', '#e6d3b4', color, { over: 0.08, thick: 0.35 }),
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
    roof: createRoof('flat', 0, 'tiles', '#e6d3b4', color, { over: 0.05, thick: 0.3 }),
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
