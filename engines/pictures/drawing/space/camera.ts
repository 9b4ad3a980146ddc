import type { Color } from '../color.ts';
import { type Point, polygon } from '../svg.ts';

/** A place in metres: x to the right, y up from the ground, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

/** A camera that looks level along z, so that vertical lines stay vertical; `focal` in pixels, `eye` in metres above the ground. */
export type Camera = {
  focal: number;
  eye: number;
  /** Position of the vanishing point of z in the picture. */
  centre: number;
  horizon: number;
};

const nearest = 0.35;

export function project(camera: Camera, [x, y, z]: Vec): Point {
  const scale = camera.focal / Math.max(nearest, z);
  return [camera.centre + x * scale, camera.horizon - (y - camera.eye) * scale];
}

/** Clips at the plane of the viewer, then projects. */
export function projectAll(camera: Camera, points: readonly Vec[]): Point[] {
  const visible: Vec[] = [];
  for (const [i, b] of points.entries()) {
    const a = points[(i + points.length - 1) % points.length] as Vec;
    if (a[2] < nearest !== b[2] < nearest) {
      const t = (nearest - a[2]) / (b[2] - a[2]);
      visible.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, nearest]);
    }
    if (b[2] >= nearest) visible.push(b);
  }
  return visible.map((point) => project(camera, point));
}

export function face(camera: Camera, points: readonly Vec[], fill: Color, more = ''): string {
  const outline = projectAll(camera, points);
  return outline.length < 3 ? '' : polygon(outline, fill, more);
}

const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const between = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export function unit(v: Vec): Vec {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** The normal of the plane through the first three corners, on the side of `towards`. */
export function computeNormal(points: readonly Vec[], towards: Vec): Vec {
  const [a, b, c] = points as [Vec, Vec, Vec];
  const [u, v] = [subtract(b, a), subtract(c, a)];
  const normal = unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
  return dot(normal, towards) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

/** True if the viewer sees the side of the face that the normal points to. */
export const facing = (camera: Camera, corner: Vec, normal: Vec): boolean =>
  dot(subtract([0, camera.eye, 0], corner), normal) > 0;

/** Position and rotation on the ground: converts own right and depth to metres of the world. */
export type Place = { x: number; z: number; yaw: number; y?: number };

export function put(place: Place, right: number, up: number, deep: number): Vec {
  const [c, s] = [Math.cos(place.yaw), Math.sin(place.yaw)];
  return [place.x + right * c - deep * s, (place.y ?? 0) + up, place.z + right * s + deep * c];
}

export function beside(place: Place, right: number, deep: number): Place {
  const [x, , z] = put(place, right, 0, deep);
  return { ...place, x, z };
}

export const turned = (place: Place, right: number, up: number, deep: number): Vec => {
  const [c, s] = [Math.cos(place.yaw), Math.sin(place.yaw)];
  return [right * c - deep * s, up, right * s + deep * c];
};

/** The outline around points, clockwise (Andrew's monotone chain). */
export function outline(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [chain[chain.length - 2], chain[chain.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
