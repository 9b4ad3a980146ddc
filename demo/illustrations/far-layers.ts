import { mix } from './color.ts';
import type { FarLayer } from './landscapes.ts';
import { cliff, forestRidge, heightAt, hills, islands, peaks, rolling } from './mountains.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { type SkyPlan, drawMist } from './sky.ts';
import { type Point, type Sheet, alpha, curve, ellipse, line, n, path, polygon, rect, ridge } from './svg.ts';
import { drawTree } from './trees.ts';

type Stage = { sheet: Sheet; random: Random; palette: Palette; plan: SkyPlan; houseLeft: boolean };

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

function skyline({ random, palette, plan }: Stage): string {
  let out = '';
  for (const [distance, low, high] of [
    [0.62, 60, 150],
    [0.4, 40, 110],
  ] as const) {
    let x = -30;
    const color = palette.far('#8a7468', distance);
    const shade = palette.far('#5f5560', distance);
    while (x < 1470) {
      const w = random.between(46, 108);
      const h = random.between(low, high);
      const y = plan.horizon + 40 - h;
      out += rect(x, y, w + 1, 260, random.chance(0.5) ? color : shade);
      const roof = random.next();
      if (roof < 0.45)
        out += polygon(
          [
            [x - 3, y + 1],
            [x + w / 2, y - random.between(18, 42)],
            [x + w + 3, y + 1],
          ],
          palette.far('#a4573f', distance),
        );
      else if (roof < 0.53)
        out +=
          path(
            `M${n(x)} ${n(y)}A${n(w / 2)} ${n(w * 0.55)} 0 0 1 ${n(x + w)} ${n(y)}Z`,
            palette.far('#5f8f84', distance),
          ) + rect(x + w / 2 - 1.5, y - w * 0.8, 3, w * 0.3, shade);
      else if (roof < 0.61)
        out += polygon(
          [
            [x + w * 0.3, y],
            [x + w * 0.5, y - random.between(90, 150)],
            [x + w * 0.7, y],
          ],
          palette.far('#4f7a72', distance),
        );
      if (distance < 0.5) {
        for (let k = 0; k < 9; k++)
          out += rect(
            x + 8 + (k % 3) * (w / 3.2),
            y + 14 + Math.floor(k / 3) * 24,
            8,
            12,
            palette.glowing && random.chance(0.55) ? palette.pane : shade,
            alpha(0.85),
          );
      }
      x += w;
    }
  }
  return out;
}

function lighthouse({ random, palette, plan, houseLeft }: Stage): string {
  const x = houseLeft ? random.between(980, 1330) : random.between(110, 440);
  const y = plan.horizon + 8;
  const h = random.between(105, 150);
  let out = path(
    `M${n(x - 210)} ${n(y)}Q${n(x - 60)} ${n(y - 32)} ${n(x)} ${n(y - 22)}T${n(x + 240)} ${n(y)}Z`,
    palette.far(palette.foliage, 0.45),
  );
  const foot = y - 20;
  const bands = 5;
  for (let i = 0; i < bands; i++) {
    const [a, b] = [i / bands, (i + 1) / bands];
    const half = (t: number) => h * (0.1 - 0.035 * t);
    out += polygon(
      [
        [x - half(a), foot - h * a],
        [x - half(b), foot - h * b],
        [x + half(b), foot - h * b],
        [x + half(a), foot - h * a],
      ],
      palette.far(i % 2 ? '#f6efe0' : '#c8421b', 0.2),
    );
  }
  out += polygon(
    [
      [x, foot],
      [x + h * 0.1, foot],
      [x + h * 0.065, foot - h],
      [x, foot - h],
    ],
    palette.far('#2a3550', 0.2),
    alpha(0.25),
  );
  out +=
    rect(x - h * 0.085, foot - h - 3, h * 0.17, 4, palette.far('#1d2b2a', 0.2)) +
    rect(x - h * 0.05, foot - h - h * 0.11, h * 0.1, h * 0.1, palette.pane);
  out += polygon(
    [
      [x - h * 0.07, foot - h * 1.11],
      [x, foot - h * 1.2],
      [x + h * 0.07, foot - h * 1.11],
    ],
    palette.far('#8c2f1b', 0.2),
  );
  if (palette.dark)
    out += polygon(
      [
        [x, foot - h * 1.06],
        [x - 700, foot - h * 1.5],
        [x - 700, foot - h * 0.85],
      ],
      palette.pane,
      alpha(0.16),
    );
  return out;
}

function village({ random, palette, plan }: Stage): string {
  const x = random.between(250, 1150);
  const y = plan.horizon + 14;
  let out = '';
  for (let i = 0; i < 9; i++) {
    const hx = x + (i - 4) * 25 + random.between(-8, 8);
    const h = random.between(9, 16);
    out +=
      rect(hx, y - h, 22, h + 6, palette.far('#efe2cc', 0.5)) +
      polygon(
        [
          [hx - 3, y - h],
          [hx + 11, y - h - 12],
          [hx + 25, y - h],
        ],
        palette.far('#a5523a', 0.5),
      );
  }
  out +=
    rect(x - 6, y - 46, 13, 50, palette.far('#efe2cc', 0.46)) +
    polygon(
      [
        [x - 9, y - 46],
        [x + 0.5, y - 84],
        [x + 10, y - 46],
      ],
      palette.far('#5f6f6a', 0.46),
    );
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

function windmill({ random, palette, plan, houseLeft }: Stage): string {
  const x = houseLeft ? random.between(950, 1300) : random.between(150, 480);
  const y = plan.horizon + 6;
  const dark = palette.far('#5a4a44', 0.4);
  let out =
    ridge(rolling(random, y + 4, 6, 1.2), 900, palette.far(palette.meadow, 0.5)) +
    polygon(
      [
        [x - 34, y],
        [x - 20, y - 92],
        [x + 20, y - 92],
        [x + 34, y],
      ],
      palette.far('#a9765a', 0.4),
    ) +
    path(`M${n(x - 22)} ${n(y - 90)}Q${n(x)} ${n(y - 126)} ${n(x + 22)} ${n(y - 90)}Z`, dark);
  const turn = random.between(0, 1.5);
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2;
    const [ex, ey] = [x + Math.cos(a) * 82, y - 98 + Math.sin(a) * 82];
    const [px, py] = [Math.cos(a + 1.57) * 13, Math.sin(a + 1.57) * 13];
    out +=
      line(
        [
          [x, y - 98],
          [ex, ey],
        ],
        dark,
        3.5,
      ) +
      polygon(
        [
          [x + Math.cos(a) * 20, y - 98 + Math.sin(a) * 20],
          [ex, ey],
          [ex + px, ey + py],
          [x + Math.cos(a) * 20 + px, y - 98 + Math.sin(a) * 20 + py],
        ],
        palette.far('#f6efe0', 0.35),
        alpha(0.85),
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

export const drawFarLayer = (layer: FarLayer, stage: Stage) => layers[layer](stage);
