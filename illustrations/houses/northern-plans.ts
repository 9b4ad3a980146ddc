import { type HousePlan, type PlanDeps, bayMiddle, both, door, glass, roofOf, row } from './plan.ts';

export const woods = ['#9a6a44', '#84583a', '#a97b52', '#6f4a33', '#b08a62'] as const;
const white = '#fbf7f0';

/** Low walls under a great thatched roof. */
export function thatched({ random }: PlanDeps): HousePlan {
  const [length, depth, height] = [random.between(13, 17), random.between(7.5, 8.6), 2.7];
  const frame = white;
  const count = random.int(5, 7);
  const at = random.int(1, count - 2);
  const leaf = random.pick(['#2f6a8a', '#0f5a56', '#a83a28', '#f4efe4', '#3f6b4f']);
  const look = { frame, shutter: random.chance(0.35) ? leaf : undefined };
  const brick = random.chance(0.6);
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: brick ? 'brick' : 'plaster',
        color: brick ? random.pick(['#b0614a', '#a4553e', '#c07a5c']) : '#f8f4ea',
        plinth: brick ? '#8a5546' : '#6f6a66',
        roof: roofOf(
          random.pick(['half', 'half', 'gable']),
          random.between(4.6, 5.4),
          'thatch',
          random.pick(['#a08a62', '#8f7c5c', '#b09a70']),
          '#8a7550',
          { over: 0.7, verge: 0.5, thick: 0.5 },
        ),
        openings: {
          front: [
            ...row(length, count, 0.85, 1.15, 1.3, look, [at]),
            door(bayMiddle(length, count, at), frame, leaf),
          ],
          ...both([
            ...row(depth, 3, 0.85, 1.1, 1.3, { frame }),
            { kind: 'window', s: depth / 2 - 0.5, t: 3.6, w: 1, h: 1.1, frame },
          ]),
        },
        chimneys: [{ right: random.between(-3, 3), deep: 0, color: '#a4553e' }],
        dormers: random.chance(0.7)
          ? [-0.22, 0.22].map((u) => ({ right: u * length, width: 1.9, frame }))
          : [],
      },
    ],
    door: { right: -length / 2 + bayMiddle(length, count, at), deep: -depth / 2 },
    width: length,
    depth,
    height: 8,
  };
}

/** A plank house of the north: black, falun red, grey or ochre, often with a whole gable of glass. */
export function timber({ random, landscape }: PlanDeps): HousePlan {
  const nordic = ['fjord', 'nordicLake', 'forest', 'lake', 'mountains'].includes(landscape);
  const color = random.pick(
    nordic
      ? ['#a23a2a', '#96402e', '#b98a5c', '#d8b25a', '#333a3c', '#f0ece0']
      : ['#2b2f31', '#35332f', '#273236', '#45403a', '#5a6a6a', '#8a8478'],
  );
  const trim = random.pick(nordic ? [white, white, '#2c3133'] : ['#1f2426', white, '#3a3a38']);
  const [length, depth] = [random.between(9, 12.5), random.between(6.6, 7.8)];
  const height = random.between(2.7, 3.3);
  const rise = random.between(2.2, 3.6);
  const roofColor = random.pick(['#4b5356', '#5d5f5c', '#6e7f52', '#54604a', '#3f464a']);
  const roof = roofOf(
    'gable',
    rise,
    roofColor === '#6e7f52' || roofColor === '#54604a' ? 'grass' : random.pick(['metal', 'slate']),
    roofColor,
    trim,
    { verge: 0.55, over: 0.55 },
  );
  const leaf = random.pick(['#f4ead6', '#c8421b', '#6f9aa0', '#e9a23b']);
  const look = { frame: trim === white ? white : '#20282a' };
  const panorama = random.chance(0.65);
  const wing = random.chance(0.5);
  const main: HousePlan['blocks'][number] = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface: 'planks',
    color,
    roof,
    openings: {
      front: panorama
        ? [
            glass(0.9, 0.15, length * 0.42, 2.3, look.frame, 4),
            door(length * 0.62, look.frame, leaf),
            ...row(length * 0.3, 1, 0.9, 1.2, 1.2, look).map((o) => ({ ...o, s: o.s + length * 0.68 })),
          ]
        : [...row(length, 4, 0.9, 1.15, 1.3, look, [1]), door(bayMiddle(length, 4, 1), look.frame, leaf)],
      ...both([
        glass(depth * 0.16, 0.15, depth * 0.68, 2.35, look.frame, 3),
        {
          kind: 'window',
          s: depth / 2 - 0.6,
          t: height + 0.2,
          w: 1.2,
          h: Math.max(0.9, rise * 0.36),
          frame: look.frame,
        },
      ]),
    },
    chimneys: [{ right: length * 0.2, deep: 0.4, color: '#5a5654' }],
  };
  const blocks = [main];
  if (wing)
    blocks.push({
      ...main,
      right: random.pick([-1, 1]) * length * 0.22,
      deep: -depth * 0.62,
      length: depth * 0.62,
      depth: depth * 0.5,
      roof: { ...roof, form: 'cross', rise: rise * 0.78 },
      chimneys: [],
      openings: {
        front: [
          glass(depth * 0.06, 0.15, depth * 0.5, 2.4, look.frame, 3),
          { kind: 'window', s: depth * 0.2, t: height + 0.1, w: depth * 0.22, h: 0.8, frame: look.frame },
        ],
      },
    });
  const deck = {
    right: 0,
    deep: -depth / 2 - 1.5 - (wing ? depth * 0.25 : 0),
    length: length * 0.92,
    depth: 3,
    height: 0.22,
    color: '#b89a76',
  };
  return {
    blocks,
    solids: wing ? [] : [deck],
    door: { right: length * 0.12, deep: -depth / 2 - (wing ? 0 : 3) },
    width: length,
    depth,
    height: height + rise,
  };
}

/** A broad roof over plaster and wood, balcony with flowers. */
export function chalet({ random }: PlanDeps, small: boolean): HousePlan {
  const wood = random.pick(woods);
  const length = small ? random.between(6.5, 8) : random.between(10, 12.5);
  const depth = small ? random.between(6, 7) : random.between(9, 11);
  const height = small ? random.between(2.8, 3.4) : random.between(5.2, 5.8);
  const rise = length * random.between(0.22, 0.3);
  const shutter = random.pick(['#3f6b4f', '#8c2f22', '#5a3d2a', undefined]);
  const look = { frame: white, shutter: small ? undefined : shutter, box: true };
  const base = random.pick(['#f6eddc', '#efe2cc', '#fbf6ea']);
  const count = small ? 3 : 4;
  const logs = random.chance(0.4);
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: small ? (logs ? 'logs' : 'boards') : random.chance(0.3) ? 'stone' : 'plaster',
        color: small ? wood : base,
        ...(small
          ? { plinth: '#a59a8c' }
          : { upper: { surface: logs ? ('logs' as const) : ('boards' as const), color: wood, from: 2.7 } }),
        roof: roofOf(
          'cross',
          rise,
          random.pick(['shingles', 'slate']),
          random.pick(['#6b5346', '#7d5f4c', '#5f5a5a', '#75665a']),
          random.pick(['#6a4630', '#8a6242']),
          { over: 1.15, verge: 1.25, thick: 0.34 },
        ),
        openings: {
          front: [
            ...row(length, count, 0.8, 1.05, 1.25, look, [1]),
            door(bayMiddle(length, count, 1), wood, random.pick(['#5a3d2a', '#0f5a56', '#7a2f22'])),
            ...(small ? [] : row(length, count, 3.4, 1.05, 1.4, { ...look, box: false })),
            ...row(length * 0.4, small ? 1 : 2, height + 0.25, 0.8, 0.95, { frame: white }).map((o) => ({
              ...o,
              s: o.s + length * 0.3,
            })),
          ],
          ...both([
            ...row(depth, small ? 2 : 3, 0.85, 1, 1.2, look),
            ...(small ? [] : row(depth, 3, 3.4, 1, 1.2, look)),
          ]),
        },
        ...(small ? {} : { balcony: { side: 'front' as const, up: 2.75, color: wood, deep: 1.05 } }),
        chimneys: [{ right: length * 0.16, deep: depth * 0.12, color: '#cfc4b4' }],
      },
    ],
    solids: small
      ? [{ right: 0, deep: -depth / 2 - 0.9, length, depth: 1.8, height: 0.25, color: '#a98a68' }]
      : [],
    door: { right: -length / 2 + bayMiddle(length, count, 1), deep: -depth / 2 - (small ? 1.8 : 0) },
    width: length,
    depth,
    height: height + rise,
  };
}

/** The farmhouse of the Black Forest: a huge half-hipped roof that comes down low. */
export function blackForestFarm({ random }: PlanDeps): HousePlan {
  const wood = random.pick(woods);
  const [length, depth, height] = [random.between(13, 16), random.between(10, 11.5), 5];
  const look = { frame: white, shutter: random.pick([undefined, '#3f6b4f', '#8c2f22']), box: true };
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: 'plaster',
        color: '#f3ead9',
        upper: { surface: 'boards', color: wood, from: 2.6 },
        plinth: '#a89c8c',
        roof: roofOf(
          'half',
          random.between(5.2, 6),
          'shingles',
          random.pick(['#6f5a4c', '#7a6050', '#85604e']),
          '#5a3d2a',
          { over: 1.5, verge: 1, thick: 0.4 },
        ),
        openings: {
          front: [
            ...row(length, 6, 0.8, 1, 1.2, look, [2]),
            door(bayMiddle(length, 6, 2), wood, '#5a3d2a', { arched: true }),
            ...row(length, 7, 3.3, 1, 1.1, { ...look, shutter: undefined }),
          ],
          ...both([...row(depth, 4, 0.8, 1, 1.2, look), ...row(depth, 4, 3.3, 1, 1.1, { frame: white })]),
        },
        balcony: { side: 'front', up: 2.7, color: wood, deep: 0.9 },
        chimneys: [{ right: 2, deep: 0.3, color: '#b0614a' }],
      },
    ],
    door: { right: -length / 2 + bayMiddle(length, 6, 2), deep: -depth / 2 },
    width: length,
    depth,
    height: 11,
  };
}

/** Brick, plaster or timber-framed farmhouse of the plains. */
export function farmhouse({ random, landscape }: PlanDeps): HousePlan {
  const framed = ['countryside', 'vineyards', 'forest'].includes(landscape) && random.chance(0.55);
  const [length, depth] = [random.between(12, 16), random.between(7.6, 9)];
  const height = framed ? 5.2 : random.chance(0.5) ? 3 : 5;
  const count = random.int(5, 6);
  const leaf = random.pick(['#0f5a56', '#f4efe4', '#2f4a6a', '#8c3f2c', '#3f6b4f']);
  const look = { frame: white, shutter: random.chance(0.5) ? leaf : undefined, box: framed };
  const color = framed ? '#f6ecd8' : random.pick(['#b0614a', '#f3ead9', '#a4553e', '#c98a66', '#e9d9bc']);
  const brick = ['#b0614a', '#a4553e', '#c98a66'].includes(color);
  const rise = random.between(3.4, 4.6);
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: framed ? 'frame' : brick ? 'brick' : 'plaster',
        color,
        plinth: brick ? '#7d5045' : '#a89c8c',
        roof: roofOf(
          random.pick(['gable', 'half']),
          rise,
          random.pick(['tiles', 'tiles', 'slate']),
          random.pick(['#a34c35', '#8c4a3a', '#b5603f', '#5b5a5c']),
          brick ? white : '#8a6a50',
        ),
        openings: {
          front: [
            ...row(length, count, 0.85, 1.05, 1.3, look, [2]),
            door(bayMiddle(length, count, 2), white, leaf, { h: 2.3 }),
            ...(height > 4 ? row(length, count, 3.3, 1.05, 1.2, look) : []),
          ],
          ...both([
            ...row(depth, 3, 0.85, 1.05, 1.3, look),
            ...(height > 4 ? row(depth, 3, 3.3, 1.05, 1.2, look) : []),
            { kind: 'window', s: depth / 2 - 0.45, t: height + 0.6, w: 0.9, h: 1, frame: white },
          ]),
        },
        chimneys: [{ right: random.between(-4, 4), deep: 0, color: '#9c5540' }],
        dormers:
          height < 4
            ? [-0.25, 0, 0.25]
                .slice(0, random.int(2, 3))
                .map((u) => ({ right: u * length, width: 1.6, frame: white }))
            : [],
      },
    ],
    door: { right: -length / 2 + bayMiddle(length, count, 2), deep: -depth / 2 },
    width: length,
    depth,
    height: height + rise,
  };
}

/** The holiday house of the north and the middle: a steep roof, light walls, a cross gable or glass. */
export function holidayHouse({ random }: PlanDeps): HousePlan {
  const [length, depth] = [random.between(9, 11.5), random.between(7, 8)];
  const height = random.between(2.8, 3.6);
  const rise = random.between(3.4, 4.4);
  const surface = random.pick(['plaster', 'brick', 'planks', 'boards'] as const);
  const color =
    surface === 'brick'
      ? random.pick(['#b0614a', '#c98a66', '#8c5a4a'])
      : random.pick(['#f8f3e8', '#dfe4dc', '#e9cfa4', '#9fb4b6', '#f0d9c0', '#7f9a94', '#d9b48a']);
  const leaf = random.pick(['#0f5a56', '#c8421b', '#2f5f8a', '#e9a23b']);
  const look = { frame: white, shutter: random.chance(0.25) ? '#5f8f84' : undefined };
  const roof = roofOf(
    'gable',
    rise,
    random.pick(['tiles', 'slate']),
    random.pick(['#a34c35', '#545f66', '#b5603f', '#5f5a5a']),
    white,
  );
  const gableOut = random.chance(0.55);
  const main: HousePlan['blocks'][number] = {
    right: 0,
    deep: 0,
    length,
    depth,
    height,
    surface,
    color,
    plinth: '#9a948c',
    roof,
    openings: {
      front: gableOut
        ? row(length, 4, 0.9, 1.1, 1.3, look, [1, 2])
        : [
            glass(length * 0.06, 0.15, length * 0.36, 2.25, white, 3),
            door(length * 0.55, white, leaf),
            ...row(length * 0.36, 2, 0.9, 1.1, 1.3, look).map((o) => ({ ...o, s: o.s + length * 0.63 })),
          ],
      ...both([
        ...row(depth, 2, 0.85, 1.2, 1.4, look),
        { kind: 'window', s: depth / 2 - 0.7, t: height + 0.5, w: 1.4, h: 1.3, frame: white },
      ]),
    },
    chimneys: [{ right: random.pick([-1, 1]) * length * 0.25, deep: 0.2, color: '#9c5540' }],
    dormers: gableOut ? [] : [{ right: length * 0.16, width: 1.8, frame: white }],
  };
  const blocks = [main];
  if (gableOut)
    blocks.push({
      ...main,
      deep: -depth / 2 - 0.4,
      length: length * 0.42,
      depth: 2.4,
      roof: { ...roof, form: 'cross', rise: rise * 0.72 },
      openings: {
        front: [
          glass(length * 0.05, 0.15, length * 0.2, 2.2, white, 2),
          door(length * 0.34, white, leaf),
          { kind: 'window', s: length * 0.12, t: height + 0.2, w: length * 0.18, h: 1.2, frame: white },
        ],
      },
      chimneys: [],
      dormers: [],
    });
  return {
    blocks,
    door: { right: gableOut ? length * 0.13 : length * 0.05, deep: -depth / 2 - (gableOut ? 1.6 : 0) },
    width: length,
    depth,
    height: height + rise,
  };
}
