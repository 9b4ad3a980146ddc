import { mix } from '../color.ts';
import type { Studio } from '../space/solid.ts';
import { type Point, n, ridge, curve, path } from '../svg.ts';

/** Setting of the far land; `focusLeft` tells on which side the picture's subject stands. */
export type Stage = Studio & { focusLeft: boolean; horizon: number };

export const createStage = (studio: Studio, focusLeft: boolean): Stage => ({
  ...studio,
  focusLeft,
  horizon: studio.camera.horizon,
});

export function rolling(
  { random }: Pick<Studio, 'random'>,
  y: number,
  swell: number,
  waves: number,
  tilt = 0,
): Point[] {
  const points: Point[] = [];
  const [a, b, c] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  for (let x = -60; x <= 1520; x += 79) {
    const t = x / 1450;
    points.push([
      x,
      y +
        tilt * (t - 0.5) +
        swell *
          (Math.sin(t * waves * 6.28 + a) * 0.6 +
            Math.sin(t * waves * 13.1 + b) * 0.28 +
            Math.sin(t * waves * 2.7 + c) * 0.5),
    ]);
  }
  return points;
}

export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return (points[points.length - 1] as Point)[1];
}

/** Draws a hill with a clear crest whose foot fades into the haze; its sunny end is lighter. */
export function hill(
  stage: Stage,
  crest: readonly Point[],
  color: string,
  distance: number,
  bottom: number,
  haze = 0.3,
): string {
  const { palette, canvas } = stage;
  const top = palette.far(color, distance);
  const foot = palette.far(mix(color, palette.sky.horizon, 0.15), Math.min(1, distance + haze));
  const light = palette.far(mix(palette.lit(color), palette.sun, 0.25), distance * 0.9);
  const d = `${curve(crest)}L1520 ${n(bottom)}L-60 ${n(bottom)}Z`;
  const wash = palette.side < 0 ? ([0, light, 0.55] as const) : ([0, light, 0] as const);
  const wane = palette.side < 0 ? ([0.7, light, 0] as const) : ([1, light, 0.55] as const);
  return (
    ridge(crest, bottom, canvas.down([0, top], [1, foot])) +
    path(
      d,
      canvas.across(wash, palette.side < 0 ? wane : [0.3, light, 0], ...(palette.side < 0 ? [] : [wane])),
    )
  );
}
