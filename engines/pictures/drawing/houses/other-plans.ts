import {
  type HousePlan,
  type PlanDeps,
  bayMiddle,
  both,
  door,
  glass,
  createRoof,
  row,
  findSurface,
} from './plan.ts';
import type { Opening } from './openings.ts';

const white = '#fbf7f0';

export function apartments({ random, landscape, warm, build }: PlanDeps): HousePlan {
  const alpine = ['alps', 'mountains', 'blackForest'].includes(landscape);
  const storeys = build?.storeys ?? random.int(3, 4);
  const bays = random.int(3, 5);
  const [length, depth] = [bays * 3.1, random.between(8, 10)];
  const height = storeys * 2.9;
  const wood = random.pick(['#9a6a44', '#84583a', '#b08a62']);
  const color = random.pick(
    warm
      ? ['#f4dcb4', '#fbf4e6', '#f0c79e', '#f8ecd8', '#efb692']
      : ['#f6eddc', '#dfe4dc', '#ecd8c2', '#d4dede', '#fbf6ea'],
  );
  const rail = alpine ? wood : random.pick([white, '#5f7f84', '#d8b48a', '#8fa9ad']);
  const look = { frame: white, shutter: warm ? random.pick(['#5f8f84', '#4f7a8c', '#8a9a6a']) : undefined };
  const front: Opening[] = [];
  const main = Math.floor(bays / 2);
  for (let s = 0; s < storeys; s++)
    for (let b = 0; b < bays; b++) {
      const middle = bayMiddle(length, bays, b);
      if (s === 0 && b === main)
        front.push(
          door(middle, white, random.pick(['#0f5a56', '#7a3b26', '#3c4a4c']), {
            w: 1.4,
            s: middle - 0.7,
            h: 2.3,
          }),
        );
      else
        front.push(
          s > 0 && b !== main
            ? {
                kind: 'glass',
                s: middle - 0.9,
                t: s * 2.9 + 0.2,
                w: 1.8,
                h: 2.1,
                frame: white,
                panes: [2, 1],
              }
            : { kind: 'window', s: middle - 0.6, t: s * 2.9 + 0.9, w: 1.2, h: 1.4, ...look },
        );
    }
  const flat = warm && random.chance(0.3);
  const roof = flat
    ? createRoof('flat', 0, 'slate', '#e6ddcc', white, { over: 0.3, thick: 0.3 })
    : alpine
      ? createRoof('cross', length * 0.2, 'shingles', '#6b5a4e', wood, { over: 1, verge: 1.1 })
      : createRoof(
          random.pick(['hip', 'gable']),
          random.between(1.8, 2.8),
          warm ? 'tiles' : 'slate',
          warm ? '#bd6a46' : random.pick(['#5b5a5c', '#a34c35', '#4d5a60']),
          white,
          { over: 0.6 },
        );
  const block: HousePlan['blocks'][number] = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface: 'plaster',
    color,
    ...(alpine ? { upper: { surface: 'boards' as const, color: wood, from: (storeys - 1) * 2.9 } } : {}),
    roof,
    openings: {
      front,
      ...both(Array.from({ length: storeys }, (_, s) => row(depth, 2, s * 2.9 + 0.9, 1.1, 1.4, look)).flat()),
    },
  };
  const balconies: HousePlan['blocks'] = [];
  const solids: NonNullable<HousePlan['solids']> = [];
  for (let s = 1; s < storeys; s++)
    for (let b = 0; b < bays; b++) {
      if (b === main) continue;
      const right = -length / 2 + bayMiddle(length, bays, b);
      solids.push({
        right,
        deep: -depth / 2 - 0.6,
        length: 2.7,
        depth: 1.2,
        foot: s * 2.9,
        height: 0.16,
        color: '#e0d6c6',
      });
      solids.push({
        right,
        deep: -depth / 2 - 1.17,
        length: 2.7,
        depth: 0.06,
        foot: s * 2.9 + 0.16,
        height: 0.9,
        color: rail,
      });
    }
  return {
    blocks: [block, ...balconies],
    solids,
    door: { right: -length / 2 + bayMiddle(length, bays, main), deep: -depth / 2 },
    width: length,
    depth,
    height: height + 2,
  };
}

export function bungalow({ random, warm, build }: PlanDeps): HousePlan {
  const [length, depth, height] = [random.between(11, 14), random.between(7, 8), 2.9];
  const surface = findSurface(build) ?? random.pick(['plaster', 'planks', 'brick'] as const);
  const color =
    surface === 'brick' ? '#b56a50' : random.pick(['#fbf6ea', '#e0cdac', '#c2976a', '#9fb6ba', '#dca080']);
  const leaf = random.pick(['#0f5a56', '#c8421b', '#3c4a4c']);
  const look = { frame: white };
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface,
        color,
        roof: createRoof(
          random.pick(['hip', 'gable', 'shed']),
          random.between(1.2, 1.9),
          warm ? 'tiles' : 'slate',
          warm ? '#bd6a46' : random.pick(['#545f66', '#7a5546', '#75706a']),
          white,
          { over: 0.9, verge: 0.8 },
        ),
        openings: {
          front: [
            glass(0.7, 0.1, length * 0.36, 2.3, white, 4),
            door(length * 0.5, white, leaf),
            ...row(length * 0.4, 2, 0.9, 1.2, 1.2, look).map((o) => ({ ...o, s: o.s + length * 0.58 })),
          ],
          ...both(row(depth, 2, 0.9, 1.1, 1.2, look)),
        },
      },
    ],
    solids: [
      {
        right: -length * 0.28,
        deep: -depth / 2 - 1.4,
        length: length * 0.42,
        depth: 2.8,
        height: 0.14,
        color: '#cbb698',
      },
    ],
    door: { right: 0, deep: -depth / 2 },
    width: length,
    depth,
    height: height + 1.6,
  };
}

/** Three alike in a row, as holiday parks build them. */
export function parkHouses({ random }: PlanDeps): HousePlan {
  const color = random.pick(['#efe2c8', '#8fa9a4', '#c2976a', '#64767a', '#d08a66', '#f8f3e8']);
  const roofColor = random.pick(['#545f66', '#94503e', '#5d6a4c']);
  const leaf = random.pick(['#0f5a56', '#c8421b', '#f4efe4']);
  const [length, depth, height, rise] = [5.6, 8, 2.9, random.between(3, 4)];
  const one = (right: number, deep: number): HousePlan['blocks'][number] => ({
    right,
    deep,
    length,
    depth,
    height,
    surface: 'planks',
    color,
    roof: createRoof('cross', rise, 'slate', roofColor, white, { over: 0.5, verge: 0.7 }),
    openings: {
      front: [
        glass(0.5, 0.1, 2.6, 2.3, white, 2),
        door(4.3, white, leaf),
        { kind: 'window', s: length / 2 - 0.8, t: height + 0.3, w: 1.6, h: 1.2, frame: white },
      ],
      ...both(row(depth, 2, 0.9, 1, 1.2, { frame: white })),
    },
  });
  return {
    blocks: [one(7.4, 5), one(-7.4, 5), one(0, 0)],
    solids: [{ right: 0, deep: -depth / 2 - 1.3, length, depth: 2.6, height: 0.16, color: '#b89a76' }],
    door: { right: 1.5, deep: -depth / 2 - 2.6 },
    width: 12,
    depth,
    height: height + rise,
  };
}

/** Granite or whitewash, slate or thatch, deep little windows. */
export function cottage({ random, build }: PlanDeps): HousePlan {
  const stoneByChance = random.chance(0.6);
  const stone = build ? build.walls === 'stone' : stoneByChance;
  const [length, depth, height] = [
    random.between(8.5, 11),
    random.between(5.6, 6.6),
    random.between(2.8, 4.4),
  ];
  const leaf = random.pick(['#2f5f8a', '#c8421b', '#0f5a56', '#e9a23b', '#6f8fa6']);
  const thatchByChance = random.chance(0.3);
  const thatch = build ? build.roof === 'thatch' : thatchByChance;
  const look = { frame: white, shutter: random.chance(0.35) ? leaf : undefined };
  const rise = random.between(2.6, 3.2);
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: stone ? 'stone' : 'plaster',
        color: stone ? random.pick(['#b9b2a4', '#c9bda6', '#a8a6a0']) : '#fbf8f0',
        roof: createRoof(
          'gable',
          rise,
          thatch ? 'thatch' : 'slate',
          thatch ? '#a08a62' : random.pick(['#5c666c', '#4f5a64']),
          white,
          { over: 0.3, verge: 0.15, thick: thatch ? 0.4 : 0.16 },
        ),
        openings: {
          front: [
            ...row(length, 3, 0.9, 1, 1.15, look, [1]),
            door(length / 2, white, leaf),
            ...(height > 3.8 ? row(length, 3, 2.9, 0.95, 1, look) : []),
          ],
          ...both(row(depth, 2, 0.95, 0.9, 1.1, look)),
        },
        chimneys: [-0.46, 0.46].map((u) => ({
          right: u * length,
          deep: 0,
          color: stone ? '#b0a898' : '#f0ece2',
        })),
        dormers:
          height < 3.8 ? [-0.26, 0.26].map((u) => ({ right: u * length, width: 1.4, frame: white })) : [],
      },
    ],
    door: { right: 0, deep: -depth / 2 },
    width: length,
    depth,
    height: height + rise,
  };
}

export function houseboat({ random }: PlanDeps): HousePlan {
  const color = random.pick(['#2f6a78', '#a83f2c', '#f4efe2', '#3f5a4a', '#d8b25a', '#c2976a']);
  const [length, depth] = [random.between(10, 12.5), 5];
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length: length + 4,
        depth: depth + 1.6,
        height: 0.8,
        surface: 'boards',
        color: '#4a4f54',
        roof: createRoof('flat', 0, 'slate', '#b89a76', '#3f464a', { over: 0, thick: 0.14 }),
        openings: {},
      },
      {
        right: -0.4,
        deep: 0.2,
        length,
        depth,
        foot: 0.8,
        height: 2.7,
        surface: 'planks',
        color,
        roof: random.chance(0.5)
          ? createRoof('shed', 0.7, 'metal', '#5b6468', white, { over: 0.4, verge: 0.4 })
          : createRoof('flat', 0, 'slate', '#d8cdb8', white, { over: 0.35, thick: 0.2 }),
        openings: {
          front: [
            glass(0.6, 0.2, length * 0.4, 2.1, white, 4),
            door(length * 0.56, white, '#f4ead6', { h: 2.1 }),
            ...row(length * 0.3, 2, 0.9, 0.9, 0.9, { frame: white }).map((o) => ({
              ...o,
              s: o.s + length * 0.66,
            })),
          ],
          ...both([glass(0.8, 0.2, depth - 1.6, 2.1, white, 2)]),
        },
      },
    ],
    door: { right: 0, deep: -depth / 2 },
    width: length + 4,
    depth,
    height: 4,
  };
}
