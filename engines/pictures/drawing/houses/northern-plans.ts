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

export const woods = ['#9a6a44', '#84583a', '#a97b52', '#6f4a33', '#b08a62'] as const;
export const white = '#fbf7f0';

export function thatched({ random, build }: PlanDeps): HousePlan {
  const [length, depth, height] = [random.between(12, 15), random.between(7.4, 8.4), 3];
  const frame = white;
  const count = random.int(5, 7);
  const at = random.int(1, count - 2);
  const leaf = random.pick(['#2f6a8a', '#0f5a56', '#a83a28', '#f4efe4', '#3f6b4f']);
  const look = { frame, shutter: random.chance(0.35) ? leaf : undefined };
  const brickByChance = random.chance(0.6);
  const brick = build ? build.walls === 'brick' : brickByChance;
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
        roof: createRoof(
          random.pick(['half', 'half', 'gable']),
          random.between(4.2, 5),
          'thatch',
          random.pick(['#b39c70', '#a58f68', '#c0a97c']),
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
export function timber({ random, landscape, build }: PlanDeps): HousePlan {
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
  const turfs = ['#6e7f52', '#54604a'];
  const others = ['#4b5356', '#5d5f5c', '#3f464a'];
  const roofColor = random.pick(!build ? [...others, ...turfs] : build.roof === 'turf' ? turfs : others);
  const roof = createRoof(
    'gable',
    rise,
    turfs.includes(roofColor) ? 'grass' : random.pick(['metal', 'slate']),
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

export function farmhouse({ random, landscape, build }: PlanDeps): HousePlan {
  const framedByChance = ['countryside', 'vineyards', 'forest'].includes(landscape) && random.chance(0.55);
  const framed = build ? build.walls === 'frame' : framedByChance;
  const [length, depth] = [random.between(12, 16), random.between(7.6, 9)];
  const height = framed ? 5.2 : random.chance(0.5) ? 3 : 5;
  const count = random.int(5, 6);
  const leaf = random.pick(['#0f5a56', '#f4efe4', '#2f4a6a', '#8c3f2c', '#3f6b4f']);
  const look = { frame: white, shutter: random.chance(0.5) ? leaf : undefined, box: framed };
  const bricks = ['#b0614a', '#a4553e', '#c98a66'];
  const plasters = ['#f3ead9', '#e9d9bc'];
  const paints = !build ? [...bricks, ...plasters] : build.walls === 'brick' ? bricks : plasters;
  const color = framed ? '#f6ecd8' : random.pick(paints);
  const brick = bricks.includes(color);
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
        roof: createRoof(
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
export function holidayHouse({ random, build }: PlanDeps): HousePlan {
  const [length, depth] = [random.between(9, 11.5), random.between(7, 8)];
  const height = random.between(2.8, 3.6);
  const rise = random.between(3.4, 4.4);
  const surface = findSurface(build) ?? random.pick(['plaster', 'brick', 'planks', 'boards'] as const);
  const color =
    surface === 'brick'
      ? random.pick(['#b0614a', '#c98a66', '#8c5a4a'])
      : random.pick(['#f8f3e8', '#dfe4dc', '#e9cfa4', '#9fb4b6', '#f0d9c0', '#7f9a94', '#d9b48a']);
  const leaf = random.pick(['#0f5a56', '#c8421b', '#2f5f8a', '#e9a23b']);
  const look = { frame: white, shutter: random.chance(0.25) ? '#5f8f84' : undefined };
  const roof = createRoof(
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
