import { mix } from './color.ts';
import { drawFarLayer } from './far-layers.ts';
import type { Landscape } from './landscapes.ts';
import { rolling } from './mountains.ts';
import type { Palette } from './palette.ts';
import { drawPlant } from './plants.ts';
import type { Random } from './seeded-random.ts';
import { type SkyPlan, drawMist, drawSky, planSky } from './sky.ts';
import { type Point, type Sheet, alpha, group, line, n, path, polygon, rect, ridge } from './svg.ts';
import { drawTree } from './trees.ts';
import { drawWater, jetty, reflection, sailingBoat } from './water.ts';

export type Backdrop = { markup: string; plan: SkyPlan; groundY: number; sun: number };

type Options = { houseLeft: boolean; groundY?: number };

/** Everything from the sky down to the near ground, on which houses and plants are then placed. */
export function drawBackdrop(
  sheet: Sheet,
  random: Random,
  palette: Palette,
  landscape: Landscape,
  options: Options,
): Backdrop {
  const horizon = random.between(...landscape.horizon);
  const plan = planSky(random, palette, horizon, options.houseLeft);
  const groundY =
    options.groundY ??
    (landscape.water ? horizon + random.between(120, 175) : horizon + random.between(90, 130));
  const sun = plan.sunX < 725 ? -1 : 1;
  let out = drawSky(sheet, random, palette, plan);
  const stage = { sheet, random, palette, plan, houseLeft: options.houseLeft };
  const seasonal = landscape.far.filter((layer) => layer !== 'lighthouse' || random.chance(0.7));
  const far = seasonal.map((layer) => drawFarLayer(layer, stage)).join('');
  if (landscape.water) {
    const above = sheet.clip(`<rect x="0" y="0" width="1450" height="${n(horizon + 9)}"/>`);
    const land = group(far, `clip-path="${above}"`);
    out += land + drawMist(sheet, palette, horizon + 8, 60, 0.35);
    out += drawWater(sheet, random, palette, plan, groundY + 90, landscape.water);
    if (landscape.mirrored) {
      const below = sheet.clip(
        `<rect x="0" y="${n(horizon)}" width="1450" height="${n(groundY + 90 - horizon)}"/>`,
      );
      out += group(reflection(land, horizon), `clip-path="${below}"`);
    }
    if (landscape.afloat.includes('boats')) {
      for (let i = 0, count = random.int(0, 3); i < count; i++) {
        const depth = random.next();
        out += sailingBoat(
          random,
          palette,
          random.between(60, 1390),
          horizon + 8 + depth * 60,
          34 + depth * 56,
        );
      }
    }
  } else {
    out += far + drawMist(sheet, palette, groundY, 70, 0.22);
  }
  out += drawGround(sheet, random, palette, landscape, groundY);
  if (landscape.afloat.includes('jetty') && random.chance(0.65)) {
    const x = options.houseLeft ? random.between(950, 1200) : random.between(240, 520);
    out += jetty(palette, x, groundY + 22, horizon + 30, random.between(90, 130), random.between(-90, 90));
  }
  return { markup: out, plan, groundY, sun };
}

function drawGround(sheet: Sheet, random: Random, palette: Palette, landscape: Landscape, y: number): string {
  const base = palette.snow ? '#f4f2ec' : (landscape.groundColor ?? palette.meadow);
  const shore = rolling(random, y, landscape.ground === 'paving' ? 3 : 13, random.between(0.6, 1.2));
  const near = mix(
    landscape.ground === 'meadow' || palette.snow
      ? palette.shaded(base)
      : mix(palette.lit(base), palette.shaded(base), 0.55),
    palette.evergreen,
    landscape.ground === 'meadow' && !palette.snow ? 0.38 : 0.12,
  );
  let out =
    landscape.water && !palette.snow && landscape.ground !== 'meadow'
      ? ridge(
          shore.map(([px, py]): Point => [px, py - 9]),
          900,
          mix(palette.sky.horizon, '#ffffff', 0.55),
          alpha(0.75),
        )
      : '';
  out += ridge(
    shore,
    910,
    sheet.down([0, palette.far(palette.lit(base), 0.16)], [0.3, palette.lit(base)], [1, near]),
  );
  const band = landscape.ground === 'paving' ? 0 : random.int(3, 5);
  for (let i = 0; i < band; i++) {
    const by = y + 50 + i * random.between(42, 66);
    out += ridge(
      rolling(random, by, 14 + i * 4, random.between(0.5, 1.3), random.between(-60, 60)),
      910,
      i % 2 ? palette.lit(base) : palette.shaded(base),
      alpha(0.16 + i * 0.025),
    );
  }
  const strokes = landscape.ground === 'sand' || landscape.ground === 'gravel' ? 50 : 90;
  let blades = '';
  for (let i = 0; i < strokes && landscape.ground !== 'paving'; i++) {
    const share = random.next() ** 0.8;
    const gx = random.between(-20, 1450);
    const gy = y + 26 + share * (880 - y);
    const size = 3 + share * 15;
    blades +=
      landscape.ground === 'meadow' && !palette.snow
        ? `M${n(gx)} ${n(gy)}l${n(size * 0.3)} ${n(-size)}l${n(size * 0.28)} ${n(size)}l${n(size * 0.4)} ${n(-size * 0.7)}l${n(size * 0.1)} ${n(size * 0.75)}Z`
        : `M${n(gx)} ${n(gy)}q${n(size * 2.2)} ${n(-size * 0.34)} ${n(size * 4.6)} 0q${n(-size * 2.3)} ${n(size * 0.1)} ${n(-size * 4.6)} 0Z`;
  }
  out += path(
    blades,
    random.chance(0.5) ? palette.lit(mix(base, '#ffffff', 0.25)) : palette.shaded(base),
    alpha(0.5),
  );
  if (landscape.ground === 'paving') {
    out += rect(0, y + 90, 1450, 14, palette.shaded(base), alpha(0.6));
    for (let i = 0; i < 7; i++)
      out += rect(0, y + 130 + i * i * 6 + i * 20, 1450, 1.5 + i * 0.5, palette.shaded(base), alpha(0.4));
    for (let i = -12; i < 24; i++)
      out += line(
        [
          [725 + (i - 6) * 70, y + 104],
          [725 + (i - 6) * 190, 905],
        ],
        palette.shaded(base),
        1.6,
        'stroke-opacity="0.35"',
      );
  }
  return out;
}

/** Trees that stand around a place `from`..`to` kept free for the house. */
export function drawTrees(
  random: Random,
  palette: Palette,
  landscape: Landscape,
  groundY: number,
  sun: number,
  from: number,
  to: number,
): { behind: string; beside: string } {
  let behind = '';
  let beside = '';
  if (landscape.trees.length === 0) return { behind, beside };
  for (let i = 0, count = random.int(4, 8); i < count; i++) {
    behind += drawTree(random.pick(landscape.trees), random, palette, {
      x: random.between(-20, 1470),
      y: groundY + random.between(8, 34),
      height: random.between(110, 210),
      distance: random.between(0.16, 0.34),
      sun,
    });
  }
  for (let i = 0, count = random.int(2, 4); i < count; i++) {
    const left = random.chance(0.5) ? from > 200 : to > 1250;
    const x = left
      ? random.between(Math.min(-10, from - 420), from - 30)
      : random.between(to + 30, Math.max(1460, to + 200));
    beside += drawTree(random.pick(landscape.trees), random, palette, {
      x,
      y: groundY + random.between(60, 130),
      height: random.between(250, 440),
      distance: 0.04,
      sun,
    });
  }
  return { behind, beside };
}

/** Plants close to the eye, mostly in the corners: they make the depth. */
export function drawForeground(random: Random, palette: Palette, landscape: Landscape): string {
  let out = '';
  const side = random.chance(0.5);
  for (let i = 0, count = random.int(10, 16); i < count; i++) {
    const corner = random.next() ** 1.9 * 560;
    const x = (random.chance(0.62) ? side : !side) ? corner - 30 : 1480 - corner;
    const size = random.between(70, 150) * (1.15 - corner / 900);
    const kind = palette.snow ? 'snow' : random.pick(landscape.plants);
    out += drawPlant(kind, random, palette, x, 905 - random.between(0, 30) + corner * 0.02, size);
  }
  return out;
}

/** A path that leads the eye to a door. */
export function drawPath(
  random: Random,
  palette: Palette,
  doorX: number,
  doorY: number,
  color: string,
): string {
  const foot = doorX + random.between(-260, 260);
  const bend = random.between(-90, 90);
  const edge = (half: number, wide: number): string =>
    `M${n(doorX - half)} ${n(doorY)}C${n(doorX - half + bend)} ${n(doorY + 90)} ${n(foot - wide - bend)} ${n(doorY + 130)} ${n(foot - wide)} 905L${n(foot + wide)} 905C${n(foot + wide - bend)} ${n(doorY + 150)} ${n(doorX + half + bend)} ${n(doorY + 90)} ${n(doorX + half)} ${n(doorY)}Z`;
  return (
    path(edge(26, 118), palette.shaded(color), alpha(0.55)) +
    path(edge(21, 104), palette.lit(color), alpha(0.9))
  );
}

export const shadowOnGround = (
  palette: Palette,
  x: number,
  y: number,
  w: number,
  sun: number,
  base: string,
): string =>
  polygon(
    [
      [x, y - 4],
      [x + w, y - 4],
      [x + w - sun * 110 + 30, y + 46],
      [x - sun * 110 + 20, y + 46],
    ],
    palette.shaded(base),
    alpha(0.6),
  );
