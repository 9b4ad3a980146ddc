import { mix } from '../color.ts';
import { type Point, alpha, curve, ellipse, n, path, rect } from '../svg.ts';
import type { Stage } from './stage.ts';

export type SkyPlan = { sunX: number; sunY: number; isShown: boolean };

/** Places sun or moon: low when light is warm, on the side that the light comes from. */
export function planSky({ random, palette, horizon }: Stage): SkyPlan {
  const share = { morning: 0.58, noon: 0.2, golden: 0.74, dusk: 0.95, night: 0.3 }[palette.hour];
  const x = palette.side < 0 ? random.between(90, 560) : random.between(890, 1360);
  const chance = { morning: 0.5, noon: 0.12, golden: 0.7, dusk: 0.75, night: 0.85 }[palette.hour];
  return { sunX: x, sunY: horizon * (share + random.between(-0.07, 0.05)), isShown: random.chance(chance) };
}

function bank(
  { random, palette, canvas }: Stage,
  x: number,
  y: number,
  width: number,
  strength: number,
): string {
  const lobes = Math.max(4, Math.round(width / random.between(46, 74)));
  const outline = (lift: number, shift: number): string => {
    let d = `M${n(x + shift)} ${n(y)}`;
    for (let i = 0; i < lobes; i++) {
      const share = (i + 0.5) / lobes;
      const w = width / lobes;
      const rise = Math.sin(share * Math.PI) ** 0.8 * width * 0.13 * heights[i]! * lift + 6;
      d += `C${n(x + i * w + shift - w * 0.12)} ${n(y - rise * 1.35)} ${n(x + (i + 1) * w + shift + w * 0.12)} ${n(y - rise * 1.35)} ${n(x + (i + 1) * w + shift)} ${n(y - rise * 0.42 * Math.sin(((i + 1) / lobes) * Math.PI))}`;
    }
    return `${d}L${n(x + width + shift)} ${n(y)}Q${n(x + width / 2)} ${n(y + width * 0.025)} ${n(x + shift)} ${n(y)}Z`;
  };
  const heights = Array.from({ length: lobes }, () => random.between(0.55, 1.25));
  const top = palette.dark
    ? mix(palette.sky.middle, palette.sky.horizon, 0.55)
    : mix(palette.sun, '#ffffff', 0.55);
  const foot = palette.dark
    ? mix(palette.sky.middle, palette.sky.top, 0.4)
    : mix(palette.sky.middle, palette.sky.horizon, 0.6);
  return (
    path(
      outline(1, 0),
      canvas.down([0, top, strength], [0.75, mix(top, foot, 0.8), strength * 0.9], [1, foot, 0]),
    ) +
    path(
      outline(0.6, palette.side * -width * 0.03),
      mix(foot, palette.sky.middle, 0.5),
      alpha(strength * 0.28),
    )
  );
}

function streak({ random }: Stage, x: number, y: number, length: number, thickness: number): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const share = i / 6;
    const bulge = Math.sin(share * Math.PI) ** 1.4;
    upper.push([x + share * length, y - bulge * thickness * random.between(0.4, 1) - share * length * 0.03]);
    lower.unshift([
      x + share * length + 4,
      y + bulge * thickness * random.between(0.05, 0.3) - share * length * 0.03,
    ]);
  }
  return `${curve([...upper, ...lower])}Z`;
}

function clouds(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const style = random.pick(
    palette.hour === 'noon'
      ? (['banks', 'banks', 'wisps', 'low', 'clear'] as const)
      : (['wisps', 'low', 'layers', 'layers', 'banks', 'clear'] as const),
  );
  const bright = palette.dark
    ? mix(palette.sky.horizon, palette.sun, 0.25)
    : mix(palette.sky.horizon, '#ffffff', 0.6);
  let out = '';
  if (palette.hour === 'night' && style !== 'layers') return '';
  if (style === 'banks')
    for (let i = 0, count = random.int(2, 4); i < count; i++)
      out += bank(
        stage,
        random.between(-200, 1250),
        horizon * random.between(0.22, 0.72),
        random.between(240, 560),
        random.between(0.7, 0.95),
      );
  if (style === 'low' || style === 'banks')
    for (let i = 0; i < 4; i++)
      out += bank(
        stage,
        -150 + i * 400 + random.between(-120, 120),
        horizon * random.between(0.82, 0.97),
        random.between(260, 480),
        0.5,
      );
  if (style === 'wisps' || style === 'layers')
    for (let i = 0, count = style === 'layers' ? random.int(7, 11) : random.int(3, 6); i < count; i++) {
      const y = horizon * random.between(0.1, 0.9);
      out += path(
        streak(
          stage,
          random.between(-250, 1250),
          y,
          random.between(300, 900),
          random.between(5, style === 'layers' ? 26 : 13),
        ),
        y > horizon * 0.55 ? mix(bright, palette.sun, 0.35) : bright,
        alpha(random.between(0.25, 0.6)),
      );
    }
  return out;
}

function stars({ random, horizon }: Stage): string {
  let d = '';
  for (let i = 0; i < 110; i++) {
    const r = random.between(0.5, 1.6);
    d += `M${n(random.between(0, 1450))} ${n(horizon * random.next() ** 1.5)}h${n(r)}v${n(r)}h${n(-r)}Z`;
  }
  return path(d, '#fdf6e0', alpha(0.8));
}

function birds({ random, palette, horizon }: Stage): string {
  let d = '';
  const [x, y] = [random.between(200, 1200), horizon * random.between(0.3, 0.6)];
  for (let i = 0, count = random.int(3, 7); i < count; i++) {
    const s = random.between(6, 12);
    d += `M${n(x + random.between(-110, 110) - s)} ${n(y + random.between(-40, 40))}q${n(s * 0.55)} ${n(-s * 0.6)} ${n(s)} 0q${n(s * 0.45)} ${n(-s * 0.6)} ${n(s)} 0`;
  }
  return `<path d="${d}" fill="none" stroke="${mix(palette.sky.top, '#1d2b2a', 0.6)}" stroke-width="2" stroke-linecap="round"/>`;
}

export function drawSky(stage: Stage, plan: SkyPlan): string {
  const { canvas, random, palette, horizon } = stage;
  const { top, middle, horizon: low } = palette.sky;
  let out = rect(
    0,
    0,
    1450,
    horizon + 200,
    canvas.down(
      [0, mix(top, '#10243f', 0.08)],
      [0.3, mix(top, middle, 0.42)],
      [0.58, middle],
      [0.82, low],
      [1, low],
    ),
  );
  if (palette.hour === 'night') out += stars(stage);
  const radius =
    { morning: 46, noon: 38, golden: 64, dusk: 70, night: 34 }[palette.hour] * random.between(0.85, 1.25);
  const reach = palette.hour === 'night' ? 260 : 620;
  out += ellipse(
    plan.sunX,
    plan.sunY,
    reach,
    reach * 0.82,
    canvas.glow(
      [0, palette.sun, palette.dark ? 0.5 : 0.85],
      [0.35, palette.sun, palette.dark ? 0.2 : 0.34],
      [1, palette.sun, 0],
    ),
  );
  if (plan.isShown)
    out += ellipse(
      plan.sunX,
      plan.sunY,
      radius,
      radius,
      palette.hour === 'night' ? palette.sun : mix(palette.sun, '#ffffff', 0.3),
    );
  out += clouds(stage);
  if (!palette.snow && palette.hour !== 'night' && random.chance(0.4)) out += birds(stage);
  return out;
}

/** Draws mist over the far land, the cheapest way to give depth. */
export const drawMist = ({ canvas, palette }: Stage, y: number, height: number, strength: number): string =>
  rect(
    -20,
    y - height,
    1490,
    height * 1.5,
    canvas.down(
      [0, palette.sky.horizon, 0],
      [0.66, palette.sky.horizon, strength],
      [1, palette.sky.horizon, 0],
    ),
  );
