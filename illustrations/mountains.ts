import { type Color, mix } from './color.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type Point, alpha, curve, n, path, pathOf, polygon, ridge } from './svg.ts';

const width = 1450;

/** Points of a rolling line around y; `swell` is its height, `waves` how many. */
export function rolling(random: Random, y: number, swell: number, waves: number, tilt = 0): Point[] {
  const points: Point[] = [];
  const steps = Math.max(4, Math.round(waves * 3));
  const [a, b] = [random.between(0, 7), random.between(0, 7)];
  for (let i = -1; i <= steps + 1; i++) {
    const share = i / steps;
    const wave = Math.sin(share * waves * 6.28 + a) * 0.6 + Math.sin(share * waves * 2.6 + b) * 0.6;
    points.push([
      share * width,
      y - wave * swell + (share - 0.5) * tilt + random.between(-0.12, 0.12) * swell,
    ]);
  }
  return points;
}

export function hills(
  random: Random,
  palette: Palette,
  y: number,
  swell: number,
  waves: number,
  color: Color,
  distance: number,
): string {
  return ridge(rolling(random, y, swell, waves), 900, palette.far(color, distance));
}

/** Height of a soft line at x, near enough to stand something on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    if (x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return points[0]?.[1] ?? 0;
}

/** A wooded ridge: a rolling line whose edge is tree tops. */
export function forestRidge(
  random: Random,
  palette: Palette,
  y: number,
  swell: number,
  tree: number,
  color: Color,
  distance: number,
  round = false,
): string {
  const line = rolling(random, y, swell, random.between(0.7, 1.5));
  let d = `M-20 900`;
  for (let x = -20; x < width + 20;) {
    const step = tree * random.between(0.34, 0.62);
    const top = heightAt(line, x + step / 2) - tree * random.between(0.45, 1.1);
    const foot = heightAt(line, x + step);
    d += round
      ? `L${n(x)} ${n(foot)}Q${n(x + step / 2)} ${n(top - tree * 0.35)} ${n(x + step)} ${n(foot)}`
      : `L${n(x)} ${n(foot)}L${n(x + step / 2)} ${n(top)}L${n(x + step * 0.98)} ${n(foot)}`;
    x += step;
  }
  return path(`${d}L1470 900Z`, palette.far(color, distance));
}

function jagged(random: Random, from: Point, to: Point, steps: number, roughness: number): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < steps; i++) {
    const share = i / steps;
    points.push([
      from[0] + (to[0] - from[0]) * share + random.between(-1, 1) * roughness,
      from[1] + (to[1] - from[1]) * share + random.between(-1, 1) * roughness * 0.9,
    ]);
  }
  return points;
}

type Peak = { x: number; top: number; half: number; base: number };

function drawPeak(
  random: Random,
  palette: Palette,
  peak: Peak,
  rock: Color,
  distance: number,
  snowShare: number,
  sunX: number,
): string {
  const { x, top, half, base } = peak;
  const summit: Point = [x, top];
  const rough = half * 0.055;
  const left = jagged(random, summit, [x - half, base], 7, rough);
  const right = jagged(random, summit, [x + half, base], 7, rough);
  const light = palette.far(mix(rock, '#ffffff', 0.14), distance);
  const dark = palette.far(mix(rock, '#22304a', 0.42), distance);
  const sunOnLeft = sunX < x;
  const drift = half * random.between(-0.12, 0.12);
  const spine = jagged(random, summit, [x + drift, base], 6, half * 0.1);
  const shadowEdge = sunOnLeft ? right : left;
  const shadowFoot: Point = [sunOnLeft ? x + half : x - half, base];
  let out = polygon([...left.slice().reverse(), summit, ...right, [x + half, base], [x - half, base]], light);
  out += polygon([summit, ...shadowEdge, shadowFoot, [x + drift, base], ...spine.slice().reverse()], dark);
  if (snowShare > 0) {
    const cut = (edge: Point[]) => edge.slice(0, Math.max(2, Math.round(edge.length * snowShare)));
    const [l, r, s] = [cut(left), cut(right), cut(spine)];
    const [le, re, se] = [l[l.length - 1] as Point, r[r.length - 1] as Point, s[s.length - 1] as Point];
    const zig = (a: Point, b: Point): Point[] =>
      [0.16, 0.32, 0.5, 0.66, 0.84].map((t, i) => [
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + (i % 2 === 0 ? -1 : 1) * (base - top) * random.between(0.05, 0.13),
      ]);
    const snowLit = palette.far('#fffaf2', distance * 0.75);
    const snowShade = palette.far('#b9c6d8', distance * 0.75);
    out += polygon([summit, ...l, ...zig(le, se), ...s.slice().reverse()], sunOnLeft ? snowLit : snowShade);
    out += polygon([summit, ...r, ...zig(re, se), ...s.slice().reverse()], sunOnLeft ? snowShade : snowLit);
  }
  return out;
}

/** A chain of faceted peaks in front of each other. */
export function peaks(
  random: Random,
  palette: Palette,
  horizon: number,
  height: number,
  rock: Color,
  distance: number,
  snowShare: number,
  sunX: number,
): string {
  const count = random.int(4, 6);
  const chain: Peak[] = [];
  const main = random.between(0.2, 0.8);
  for (let i = 0; i < count; i++) {
    const share = (i + random.between(0.25, 0.75)) / count;
    const tall =
      height * (0.52 + 0.48 * Math.max(0, 1 - Math.abs(share - main) * 2.2)) * random.between(0.82, 1.06);
    chain.push({
      x: share * width,
      top: horizon - tall,
      half: tall * random.between(0.95, 1.35),
      base: horizon + 60,
    });
  }
  chain.sort((a, b) => a.top - b.top);
  return chain.map((peak) => drawPeak(random, palette, peak, rock, distance, snowShare, sunX)).join('');
}

/** Islands that lie on the water line, with their reflections. */
export function islands(
  random: Random,
  palette: Palette,
  horizon: number,
  color: Color,
  height: number,
): string {
  let out = '';
  for (let i = 0, count = random.int(2, 4); i < count; i++) {
    const x = random.between(-200, 1300);
    const w = random.between(260, 620);
    const h = height * random.between(0.45, 1.1);
    const distance = random.between(0.45, 0.8);
    const top: Point[] = [[x, horizon]];
    const steps = random.int(4, 6);
    for (let k = 1; k < steps; k++) {
      top.push([
        x + (w * k) / steps,
        horizon - Math.sin((k / steps) * Math.PI) * h * random.between(0.6, 1.15),
      ]);
    }
    top.push([x + w, horizon]);
    out += path(`${curve(top)}Z`, palette.far(color, distance));
    const mirrored = top.map(([px, py]): Point => [px, horizon + (horizon - py) * 0.4]);
    out += path(`${curve(mirrored)}Z`, palette.far(color, distance), alpha(0.3));
  }
  return out;
}

/** A bare coast that falls into the water from one side. */
export function cliff(
  random: Random,
  palette: Palette,
  horizon: number,
  height: number,
  color: Color,
  fromLeft: boolean,
): string {
  const reach = random.between(420, 700);
  const at = (share: number) => (fromLeft ? reach * (1 - share) : 1450 - reach * (1 - share));
  const points: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const share = i / 9;
    points.push([at(share), horizon + 14 - height * (1 - (1 - share) ** 2.2) * random.between(0.9, 1.06)]);
  }
  const outer = fromLeft ? -20 : 1470;
  let out = path(
    `${pathOf(points)}L${outer} ${n((points[9] as Point)[1])}L${outer} ${horizon + 14}Z`,
    palette.far(color, 0.3),
  );
  for (let i = 1; i < 9; i += 2) {
    const [x, y] = points[i] as Point;
    const lean = fromLeft ? -40 : 40;
    out += polygon(
      [
        [x, y],
        [x + lean * 0.7, y + 6],
        [x + lean * random.between(0.2, 1), horizon + 14],
        [x + lean * -0.2, horizon + 14],
      ],
      palette.far(mix(color, '#33405c', 0.45), 0.32),
      alpha(0.7),
    );
  }
  const turf = points.slice(3).map(([x, y]): Point => [x, y - 4]);
  const under = points
    .slice(3)
    .reverse()
    .map(([x, y], i): Point => [x, y + 12 + (i % 2) * 9]);
  return (
    out +
    polygon(
      [...turf, [outer, (points[9] as Point)[1] - 4], [outer, (points[9] as Point)[1] + 16], ...under],
      palette.far(palette.foliage, 0.3),
    )
  );
}
