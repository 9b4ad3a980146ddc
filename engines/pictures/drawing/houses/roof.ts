import { finestMetre } from './wall.ts';
import { type Color, mix } from '../color.ts';
import { type Vec, between, face, facing, computeNormal, project, projectAll } from '../space/camera.ts';
import type { Studio } from '../space/solid.ts';
import { alpha, group, n, path, formatPath, polygon } from '../svg.ts';

export type Covering = 'tiles' | 'slate' | 'shingles' | 'thatch' | 'grass' | 'metal';
export type RoofForm = 'gable' | 'cross' | 'hip' | 'half' | 'shed' | 'flat';

export type Roof = {
  form: RoofForm;
  /** Metres from the top of the wall to the ridge. */
  rise: number;
  /** Metres by which the roof projects over the wall at the eaves and at the gables. */
  over: number;
  verge: number;
  covering: Covering;
  color: Color;
  trim: Color;
  /** Thickness of the roof's edge in metres. */
  thick: number;
};

/** Corners from left to right at the eaves, then from right to left at the ridge, as the viewer sees them. */
export type Plane = readonly Vec[];

/** The roof's planes over a rectangle `length` x `depth` whose walls are `height` high. */
export function roofPlanes(
  { form, rise, over, verge }: Roof,
  length: number,
  depth: number,
  height: number,
  at: (right: number, up: number, deep: number) => Vec,
): Plane[] {
  const [x, z] = [length / 2, depth / 2];
  switch (form) {
    case 'cross': {
      const drop = (rise / x) * over;
      const side = (s: number): Plane => [
        at(s * (x + over), height - drop, z + verge),
        at(s * (x + over), height - drop, -z - verge),
        at(0, height + rise, -z - verge),
        at(0, height + rise, z + verge),
      ];
      return [side(-1), side(1)];
    }
    case 'hip':
    case 'half': {
      const drop = (rise / z) * over;
      const inset = form === 'hip' ? Math.min(x * 0.62, z) : z * 0.42;
      const [ex, ez, y, top] = [x + over, z + over, height - drop, height + rise];
      return [
        [at(ex, y, ez), at(-ex, y, ez), at(-x + inset, top, 0), at(x - inset, top, 0)],
        [at(-ex, y, ez), at(-ex, y, -ez), at(-x + inset, top, 0), at(-x + inset, top, 0)],
        [at(ex, y, -ez), at(ex, y, ez), at(x - inset, top, 0), at(x - inset, top, 0)],
        [at(-ex, y, -ez), at(ex, y, -ez), at(x - inset, top, 0), at(-x + inset, top, 0)],
      ];
    }
    case 'shed':
      return [
        [
          at(-x - verge, height, -z - over),
          at(x + verge, height, -z - over),
          at(x + verge, height + rise, z + over),
          at(-x - verge, height + rise, z + over),
        ],
      ];
    case 'flat':
      return [
        [
          at(-x - over, height + 0.02, -z - over),
          at(x + over, height + 0.02, -z - over),
          at(x + over, height + 0.02, z + over),
          at(-x - over, height + 0.02, z + over),
        ],
      ];
    default: {
      const drop = (rise / z) * over;
      const side = (s: number): Plane => [
        at(s * (x + verge), height - drop, s * (z + over)),
        at(-s * (x + verge), height - drop, s * (z + over)),
        at(-s * (x + verge), height + rise, 0),
        at(s * (x + verge), height + rise, 0),
      ];
      return [side(1), side(-1)];
    }
  }
}

const below = (point: Vec, by: number): Vec => [point[0], point[1] - by, point[2]];

/** Draws the undersides of planes above the viewer's eye; must be drawn before the walls. */
export function drawSoffits(studio: Studio, roof: Roof, planes: readonly Plane[]): string {
  const { palette, camera } = studio;
  let out = '';
  for (const plane of planes) {
    const up = computeNormal(plane, [0, 1, 0]);
    if (facing(camera, plane[0] as Vec, up)) continue;
    out += face(camera, plane, palette.shaded(mix(roof.trim, '#2a2a30', 0.35)));
    out += rakes(studio, roof, plane);
  }
  return out;
}

function rakes(studio: Studio, roof: Roof, plane: Plane): string {
  const { palette, camera } = studio;
  const edge = (a: Vec, b: Vec) =>
    face(
      camera,
      [a, b, below(b, roof.thick), below(a, roof.thick)],
      palette.facing(roof.trim, computeNormal([a, b, below(a, 1)], [0, 0, -1])),
    );
  const [a, b, c, d] = plane as [Vec, Vec, Vec, Vec];
  return edge(b, c) + edge(a, d);
}

export function drawRoofPlane(studio: Studio, roof: Roof, plane: Plane): string {
  const { palette, camera, canvas } = studio;
  const [a, b, c, d] = plane as [Vec, Vec, Vec, Vec];
  const up = computeNormal(c === d ? [a, b, c] : plane, [0, 1, 0]);
  if (!facing(camera, a, up)) return '';
  const color = palette.facing(roof.color, up);
  const shape = projectAll(camera, plane);
  const soft = roof.covering === 'thatch' ? `stroke="${color}" stroke-width="9" stroke-linejoin="round"` : '';
  const eaves = face(
    camera,
    [a, b, below(b, roof.thick), below(a, roof.thick)],
    palette.facing(mix(roof.trim, '#20242c', 0.25), computeNormal([a, b, below(a, 1)], [0, 0, -1])),
  );
  let out = roof.form === 'flat' ? '' : rakes(studio, roof, plane) + eaves;
  out += polygon(
    shape,
    canvas.down([0, mix(color, palette.sky.horizon, 0.14)], [1, mix(color, '#20202a', 0.1)]),
    soft,
  );
  const clip = canvas.clip(`<path d="${formatPath(shape)}Z"/>`);
  if (!palette.snow) out += group(coveringTexture(studio, roof, plane, color), `clip-path="${clip}"`);
  else out += snowOn(studio, plane, up, roof.form === 'flat' ? 0.25 : 0.34);
  return out;
}

function coveringTexture(studio: Studio, roof: Roof, [a, b, c, d]: Plane, color: Color): string {
  const { random, camera } = studio;
  const at = (share: number, up: number) =>
    project(camera, between(between(a as Vec, b as Vec, share), between(d as Vec, c as Vec, share), up));
  const light = mix(color, '#ffe9c8', 0.32);
  const deep = mix(color, '#221c24', 0.36);
  const length = Math.hypot((b as Vec)[0] - (a as Vec)[0], (b as Vec)[2] - (a as Vec)[2]);
  const stroke = (s: number, u: number, s2: number, u2: number) => {
    const [p, q] = [at(s, u), at(s2, u2)];
    return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  };
  const lines = (d2: string, width: number, opacity: number, ink = deep) =>
    `<path d="${d2}" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
  let [rows, some] = ['', ''];
  if (camera.focal / Math.max(1, (a as Vec)[2]) < finestMetre) {
    for (let u = 0.2; u < 1; u += 0.2) rows += stroke(-0.1, u, 1.1, u);
    return roof.covering === 'thatch' ? '' : lines(rows, 1, 0.26);
  }
  if (roof.covering === 'thatch' || roof.covering === 'grass') {
    let bright = '';
    for (let i = 0; i < length * 16; i++) {
      const [s, u] = [random.next(), random.next()];
      const mark = stroke(s, u, s + random.between(-0.006, 0.006), u - random.between(0.05, 0.16));
      if (i % 2) some += mark;
      else bright += mark;
    }
    return (
      lines(some, 1.6, 0.36) + lines(bright, 1.5, 0.4, light) + lines(stroke(0, 0.93, 1, 0.93), 2.5, 0.4)
    );
  }
  if (roof.covering === 'metal') {
    for (let s = 0; s < 1; s += 0.55 / length) rows += stroke(s, 0, s, 1);
    return lines(rows, 1.4, 0.42);
  }
  const step = roof.covering === 'tiles' ? 1 / 15 : 1 / 12;
  for (let u = step; u < 1; u += step) rows += stroke(-0.1, u, 1.1, u);
  const wide = roof.covering === 'tiles' ? 0.3 : 0.4;
  let bright = '';
  for (let i = 0; i < length * 9; i++) {
    const u = Math.floor(random.next() / step) * step;
    const s = random.next();
    const e = s + (wide / length) * random.between(0.6, 2);
    const tile = `${formatPath([at(s, u), at(e, u), at(e, u + step), at(s, u + step)])}Z`;
    if (i % 2) some += tile;
    else bright += tile;
  }
  let ribs = '';
  if (roof.covering === 'tiles') for (let s = 0; s < 1; s += wide / length) ribs += stroke(s, 0, s, 1);
  return (
    path(some, deep, alpha(0.2)) +
    path(bright, light, alpha(0.34)) +
    lines(rows, 1.2, 0.34) +
    lines(ribs, 0.8, 0.16)
  );
}

function snowOn(studio: Studio, plane: Plane, up: Vec, depth: number): string {
  const { palette, camera } = studio;
  const raised = plane.map(([x, y, z]): Vec => [x, y + depth, z]);
  const [a, b, c, d] = plane as [Vec, Vec, Vec, Vec];
  const [ra, rb, rc, rd] = raised as [Vec, Vec, Vec, Vec];
  const shade = palette.shaded('#e3ebf4');
  return (
    face(camera, [a, b, rb, ra], shade) +
    face(camera, [b, c, rc, rb], shade) +
    face(camera, [a, d, rd, ra], shade) +
    face(
      camera,
      raised,
      palette.facing('#fdfdfb', up),
      `stroke="${palette.facing('#fdfdfb', up)}" stroke-width="3" stroke-linejoin="round"`,
    )
  );
}
