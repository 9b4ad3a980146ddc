import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import { type Point, type SvgCanvas, group, formatPath } from '../svg.ts';
import {
  type Camera,
  type Place,
  type Vec,
  face,
  facing,
  outline,
  projectAll,
  put,
  turned,
} from './camera.ts';

export type Studio = { canvas: SvgCanvas; random: Random; palette: Palette; camera: Camera };

/** A box on its place: its middle, its size and the height of its foot, all in metres. */
export type Box = {
  right: number;
  deep: number;
  length: number;
  depth: number;
  foot?: number;
  height: number;
};

type BoxColors = Color | { side: Color; top: Color };

/** The faces of a box that the viewer sees, in the light; `soft` rounds its edges by so many pixels. */
export function drawBox(studio: Studio, place: Place, box: Box, colors: BoxColors, soft = 0): string {
  const { camera, palette } = studio;
  const { right, deep, length, depth, foot = 0, height } = box;
  const side = typeof colors === 'string' ? colors : colors.side;
  const lid = typeof colors === 'string' ? colors : colors.top;
  const [l, r] = [right - length / 2, right + length / 2];
  const [f, b] = [deep - depth / 2, deep + depth / 2];
  const top = foot + height;
  const at = (u: number, y: number, w: number) => put(place, u, y, w);
  let out = '';
  const one = (corners: readonly Vec[], normal: Vec, color: Color) => {
    if (!facing(camera, corners[0] as Vec, normal)) return;
    const tone = palette.facing(color, normal);
    out += face(
      camera,
      corners,
      tone,
      soft ? `stroke="${tone}" stroke-width="${soft}" stroke-linejoin="round"` : '',
    );
  };
  one(
    [at(l, foot, f), at(l, foot, b), at(r, foot, b), at(r, foot, f)],
    [0, -1, 0],
    mix(side, '#1c2a38', 0.3),
  );
  one([at(l, top, f), at(l, top, b), at(r, top, b), at(r, top, f)], [0, 1, 0], lid);
  one([at(l, foot, b), at(r, foot, b), at(r, top, b), at(l, top, b)], turned(place, 0, 0, 1), side);
  one([at(l, foot, f), at(l, foot, b), at(l, top, b), at(l, top, f)], turned(place, -1, 0, 0), side);
  one([at(r, foot, f), at(r, foot, b), at(r, top, b), at(r, top, f)], turned(place, 1, 0, 0), side);
  one([at(l, foot, f), at(r, foot, f), at(r, top, f), at(l, top, f)], turned(place, 0, 0, -1), side);
  return out;
}

export const boxCorners = (place: Place, { right, deep, length, depth, foot = 0, height }: Box): Vec[] =>
  [foot, foot + height].flatMap((y) =>
    [-0.5, 0.5].flatMap((u) => [-0.5, 0.5].map((w) => put(place, right + u * length, y, deep + w * depth))),
  );

/** Shadows of convex bodies on the ground at height `ground`, in one tone however many overlap. */
export function castShadows(
  { camera, palette }: Studio,
  bodies: readonly (readonly Vec[])[],
  ground = 0,
): string {
  const [lx, , lz] = palette.light;
  const ly = Math.max(0.34, palette.light[1]);
  let d = '';
  for (const body of bodies) {
    const fallen = body.map(([x, y, z]): Vec => {
      const far = Math.min(14, (y - ground) / ly);
      return [x - lx * far, ground, z - lz * far];
    });
    const shape: Point[] = outline(projectAll(camera, outlineOrder(fallen)));
    if (shape.length > 2) d += `${formatPath(shape)}Z`;
  }
  return d && group(`<path d="${d}" fill="${palette.shadow}"/>`, `opacity="${palette.shadowDepth}"`);
}

// Cutting at the viewer's plane needs the corners in order around the shape.
const outlineOrder = (points: readonly Vec[]): Vec[] =>
  outline(points.map(([x, , z]): Point => [x, z])).map(([x, z]): Vec => [x, points[0]?.[1] ?? 0, z]);

/** A flat round at height `up`, `wide` metres across and `long` deep. */
export function disc(
  { camera }: Studio,
  place: Place,
  up: number,
  wide: number,
  long: number,
  fill: Color,
  more = '',
): string {
  const points = Array.from({ length: 22 }, (_, i): Vec => {
    const a = (i / 22) * Math.PI * 2;
    return put(place, (Math.cos(a) * wide) / 2, up, (Math.sin(a) * long) / 2);
  });
  return face(camera, points, fill, more);
}

/** An upright round body from `low` to `high`, its radius changing from foot to rim; lit from its sunny side. */
export function drum(
  studio: Studio,
  place: Place,
  low: number,
  high: number,
  foot: number,
  rim: number,
  color: Color,
  top?: Color,
): string {
  const { camera, palette, canvas } = studio;
  const ring = (radius: number, y: number) =>
    Array.from({ length: 22 }, (_, i): Vec =>
      put({ ...place, yaw: 0 }, Math.cos((i / 22) * 6.283) * radius, y, Math.sin((i / 22) * 6.283) * radius),
    );
  const shape = outline(projectAll(camera, [...ring(foot, low), ...ring(rim, high)]));
  const [bright, dark] = [
    palette.facing(color, [palette.side, 0, 0]),
    palette.facing(color, [-palette.side, 0, 0]),
  ];
  const [a, b] = palette.side < 0 ? [bright, dark] : [dark, bright];
  const body =
    shape.length > 2
      ? `<path d="${formatPath(shape)}Z" fill="${canvas.across([0, a], [0.5, mix(a, b, 0.4)], [1, b])}"/>`
      : '';
  return (
    body + (camera.eye > high ? face(camera, ring(rim, high), palette.facing(top ?? color, [0, 1, 0])) : '')
  );
}
