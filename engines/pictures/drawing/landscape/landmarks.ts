import { mix } from '../color.ts';
import { type Point, alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
import type { Stage } from './stage.ts';

const beside = ({ random, focusLeft }: Stage): number =>
  focusLeft ? random.between(960, 1320) : random.between(130, 490);

export function lighthouse(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const x = beside(stage);
  const y = horizon + 8;
  const h = random.between(100, 165);
  return (
    path(
      `M${n(x - 230)} ${n(y)}Q${n(x - 60)} ${n(y - 34)} ${n(x)} ${n(y - 24)}T${n(x + 260)} ${n(y)}Z`,
      palette.far(palette.meadow, 0.36),
    ) + lighthouseAt(stage, x, y - 22, h, !random.chance(0.3))
  );
}

/** A lighthouse `h` pixels high on its foot at (x, foot), with red bands or white. */
export function lighthouseAt(stage: Stage, x: number, foot: number, h: number, banded: boolean): string {
  const { palette, canvas } = stage;
  const half = (t: number) => h * (0.1 - 0.035 * t);
  let out = '';
  for (let i = 0; i < 5; i++) {
    const [a, b] = [i / 5, (i + 1) / 5];
    out += polygon(
      [
        [x - half(a), foot - h * a],
        [x - half(b), foot - h * b],
        [x + half(b), foot - h * b],
        [x + half(a), foot - h * a],
      ],
      palette.far(i % 2 || !banded ? '#f6efe0' : '#c8421b', 0.16),
    );
  }
  const away = -palette.side;
  out += polygon(
    [
      [x, foot],
      [x + away * h * 0.1, foot],
      [x + away * h * 0.065, foot - h],
      [x, foot - h],
    ],
    palette.shadow,
    alpha(0.3),
  );
  out +=
    rect(x - h * 0.085, foot - h - 3, h * 0.17, 4, palette.far('#1d2b2a', 0.2)) +
    rect(x - h * 0.05, foot - h - h * 0.11, h * 0.1, h * 0.1, palette.glowing ? '#fff0b8' : palette.pane);
  out += polygon(
    [
      [x - h * 0.07, foot - h * 1.11],
      [x, foot - h * 1.22],
      [x + h * 0.07, foot - h * 1.11],
    ],
    palette.far('#8c2f1b', 0.2),
  );
  if (palette.dark)
    out += polygon(
      [
        [x, foot - h * 1.06],
        [x - 800, foot - h * 1.6],
        [x - 800, foot - h * 0.8],
      ],
      canvas.across([0, palette.pane, 0], [1, palette.pane, 0.3]),
    );
  return out;
}

export function village(stage: Stage, style: 'hill' | 'onion' | 'spire', distance: number): string {
  const { random, palette, horizon } = stage;
  const x = beside(stage);
  const y = horizon - (style === 'hill' ? random.between(30, 56) : -10);
  const [wall, roof] = style === 'hill' ? ['#e6cda4', '#b5704c'] : ['#f3e9d8', '#9c5540'];
  let out = '';
  for (let i = 0; i < 17; i++) {
    const share = random.between(-1, 1);
    const hx = x + share * 128;
    const hy = y + (style === 'hill' ? Math.abs(share) * 34 - random.between(0, 26) : random.between(-8, 14));
    const [w, h] = [random.between(17, 30), random.between(11, 20)];
    out += rect(hx, hy - h, w, h + 12, palette.far(palette.lit(wall), distance));
    out += rect(
      hx + (palette.side < 0 ? w * 0.62 : 0),
      hy - h,
      w * 0.38,
      h + 12,
      palette.far(palette.shaded(wall), distance),
    );
    out += polygon(
      [
        [hx - 3, hy - h],
        [hx + w * 0.3, hy - h - 9],
        [hx + w * 0.7, hy - h - 9],
        [hx + w + 3, hy - h],
      ],
      palette.far(roof, distance),
    );
    if (palette.glowing)
      out +=
        rect(hx + w * 0.3, hy - h + 4, 3, 4, palette.pane) +
        rect(hx + w * 0.6, hy - h + 5, 3, 4, palette.pane);
  }
  const t = y - (style === 'hill' ? 34 : 6);
  out += rect(x - 7, t - 40, 14, 66, palette.far(wall, distance - 0.05));
  if (style === 'onion')
    out += path(
      `M${n(x - 9)} ${n(t - 40)}q-5 -12 5 -17q4 -2 4 -12q0 10 4 12q10 5 5 17Z`,
      palette.far('#4f6f66', distance - 0.05),
    );
  else
    out += polygon(
      [
        [x - 9, t - 40],
        [x, t - (style === 'spire' ? 86 : 52)],
        [x + 9, t - 40],
      ],
      palette.far(style === 'spire' ? '#5b6468' : roof, distance - 0.05),
    );
  return out;
}

export const windmill = (stage: Stage): string =>
  windmillAt(stage, beside(stage), stage.horizon - 14, stage.random.between(0.9, 1.5));

/** A windmill on its foot at (x, y); at scale 1 its cap is 110 pixels up. */
export function windmillAt(stage: Stage, x: number, y: number, s: number): string {
  const { random, palette } = stage;
  const dark = palette.far('#4a4340', 0.24);
  const wall = random.pick(['#8a5a48', '#5b4f48', '#a9765a']);
  let out = polygon(
    [
      [x - 34 * s, y + 20],
      [x - 19 * s, y - 92 * s],
      [x + 19 * s, y - 92 * s],
      [x + 34 * s, y + 20],
    ],
    palette.far(palette.lit(wall), 0.22),
  );
  out += polygon(
    [
      [x, y + 20],
      [x, y - 92 * s],
      [x - palette.side * 19 * s, y - 92 * s],
      [x - palette.side * 34 * s, y + 20],
    ],
    palette.far(palette.shaded(wall), 0.2),
  );
  out +=
    rect(x - 42 * s, y - 26 * s, 84 * s, 5 * s, dark) +
    path(
      `M${n(x - 22 * s)} ${n(y - 90 * s)}Q${n(x)} ${n(y - 128 * s)} ${n(x + 22 * s)} ${n(y - 90 * s)}Z`,
      dark,
    );
  const turn = random.between(0.3, 1.3);
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2;
    const at = (r: number, o: number): Point => [
      x + Math.cos(a) * r * s + Math.cos(a + 1.57) * o * s,
      y - 100 * s + Math.sin(a) * r * s + Math.sin(a + 1.57) * o * s,
    ];
    out +=
      line([at(0, 0), at(92, 0)], dark, 3.4) +
      polygon([at(20, 0), at(92, 0), at(92, 14), at(20, 14)], palette.far('#f6efe0', 0.2), alpha(0.8));
  }
  return out;
}

/** Old-town roofs, towers and domes in two depths of haze. */
export function skyline(stage: Stage): string {
  const { random, palette, horizon, canvas } = stage;
  let out = '';
  for (const [distance, low, high] of [
    [0.72, 80, 190],
    [0.5, 40, 120],
  ] as const) {
    let x = -30;
    while (x < 1470) {
      const w = random.between(40, 98);
      const h = random.between(low, high) * (distance > 0.6 ? 1 : 0.9);
      const y = horizon + 40 - h;
      const color = palette.far(random.pick(['#c8a98c', '#b59a8a', '#d8bea0', '#a88f88']), distance);
      out += rect(x, y, w + 1, h + 120, canvas.down([0, color], [1, mix(color, palette.sky.horizon, 0.55)]));
      const roof = random.next();
      if (roof < 0.6)
        out += polygon(
          [
            [x - 3, y + 1],
            [x + w * 0.22, y - random.between(14, 26)],
            [x + w * 0.78, y - random.between(14, 26)],
            [x + w + 3, y + 1],
          ],
          palette.far(random.pick(['#a4654f', '#8a5a4c', '#6f7478']), distance),
        );
      else if (roof < 0.72)
        out +=
          path(
            `M${n(x)} ${n(y)}A${n(w / 2)} ${n(w * 0.62)} 0 0 1 ${n(x + w)} ${n(y)}Z`,
            palette.far('#6f9a8e', distance),
          ) + rect(x + w / 2 - 4, y - w * 0.92, 8, w * 0.32, color);
      else if (roof < 0.86)
        out += polygon(
          [
            [x + w * 0.28, y],
            [x + w * 0.5, y - random.between(80, 150)],
            [x + w * 0.72, y],
          ],
          palette.far('#5f837c', distance),
        );
      if (distance < 0.6)
        for (let k = 0; k < 12; k++) {
          const burning = palette.glowing && random.chance(0.5);
          out += rect(
            x + 7 + (k % 3) * (w / 3.2),
            y + 12 + Math.floor(k / 3) * 21,
            7,
            11,
            burning ? palette.pane : palette.far('#5a5560', distance),
            alpha(burning ? 0.9 : 0.5),
          );
        }
      x += w;
    }
  }
  return out;
}

/** Cypresses in file along a road that winds over a hill. */
export function cypressRoad(stage: Stage): string {
  const { palette, horizon } = stage;
  const start = beside(stage);
  const road = `M${n(start)} ${n(horizon + 120)}C${n(start + 140)} ${n(horizon + 60)} ${n(start - 190)} ${n(horizon + 40)} ${n(start - 40)} ${n(horizon - 2)}S${n(start + 60)} ${n(horizon - 30)} ${n(start + 10)} ${n(horizon - 36)}`;
  let out = `<path d="${road}" fill="none" stroke="${palette.far('#f0dcb0', 0.3)}" stroke-width="7" stroke-opacity="0.85"/>`;
  const tone = palette.far('#35563c', 0.3);
  const tones = palette.far(palette.lit('#5a7a48'), 0.34);
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const x = start + Math.sin(t * 5.4 + 0.6) * 74 * (1 - t * 0.6) + (i % 2 ? 20 : -20) * (1.2 - t);
    const y = horizon + 100 - t * 134;
    const h = 74 - t * 44;
    out +=
      ellipse(x - palette.side * h * 0.4, y, h * 0.5, 3, palette.shadow, alpha(0.2)) +
      path(
        `M${n(x)} ${n(y - h)}Q${n(x + h * 0.13)} ${n(y - h * 0.4)} ${n(x + h * 0.05)} ${n(y)}H${n(x - h * 0.05)}Q${n(x - h * 0.13)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}Z`,
        tone,
      );
    out += path(
      `M${n(x)} ${n(y - h)}Q${n(x + palette.side * h * 0.12)} ${n(y - h * 0.4)} ${n(x + palette.side * h * 0.05)} ${n(y)}H${n(x)}Z`,
      tones,
      alpha(0.6),
    );
  }
  return out;
}
