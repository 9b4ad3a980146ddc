import { mix } from './color.ts';
import type { FarLayer } from './landscapes.ts';
import { cliff, forestRidge, heightAt, hills, islands, peaks, rolling } from './mountains.ts';

import { drawMist } from './sky.ts';
import { type Point, alpha, curve, ellipse, line, polygon, ridge } from './svg.ts';
import { drawTree } from './trees.ts';
import type { Stage } from './far-stage.ts';
import { lighthouse, skyline, village, windmill } from './far-buildings.ts';

function cypressHills({ random, palette, plan }: Stage): string {
  const points = rolling(random, plan.horizon + 20, 34, 1.1);
  let out = ridge(points, 900, palette.far(mix(palette.meadow, '#cfae5e', 0.4), 0.4));
  const start = random.between(80, 900);
  for (let i = 0, count = random.int(6, 12); i < count; i++) {
    const x = start + i * random.between(26, 42);
    out += drawTree('cypress', random, palette, {
      x,
      y: heightAt(points, x) + 4,
      height: random.between(42, 68),
      distance: 0.42,
      sun: plan.sunX < 725 ? -1 : 1,
    });
  }
  const road: Point[] = [];
  for (let i = 0; i <= 6; i++)
    road.push([start - 60 + i * 62 + (i % 2) * 30, heightAt(points, start + i * 40) + 8 + i * 15]);
  return (
    out +
    `<path d="${curve(road)}" fill="none" stroke="${palette.far('#f0dfb8', 0.35)}" stroke-width="7" stroke-linecap="round"/>`
  );
}

function rows({ random, palette, plan }: Stage): string {
  const points = rolling(random, plan.horizon + 66, 24, 0.8);
  let out = ridge(points, 900, palette.far(mix(palette.meadow, '#b9a25c', 0.35), 0.22));
  const vanish = random.between(200, 1250);
  const crop = palette.far(mix(palette.foliage, '#3f5a3a', 0.3), 0.2);
  for (let i = -14; i <= 14; i++) {
    const x = vanish + i * 34;
    const top = heightAt(points, Math.max(0, Math.min(1450, x)));
    out += polygon(
      [
        [x - 3, top + 2],
        [x + 3, top + 2],
        [vanish + i * 120 + 16, 760],
        [vanish + i * 120 - 16, 760],
      ],
      crop,
      alpha(0.6),
    );
  }
  return out;
}

function fields({ random, palette, plan }: Stage): string {
  let out = '';
  const colors = palette.snow
    ? ['#f4f2ec', '#e6e9ea']
    : ['#c9b35f', '#a9b560', '#8fa354', '#d8c27a', '#b5a05a'];
  for (let i = 0; i < 5; i++) {
    const y = plan.horizon + 6 + i * 17;
    const points = rolling(random, y, 12, 0.9, random.between(-30, 30));
    out += ridge(points, 900, palette.far(mix(random.pick(colors), palette.meadow, 0.35), 0.52 - i * 0.08));
    const x = random.between(0, 1450);
    for (let k = 0; k < 12; k++) {
      const px = x + k * random.between(9, 15);
      if (px < 1450)
        out += ellipse(
          px,
          heightAt(points, px) + 1,
          random.between(7, 12),
          random.between(6, 11),
          palette.far(palette.foliage, 0.42 - i * 0.06),
        );
    }
  }
  return out;
}

function dike({ random, palette, plan }: Stage): string {
  const y = plan.horizon + 20;
  let out = polygon(
    [
      [-10, y + 30],
      [180, y - 30],
      [1300, y - 42],
      [1460, y - 6],
      [1460, 900],
      [-10, 900],
    ],
    palette.far(palette.meadow, 0.2),
  );
  for (let i = 0, count = random.int(7, 12); i < count; i++) {
    const x = random.between(60, 1400);
    const sy = y + random.between(-12, 34);
    out +=
      ellipse(x, sy, 13, 8.5, palette.far('#f8f2e4', 0.1)) +
      ellipse(x + 12, sy - 4, 4.5, 4, palette.far('#3a3632', 0.15)) +
      line(
        [
          [x - 6, sy + 6],
          [x - 6, sy + 13],
        ],
        palette.far('#3a3632', 0.2),
        2,
      ) +
      line(
        [
          [x + 6, sy + 6],
          [x + 6, sy + 13],
        ],
        palette.far('#3a3632', 0.2),
        2,
      );
  }
  return out;
}

const layers: Record<FarLayer, (stage: Stage) => string> = {
  alps: ({ random, palette, plan }) =>
    peaks(random, palette, plan.horizon, plan.horizon * 0.74, '#8794a5', 0.62, 0.6, plan.sunX) +
    peaks(
      random,
      palette,
      plan.horizon + 20,
      plan.horizon * 0.5,
      '#76859a',
      0.34,
      palette.snow ? 0.8 : 0.42,
      plan.sunX,
    ),
  peaks: ({ random, palette, plan }) =>
    peaks(
      random,
      palette,
      plan.horizon + 10,
      plan.horizon * 0.55,
      '#7f8c9a',
      0.56,
      palette.snow ? 0.7 : random.pick([0, 0.3, 0.4]),
      plan.sunX,
    ),
  highHills: ({ random, palette, plan }) =>
    hills(random, palette, plan.horizon - 95, 62, 1.1, palette.evergreen, 0.82) +
    hills(random, palette, plan.horizon - 52, 46, 1.3, palette.evergreen, 0.66),
  hills: ({ random, palette, plan }) =>
    hills(random, palette, plan.horizon - 24, 36, 1.2, palette.foliage, 0.66) +
    hills(random, palette, plan.horizon + 2, 24, 1, palette.foliage, 0.52),
  lowHills: ({ random, palette, plan }) =>
    hills(random, palette, plan.horizon + 14, 24, 1.1, palette.meadow, 0.42),
  forest: ({ sheet, random, palette, plan }) =>
    forestRidge(
      random,
      palette,
      plan.horizon - random.between(20, 44),
      46,
      30,
      palette.evergreen,
      random.between(0.5, 0.66),
    ) + drawMist(sheet, palette, plan.horizon + 22, 80, 0.42),
  forestNear: ({ random, palette, plan }) =>
    forestRidge(random, palette, plan.horizon + 46, 24, 58, palette.evergreen, 0.24),
  woods: ({ random, palette, plan }) =>
    forestRidge(random, palette, plan.horizon + 8, 14, 30, palette.foliage, 0.4, true),
  dunes: ({ random, palette, plan }) =>
    hills(random, palette, plan.horizon + 26, 22, 1.6, '#d8c690', 0.36) +
    hills(random, palette, plan.horizon + 58, 24, 1.2, '#b3a872', 0.22),
  dike,
  islands: ({ random, palette, plan }) => islands(random, palette, plan.horizon, palette.evergreen, 95),
  karst: ({ random, palette, plan }) =>
    peaks(
      random,
      palette,
      plan.horizon - 10,
      plan.horizon * random.between(0.36, 0.5),
      '#a79f97',
      0.64,
      0,
      plan.sunX,
    ) + hills(random, palette, plan.horizon - 8, 24, 1.2, palette.evergreen, 0.56),
  cliff: ({ random, palette, plan, houseLeft }) =>
    cliff(random, palette, plan.horizon, random.between(70, 135), '#efe4cc', !houseLeft),
  cypressHills,
  vineyard: rows,
  fields,
  skyline,
  lighthouse,
  village,
  windmill,
};

export const drawFarLayer = (layer: FarLayer, stage: Stage): string => layers[layer](stage);
