import { mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type Point, type Sheet, alpha, curve, ellipse, n, path, rect } from './svg.ts';

export type SkyPlan = { horizon: number; sunX: number; sunY: number };

/** Where sun or moon stands: low when light is warm, so that it can meet the land. */
export function planSky(random: Random, palette: Palette, horizon: number, houseLeft: boolean): SkyPlan {
  const away = houseLeft ? random.between(860, 1280) : random.between(170, 590);
  const height = { morning: 0.5, noon: 0.24, golden: 0.78, dusk: 0.9, night: 0.28 }[palette.hour];
  return { horizon, sunX: away, sunY: horizon * (height + random.between(-0.07, 0.07)) };
}

function rays(plan: SkyPlan, palette: Palette, random: Random): string {
  const count = random.int(9, 15);
  const turn = random.between(0, 1);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = ((i + turn) / count) * Math.PI * 2;
    const b = a + (Math.PI / count) * 0.9;
    d += `M${n(plan.sunX)} ${n(plan.sunY)}L${n(plan.sunX + Math.cos(a) * 1700)} ${n(plan.sunY + Math.sin(a) * 1700)}L${n(plan.sunX + Math.cos(b) * 1700)} ${n(plan.sunY + Math.sin(b) * 1700)}Z`;
  }
  return path(d, palette.sun, alpha(palette.hour === 'noon' ? 0.07 : 0.1));
}

function streak(x: number, y: number, length: number, thickness: number, random: Random): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 7;
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const bulge = Math.sin(share * Math.PI);
    upper.push([x + share * length, y - bulge * thickness * random.between(0.5, 1.1)]);
    lower.unshift([x + share * length + (i % 2) * 8, y + bulge * thickness * random.between(0.05, 0.35)]);
  }
  return `${curve([...upper, ...lower])}Z`;
}

function heap(x: number, y: number, width: number, random: Random): string {
  let d = '';
  const puffs = random.int(4, 6);
  for (let i = 0; i < puffs; i++) {
    const share = (i + 0.5) / puffs;
    const r = width * (0.1 + 0.13 * Math.sin(share * Math.PI)) * random.between(0.8, 1.2);
    const cx = x + share * width;
    d += `M${n(cx - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(y)}Z`;
  }
  return d;
}

function clouds(random: Random, palette: Palette, plan: SkyPlan): string {
  const style = random.pick(['streaks', 'streaks', 'heaps', 'none'] as const);
  if (style === 'none' || palette.hour === 'night') return '';
  const bright = palette.dark
    ? mix(palette.sky.horizon, palette.sun, 0.3)
    : mix(palette.sky.horizon, '#ffffff', 0.55);
  let out = '';
  const count = style === 'heaps' ? random.int(2, 4) : random.int(3, 6);
  for (let i = 0; i < count; i++) {
    const y = plan.horizon * random.between(0.12, 0.8);
    const x = random.between(-150, 1300);
    if (style === 'streaks') {
      out += path(
        streak(x, y, random.between(240, 620), random.between(9, 24), random),
        bright,
        alpha(random.between(0.35, 0.75)),
      );
    } else {
      const width = random.between(180, 340);
      out += path(heap(x, y, width, random), bright, alpha(0.8));
      out += path(
        heap(x + width * 0.25, y, width * 0.62, random),
        mix(bright, palette.sky.middle, 0.45),
        alpha(0.55),
      );
    }
  }
  return out;
}

function stars(random: Random, horizon: number): string {
  let out = '';
  for (let i = 0; i < 90; i++) {
    out += ellipse(
      random.between(0, 1450),
      horizon * random.next() ** 1.4,
      1,
      1,
      '#fdf6e0',
      alpha(random.between(0.25, 0.95)),
    );
    if (i % 15 === 0)
      out += ellipse(random.between(0, 1450), random.between(20, horizon * 0.6), 2.3, 2.3, '#fdf6e0');
  }
  return out;
}

function birds(random: Random, palette: Palette, horizon: number): string {
  let out = '';
  const x = random.between(200, 1200);
  const y = horizon * random.between(0.3, 0.6);
  for (let i = 0, count = random.int(3, 6); i < count; i++) {
    const bx = x + random.between(-110, 110);
    const by = y + random.between(-45, 45);
    const s = random.between(7, 13);
    out += `<path d="M${n(bx - s)} ${n(by)}q${n(s * 0.55)} ${n(-s * 0.6)} ${n(s)} 0q${n(s * 0.45)} ${n(-s * 0.6)} ${n(s)} 0" fill="none" stroke="${mix(palette.sky.top, '#1d2b2a', 0.65)}" stroke-width="2.2" stroke-linecap="round"/>`;
  }
  return out;
}

export function drawSky(sheet: Sheet, random: Random, palette: Palette, plan: SkyPlan): string {
  const { top, middle, horizon } = palette.sky;
  let out = rect(
    0,
    0,
    1450,
    plan.horizon + 160,
    sheet.down([0, top], [0.55, middle], [0.9, horizon], [1, horizon]),
  );
  if (palette.hour === 'night') out += stars(random, plan.horizon);
  if (palette.hour !== 'night' && random.chance(0.3)) out += rays(plan, palette, random);
  const radius =
    { morning: 58, noon: 44, golden: 84, dusk: 74, night: 40 }[palette.hour] * random.between(0.85, 1.2);
  const halo = radius * (palette.hour === 'night' ? 5 : 6.5);
  out += ellipse(
    plan.sunX,
    plan.sunY,
    halo,
    halo,
    sheet.glow([0, palette.sun, palette.dark ? 0.5 : 0.75], [1, palette.sun, 0]),
  );
  if (random.chance(0.45)) {
    for (const ring of [2.6, 1.9, 1.4])
      out += ellipse(plan.sunX, plan.sunY, radius * ring, radius * ring, palette.sun, alpha(0.13));
  }
  if (palette.hour === 'night' && random.chance(0.6)) {
    const r = radius;
    out += path(
      `M${n(plan.sunX)} ${n(plan.sunY - r)}A${n(r)} ${n(r)} 0 1 0 ${n(plan.sunX)} ${n(plan.sunY + r)}A${n(r * 0.82)} ${n(r)} 0 0 1 ${n(plan.sunX)} ${n(plan.sunY - r)}Z`,
      palette.sun,
    );
  } else out += ellipse(plan.sunX, plan.sunY, radius, radius, palette.sun);
  out += clouds(random, palette, plan);
  if (!palette.snow && palette.hour !== 'night' && random.chance(0.45))
    out += birds(random, palette, plan.horizon);
  return out;
}

/** Mist that lies on the far land: the cheapest depth there is. */
export const drawMist = (
  sheet: Sheet,
  palette: Palette,
  y: number,
  height: number,
  strength: number,
): string =>
  rect(
    0,
    y - height,
    1450,
    height * 1.5,
    sheet.down(
      [0, palette.sky.horizon, 0],
      [0.66, palette.sky.horizon, strength],
      [1, palette.sky.horizon, 0],
    ),
  );
