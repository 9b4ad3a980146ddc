import { type Color, mix } from '../color.ts';
import { alpha, group, n, path, rect } from '../svg.ts';
import type { SkyPlan } from './sky.ts';
import type { Stage } from './stage.ts';

/** Water from the horizon to `bottom`: bright far off, deep in the middle, clear over the shallows. */
export function drawWater(
  stage: Stage,
  plan: SkyPlan,
  bottom: number,
  color: Color,
  shallow: Color | null,
): string {
  const { canvas, random, palette, horizon } = stage;
  const deep = palette.dark
    ? mix(palette.shaded(color), palette.sky.top, 0.45)
    : mix(palette.lit(color), palette.sky.top, 0.12);
  const far = mix(deep, palette.sky.horizon, palette.dark ? 0.4 : 0.5);
  const near = shallow
    ? mix(palette.dark ? palette.shaded(shallow) : palette.lit(shallow), deep, 0.2)
    : mix(deep, '#123c4c', 0.2);
  let out = rect(
    -10,
    horizon,
    1470,
    bottom - horizon,
    canvas.down([0, far], [0.16, mix(far, deep, 0.7)], [0.5, deep], [1, near]),
  );
  const height = bottom - horizon;
  let [dark, bright] = ['', ''];
  for (let i = 0; i < 130; i++) {
    const depth = random.next() ** 1.25;
    const y = horizon + 4 + depth * (height - 8);
    const w = 16 + depth * random.between(60, 170);
    const x = random.between(-60, 1450);
    const mark = `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-1 - depth * 3)} ${n(w)} 0q${n(-w / 2)} ${n(0.6 + depth * 2.4)} ${n(-w)} 0Z`;
    if (i % 2) dark += mark;
    else bright += mark;
  }
  out +=
    path(dark, mix(deep, '#0f2f48', 0.45), alpha(0.22)) +
    path(bright, mix(palette.sky.horizon, palette.sun, 0.4), alpha(0.3));
  // The sun's road on the water.
  if (palette.hour !== 'noon' || plan.isShown) {
    let road = '';
    for (let i = 0; i < 90; i++) {
      const depth = random.next();
      const y = horizon + 3 + depth * (height - 6);
      const w = random.between(8, 26 + depth * 70);
      const x = plan.sunX + random.between(-1, 1) * (16 + depth * 120) - w / 2;
      road += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-2 - depth * 2)} ${n(w)} 0q${n(-w / 2)} ${n(1.5 + depth * 2)} ${n(-w)} 0Z`;
    }
    out += path(road, mix(palette.sun, '#ffffff', 0.25), alpha(palette.hour === 'noon' ? 0.35 : 0.62));
  }
  return out;
}

/** Mirrors the markup of the far shore and mutes it. */
export const reflection = (markup: string, horizon: number): string =>
  group(markup, `opacity="0.34" transform="translate(0 ${n(horizon * 1.62)}) scale(1 -0.62)"`);

export function sailingBoat({ random, palette }: Stage, x: number, y: number, size: number): string {
  const sail = palette.lit(random.pick(['#fdf8ec', '#fdf8ec', '#d8573a', '#e9a23b', '#f2e4cc']));
  const turn = random.chance(0.5) ? 1 : -1;
  return (
    path(
      `M${n(x - size * 0.3)} ${n(y)}q${n(size * 0.3)} ${n(size * 0.16)} ${n(size * 0.6)} 0l${n(-size * 0.07)} ${n(size * 0.1)}h${n(-size * 0.46)}Z`,
      palette.lit(random.pick(['#fbf7f0', '#23414a', '#8c3a28'])),
    ) +
    path(
      `M${n(x + turn * size * 0.02)} ${n(y - size * 0.95)}Q${n(x + turn * size * 0.34)} ${n(y - size * 0.36)} ${n(x + turn * size * 0.27)} ${n(y - size * 0.05)}H${n(x + turn * size * 0.02)}Z`,
      sail,
    ) +
    path(
      `M${n(x - turn * size * 0.02)} ${n(y - size * 0.82)}Q${n(x - turn * size * 0.22)} ${n(y - size * 0.3)} ${n(x - turn * size * 0.26)} ${n(y - size * 0.05)}H${n(x - turn * size * 0.02)}Z`,
      palette.shaded('#f2ebdc'),
      alpha(0.95),
    ) +
    path(
      `M${n(x - size * 0.2)} ${n(y + size * 0.14)}q${n(size * 0.2)} ${n(size * 0.05)} ${n(size * 0.42)} 0l${n(-size * 0.2)} ${n(size * 0.3)}Z`,
      sail,
      alpha(0.16),
    )
  );
}
