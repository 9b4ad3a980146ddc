import type { Block } from './block.ts';
import { type HousePlan, type PlanDeps, both, door, glass, createRoof, row } from './plan.ts';

export function villa(deps: PlanDeps): HousePlan {
  const { random, warm } = deps;
  if (!warm && random.chance(0.55)) return townVilla(deps);
  const color = random.pick(['#fbf8f1', '#f4ecdf', '#f0e4d0', '#ece8e0']);
  const accent = random.pick(['#a9825a', '#8f6b4a', '#c9b89c', '#8d8a84', '#d8c09a']);
  const metal = '#3c4a4c';
  const [length, depth] = [random.between(12, 15), random.between(7, 8.5)];
  const side = random.pick([-1, 1]);
  const flat = (over: number) => createRoof('flat', 0, 'slate', '#e6e0d4', color, { over, thick: 0.3 });
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
  const roof = createRoof('hip', 2.8, 'slate', random.pick(['#5b6468', '#a34c35', '#6f5a55']), white, {
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
