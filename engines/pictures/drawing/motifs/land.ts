import type { Stage } from '../landscape/stage.ts';

/** Metres of the ground above the water level at a place; below zero is water. */
export type Land = (x: number, z: number) => number;

export function swells({ random }: Stage, height: number): Land {
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  return (x, z) =>
    height *
    (Math.sin(x / 11 + a + z / 23) * 0.45 + Math.sin(x / 27 + b - z / 31) * 0.6 + Math.sin(z / 13 + c) * 0.3);
}

export const mound =
  (x0: number, z0: number, wide: number, deep: number, height: number): Land =>
  (x, z) =>
    height * Math.exp(-(((x - x0) / wide) ** 2) - ((z - z0) / deep) ** 2);

/** Rises from 0 to 1 between `low` and `high`, and is constant outside of them. */
export function step(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Left and right edge of the picture at a depth, in metres with some reserve. */
export const acrossAt = ({ camera }: Stage, z: number): [number, number] => [
  ((-80 - camera.centre) * z) / camera.focal,
  ((1530 - camera.centre) * z) / camera.focal,
];
