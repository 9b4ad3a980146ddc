import type { Stage } from '../landscape/stage.ts';

/** Metres of the ground over the water's level at a place; below zero lies water. */
export type Land = (x: number, z: number) => number;

/** Gentle swells of the given height in metres. */
export function swells({ random }: Stage, height: number): Land {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  return (x, z) =>
    height *
    (Math.sin(x / 11 + a + z / 23) * 0.45 + Math.sin(x / 27 + b - z / 31) * 0.6 + Math.sin(z / 13 + c) * 0.3);
}

/** A round hill: its top, its half widths and its height in metres. */
export const mound =
  (x0: number, z0: number, wide: number, deep: number, height: number): Land =>
  (x, z) =>
    height * Math.exp(-(((x - x0) / wide) ** 2) - ((z - z0) / deep) ** 2);

/** The result rises from 0 to 1 between two values, and stays there outside of them. */
export function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Where the picture's left and right edges lie at a depth, with some reserve. */
export const acrossAt = ({ camera }: Stage, z: number): [number, number] => [
  ((-80 - camera.centre) * z) / camera.focal,
  ((1530 - camera.centre) * z) / camera.focal,
];
