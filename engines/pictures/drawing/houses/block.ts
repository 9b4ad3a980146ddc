import { type Color, mix } from '../color.ts';
import { type Place, type Vec, face, facing, put, turned } from '../space/camera.ts';
import { type Studio, drawBox } from '../space/solid.ts';
import { alpha } from '../svg.ts';
import { type Opening, drawOpening, drawGlow } from './openings.ts';
import { type Plane, type Roof, drawRoofPlane, drawSoffits, roofPlanes } from './roof.ts';
import { type Surface, type Wall, drawWall, panel } from './wall.ts';

export type Side = 'front' | 'left' | 'right';

export type Block = {
  right: number;
  deep: number;
  length: number;
  depth: number;
  foot?: number;
  height: number;
  surface: Surface;
  color: Color;
  /** Another surface above the height `from`. */
  upper?: { surface: Surface; color: Color; from: number };
  plinth?: Color;
  roof: Roof;
  openings: Partial<Record<Side, readonly Opening[]>>;
  chimneys?: readonly { right: number; deep: number; color: Color }[];
  balcony?: { side: Side; up: number; color: Color; deep: number; from?: number; to?: number };
  dormers?: readonly { right: number; width: number; frame: Color }[];
};

function createWall(block: Block, place: Place, side: Side): Wall {
  const { right, deep, length, depth, foot = 0, height, roof } = block;
  const [x, z] = [length / 2, depth / 2];
  const at = (s: number, t: number, out = 0): Vec => {
    switch (side) {
      case 'front':
        return put(place, right - x + s, foot + t, deep - z - out);
      case 'left':
        return put(place, right - x - out, foot + t, deep + z - s);
      case 'right':
        return put(place, right + x + out, foot + t, deep - z + s);
    }
  };
  const normal = side === 'front' ? turned(place, 0, 0, -1) : turned(place, side === 'left' ? -1 : 1, 0, 0);
  const gabled = side === 'front' ? roof.form === 'cross' : roof.form === 'gable';
  return { length: side === 'front' ? length : depth, height, gable: gabled ? roof.rise : 0, normal, at };
}

const createRoofPlanes = (block: Block, place: Place): Plane[] =>
  roofPlanes(block.roof, block.length, block.depth, (block.foot ?? 0) + block.height, (u, y, w) =>
    put(place, block.right + u, y, block.deep + w),
  );

/** Corners of a block and its roof, from which its shadow is computed. */
export const blockCorners = (block: Block, place: Place): Vec[] => [
  ...[-0.5, 0.5].flatMap((u) =>
    [-0.5, 0.5].map((w) => put(place, block.right + u * block.length, 0, block.deep + w * block.depth)),
  ),
  ...createRoofPlanes(block, place).flat(),
];

export function drawBlock(studio: Studio, place: Place, block: Block): string {
  const { camera } = studio;
  const planes = createRoofPlanes(block, place);
  let out = drawSoffits(studio, block.roof, planes);
  let glow = '';
  const sides = (['left', 'right', 'front'] as const).filter((side) => {
    const wall = createWall(block, place, side);
    return facing(camera, wall.at(0, 0), wall.normal);
  });
  for (const side of sides) {
    const wall = createWall(block, place, side);
    out += drawWall(studio, wall, block.surface, block.color);
    if (block.upper) {
      const { from } = block.upper;
      const part: Wall = { ...wall, height: wall.height - from, at: (s, t, o) => wall.at(s, t + from, o) };
      out += drawWall(studio, part, block.upper.surface, block.upper.color);
      out += face(
        camera,
        panel(wall, 0, from - 0.06, wall.length, 0.12, 0.1),
        studio.palette.shaded(mix(block.upper.color, '#1c1a1a', 0.3)),
      );
    }
    if (block.plinth)
      out += face(
        camera,
        panel(wall, 0, 0, wall.length, 0.55, 0.03),
        studio.palette.facing(block.plinth, wall.normal),
      );
    out += shadeUnderRoof(studio, block, wall);
    for (const opening of block.openings[side] ?? []) {
      out += drawOpening(studio, wall, opening);
      if (studio.palette.glowing) glow += drawGlow(studio, wall, opening);
    }
    if (block.balcony?.side === side) out += drawBalcony(studio, wall, block.balcony);
  }
  const back = (block.chimneys ?? []).map((chimney) => drawChimney(studio, place, block, chimney)).join('');
  if (block.roof.form === 'flat') out += slab(studio, place, block);
  out += planes.map((plane) => drawRoofPlane(studio, block.roof, plane)).join('');
  out += (block.dormers ?? []).map((dormer) => drawDormer(studio, place, block, dormer)).join('');
  return out + back + glow;
}

/** A roof that projects keeps the top of the wall dark; the steeper the sun, the deeper the shade. */
function shadeUnderRoof({ palette, camera }: Studio, block: Block, wall: Wall): string {
  const { roof } = block;
  const out = wall.gable > 0 ? roof.verge : roof.over;
  const towards = Math.max(0.3, wall.normal[0] * palette.light[0] + wall.normal[2] * palette.light[2]);
  const drop = Math.min(
    wall.height * 0.42,
    Math.max(0.16, (out * Math.max(0.35, palette.light[1])) / towards),
  );
  const { length, height, gable } = wall;
  const points: [number, number][] =
    gable > 0
      ? [
          [0, height],
          [length / 2, height + gable],
          [length, height],
          [length, height - drop],
          [length / 2, height + gable - drop],
          [0, height - drop],
        ]
      : [
          [0, height],
          [length, height],
          [length, height - drop],
          [0, height - drop],
        ];
  return face(
    camera,
    points.map(([s, t]) => wall.at(s, t)),
    palette.shadow,
    alpha(palette.shadowDepth * 0.95),
  );
}

function slab(
  studio: Studio,
  place: Place,
  { right, deep, length, depth, foot = 0, height, roof }: Block,
): string {
  const box = {
    right,
    deep,
    length: length + roof.over * 2,
    depth: depth + roof.over * 2,
    foot: foot + height - roof.thick,
    height: roof.thick,
  };
  return drawBox(studio, place, box, { side: roof.trim, top: studio.palette.snow ? '#fbfcfc' : roof.color });
}

function drawChimney(
  studio: Studio,
  place: Place,
  block: Block,
  { right, deep, color }: { right: number; deep: number; color: Color },
): string {
  const top = (block.foot ?? 0) + block.height + block.roof.rise;
  const at = { right: block.right + right, deep: block.deep + deep };
  return (
    drawBox(studio, place, { ...at, length: 0.8, depth: 0.7, foot: top - 1.1, height: 1.75 }, color) +
    drawBox(
      studio,
      place,
      { ...at, length: 1, depth: 0.9, foot: top + 0.65, height: 0.16 },
      studio.palette.snow ? '#fbfcfc' : mix(color, '#3a3434', 0.35),
    )
  );
}

/** A small gabled window house on the roof's front slope. */
function drawDormer(
  studio: Studio,
  place: Place,
  block: Block,
  { right, width, frame }: { right: number; width: number; frame: Color },
): string {
  const { roof, depth, height, foot = 0 } = block;
  const slope = roof.rise / (depth / 2);
  const start = depth * 0.12;
  const base = foot + height + slope * start - 0.1;
  const tall = Math.min(1.25, roof.rise * 0.42);
  const reach = Math.min(depth / 2 - start, (tall + width * 0.3) / slope);
  const part: Block = {
    right: block.right + right,
    deep: block.deep - depth / 2 + start + reach / 2,
    length: width,
    depth: reach,
    foot: base,
    height: tall,
    surface: 'plaster',
    color: mix(block.color, '#fbf7f0', 0.4),
    roof: {
      ...roof,
      form: roof.covering === 'thatch' ? 'shed' : 'cross',
      rise: roof.covering === 'thatch' ? 0.25 : width * 0.34,
      over: 0.18,
      verge: 0.16,
      thick: 0.12,
    },
    openings: {
      front: [
        { kind: 'window', s: width * 0.16, t: 0.16, w: width * 0.68, h: tall - 0.32, frame, panes: [2, 1] },
      ],
    },
  };
  return drawBlock(studio, place, part);
}

function drawBalcony(
  studio: Studio,
  wall: Wall,
  { up, color, deep, from = 0, to = wall.length }: NonNullable<Block['balcony']>,
): string {
  const { palette, camera, random } = studio;
  const front = palette.facing(color, wall.normal);
  const w = to - from;
  let out = face(
    camera,
    panel(wall, from, up - 1.1, w, 1.1),
    palette.shadow,
    alpha(palette.shadowDepth * 0.9),
  );
  out += face(
    camera,
    [wall.at(from, up), wall.at(to, up), wall.at(to, up, deep), wall.at(from, up, deep)],
    palette.shaded(mix(color, '#1c1a1a', 0.35)),
  );
  for (const end of [from, to])
    out += face(
      camera,
      [wall.at(end, up), wall.at(end, up, deep), wall.at(end, up + 1, deep), wall.at(end, up + 1)],
      palette.shaded(color),
    );
  out += face(camera, panel(wall, from, up - 0.18, w, 0.2, deep), front);
  const step = random.chance(0.5) ? 0.2 : 0.14;
  for (let s = from; s < to - 0.04; s += step)
    out += face(camera, panel(wall, s, up + 0.06, step * 0.62, 0.84, deep), front);
  out += face(
    camera,
    panel(wall, from - 0.05, up + 0.88, w + 0.1, 0.14, deep + 0.02),
    mix(front, '#ffe9c8', 0.16),
  );
  if (!palette.snow && palette.season !== 'winter' && random.chance(0.8))
    for (let s = from + 0.1; s < to - 0.5; s += 0.34) {
      const bloom = random.pick(['#d3443a', '#e05a5a', '#f0ece0', '#5f8f4a', '#4f7f46', '#e88aa0']);
      out += face(
        camera,
        panel(wall, s, up + 0.84 + random.between(-0.05, 0.1), 0.42, random.between(0.2, 0.4), deep + 0.1),
        palette.facing(bloom, wall.normal),
      );
    }
  return out;
}
