import { mix } from '../color.ts';
import { type Point, alpha, group, n, path, formatPath, polygon } from '../svg.ts';
import type { Stage } from './stage.ts';

type Peak = { x: number; top: number; reach: number };

/** Jagged range: rock in facets of light and shade, snow above its line. `size` in pixels over the horizon. */
export function range(
  stage: Stage,
  size: number,
  distance: number,
  look: { snowLine: number; rock: string; count: number; foot: number },
): string {
  const { random, palette, canvas, horizon } = stage;
  const base = horizon + look.foot;
  const peaks: Peak[] = Array.from({ length: look.count }, (_, i) => {
    const main = i === Math.floor(look.count / 2) ? 1.18 : random.between(0.52, 1);
    const x = ((i + 0.5 + random.between(-0.3, 0.3)) / look.count) * 1650 - 100;
    return {
      x:
        i === Math.floor(look.count / 2)
          ? stage.focusLeft
            ? random.between(880, 1180)
            : random.between(270, 570)
          : x,
      top: size * main,
      reach: size * random.between(0.85, 1.35),
    };
  });
  const crest: Point[] = [];
  let drift = 0;
  for (let x = -60; x <= 1520; x += 9) {
    let height = size * 0.16;
    for (const peak of peaks) {
      const away = Math.abs(x - peak.x) / peak.reach;
      if (away < 1) height = Math.max(height, peak.top * (1 - away) ** 1.12);
    }
    drift = drift * 0.6 + random.between(-1, 1) * size * 0.022;
    crest.push([x, base - height - drift - (Math.abs(x % 27) < 9 ? size * 0.012 : 0)]);
  }
  const shape = `${formatPath(crest)}L1520 ${n(base + 60)}L-60 ${n(base + 60)}Z`;
  const clip = canvas.clip(`<path d="${shape}"/>`);
  const rock = palette.far(palette.lit(look.rock), distance);
  const foot = palette.far(look.rock, Math.min(1, distance + 0.4));
  const shade = palette.far(mix(palette.shaded(look.rock), palette.sky.top, 0.3), distance * 0.85);
  let out = path(shape, canvas.down([0, rock], [0.55, mix(rock, foot, 0.35)], [1, foot]));
  let inner = '';
  const highest = Math.max(...peaks.map((peak) => peak.top));
  const line = base - highest * look.snowLine;
  if (look.snowLine < 1) {
    const edge: Point[] = [];
    for (let x = -60; x <= 1520; x += 16)
      edge.push([
        x,
        line + random.between(-1, 1) * size * 0.075 + (Math.floor(x / 16) % 2 ? size * 0.05 : -size * 0.03),
      ]);
    inner += polygon([[-60, 0], ...edge, [1520, 0]], palette.far(palette.lit('#fdfaf4'), distance * 0.8));
  }
  const away = -palette.side;
  let facets = '';
  let ribs = '';
  for (const peak of peaks) {
    const y = base - peak.top;
    const edge: Point[] = [[peak.x, y - size * 0.05]];
    let x = peak.x;
    for (let t = 0.12; t <= 1.02; t += 0.11) {
      x += away * peak.reach * random.between(-0.05, 0.09);
      edge.push([x, y + peak.top * t]);
    }
    facets += `${formatPath([...edge, [peak.x + away * peak.reach * 1.02, base + 30], [peak.x + away * peak.reach * 0.5, y + peak.top * 0.36], [peak.x + away * peak.reach * 0.14, y - size * 0.02]])}Z`;
    // Gullies on the sunny flank.
    for (let i = 0; i < 5; i++) {
      const t = random.between(0.14, 0.7);
      const gx = peak.x - away * peak.reach * t * random.between(0.25, 0.85);
      const gy = y + peak.top * t;
      const len = peak.top * random.between(0.12, 0.26);
      ribs += `M${n(gx)} ${n(gy)}l${n(-away * len * 0.34)} ${n(len)}l${n(away * len * 0.26)} ${n(len * 0.12)}Z`;
    }
  }
  inner += path(facets, shade, alpha(palette.dark ? 0.42 : 0.62)) + path(ribs, shade, alpha(0.34));
  out += group(inner, `clip-path="${clip}"`);
  return out + path(shape, canvas.down([0.35, palette.sky.horizon, 0], [1, palette.sky.horizon, 0.62]));
}

/** Limestone that falls into the sea, bare and bright. */
export function karst(stage: Stage): string {
  return range(stage, stage.random.between(120, 200), 0.5, {
    snowLine: 1.2,
    rock: '#b9a898',
    count: stage.random.int(4, 6),
    foot: 16,
  });
}

/** Steep land beside the water: chalk, granite or red rock, with green on top. */
export function cliff(stage: Stage, rock: string): string {
  const { random, palette, horizon, canvas } = stage;
  const left = !stage.focusLeft;
  const width = random.between(480, 760);
  const tall = random.between(110, 190);
  const at = (share: number): number => (left ? -60 + width * share : 1510 - width * share);
  const top: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    top.push([at(t), horizon + 6 - tall * (1 - t ** 2.2) * random.between(0.92, 1.06)]);
  }
  const foot: Point = [at(0), horizon + 14];
  const shape = `${formatPath(top)}L${n(at(1.02))} ${n(horizon + 10)}L${n(foot[0])} ${n(foot[1])}Z`;
  const clip = canvas.clip(`<path d="${shape}"/>`);
  const bright = palette.far(palette.side < 0 === left ? palette.shaded(rock) : palette.lit(rock), 0.26);
  let marks = '';
  for (let i = 0; i < 22; i++) {
    const t = random.next();
    const x = at(t);
    const y = horizon + 6 - tall * (1 - t ** 2.2);
    const w = random.between(6, 26);
    marks += `M${n(x)} ${n(y)}l${n(w)} ${n(tall)}h${n(-w * 1.5)}Z`;
  }
  const green = palette.far(mix(palette.foliage, palette.evergreen, 0.3), 0.26);
  const cap = path(
    `${formatPath(top)}${[...top]
      .reverse()
      .map(([x, y], i) => `L${n(x)} ${n(y + tall * (0.14 + (i % 3) * 0.05))}`)
      .join('')}Z`,
    green,
  );
  return (
    path(shape, canvas.down([0, bright], [1, mix(bright, palette.sky.horizon, 0.4)])) +
    group(path(marks, palette.far(palette.shaded(rock), 0.3), alpha(0.38)) + cap, `clip-path="${clip}"`)
  );
}
