import { rolling } from './mountains.ts';

import { alpha, line, n, path, polygon, rect, ridge } from './svg.ts';

import type { Stage } from './far-stage.ts';

export function skyline({ random, palette, plan }: Stage): string {
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

export function lighthouse({ random, palette, plan, houseLeft }: Stage): string {
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

export function village({ random, palette, plan }: Stage): string {
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

export function windmill({ random, palette, plan, houseLeft }: Stage): string {
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
