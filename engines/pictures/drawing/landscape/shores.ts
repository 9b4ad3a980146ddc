import { mix } from '../color.ts';
import { type Point, alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
import type { Stage } from './stage.ts';

/** Position as a share of the picture from the side away from the subject: 0 is the rim. */
const scaleFromRim =
  ({ focusLeft }: Stage) =>
  (share: number): number =>
    focusLeft ? 1450 - share * 1450 : share * 1450;

export function halligs(stage: Stage): string {
  const { random, palette, horizon } = stage;
  let out = '';
  for (let i = 0, count = random.int(2, 4); i < count; i++) {
    const x = (i + random.between(0.25, 0.75)) * (1450 / count);
    const [w, h] = [random.between(90, 170), random.between(12, 20)];
    out += path(
      `M${n(x - w)} ${n(horizon + 5)}Q${n(x - w * 0.4)} ${n(horizon - h)} ${n(x)} ${n(horizon - h)}T${n(x + w)} ${n(horizon + 5)}Z`,
      palette.far(palette.meadow, 0.42),
    );
    for (const at of [-0.2, 0.12]) {
      const [left, wide] = [x + at * w, random.between(20, 34)];
      out +=
        rect(left, horizon - h - 10, wide, 11, palette.far('#b0614a', 0.34)) +
        polygon(
          [
            [left - 3, horizon - h - 9],
            [left + wide * 0.25, horizon - h - 22],
            [left + wide * 0.75, horizon - h - 22],
            [left + wide + 3, horizon - h - 9],
          ],
          palette.far('#8f7a58', 0.32),
        );
    }
  }
  return out;
}

/** The bottom of the sea at low tide: banks of wet mud, creeks that wind between them, rows of brushwood. */
export function tidalFlats(stage: Stage, shore: number): string {
  const { random, palette, horizon } = stage;
  const mud = palette.dark ? palette.shaded('#a89b82') : palette.lit('#b3a58a');
  let out = '';
  for (let i = 0; i < 13; i++) {
    const depth = (i + random.between(0.1, 0.9)) / 13;
    const y = horizon + 9 + depth * (shore - horizon - 8);
    const [w, h] = [random.between(260, 760) * (0.6 + depth), 5 + depth * 22];
    const x = random.between(-260, 1400);
    out += path(
      `M${n(x)} ${n(y)}q${n(w * 0.22)} ${n(-h)} ${n(w * 0.5)} ${n(-h * 0.4)}t${n(w * 0.5)} ${n(h * 0.4)}q${n(-w * 0.3)} ${n(h * 0.9)} ${n(-w * 0.55)} ${n(h * 0.35)}t${n(-w * 0.45)} ${n(-h * 0.35)}Z`,
      mix(mud, palette.sky.horizon, 0.34 * (1 - depth)),
      alpha(0.94),
    );
  }
  const wood = palette.far('#5f5348', 0.1);
  for (const side of [0.16, 0.52, 0.84]) {
    const x = 1450 * side + random.between(-70, 70);
    const lean = random.between(-120, 120);
    for (let i = 0; i < 16; i++) {
      const t = (i / 16) ** 1.6;
      const y = horizon + 14 + t * (shore - horizon - 10);
      out += rect(x + lean * t, y - 4 - t * 13, 1.4 + t * 2.4, 4 + t * 13, wood);
    }
  }
  return out;
}

/** Rows of poles from the beach into the sea, against the current. */
export function poleRows(stage: Stage, shore: number): string {
  const { random, palette, horizon } = stage;
  const wood = palette.far('#4f463e', 0.05);
  let out = '';
  for (const foot of [0.12, 0.38, 0.64, 0.9]) {
    const x = 1450 * foot + random.between(-60, 60);
    const away = (725 - x) * 0.34;
    for (let i = 0; i < 26; i++) {
      const t = i / 25;
      const y = shore + 34 - (shore + 20 - horizon) * t ** 0.6 * 0.86;
      const tall = 30 * (1 - t) + 6;
      for (const pair of [0, 1])
        out += rect(
          x + away * t ** 0.6 + pair * (12 * (1 - t) + 3),
          y - tall,
          6.5 * (1 - t) + 1.6,
          tall + 3,
          wood,
        );
    }
  }
  return out;
}

/** The barrier against storm floods on the horizon: towers, and gates between them. */
export function barrier(stage: Stage): string {
  const { palette, horizon, random } = stage;
  const side = scaleFromRim(stage);
  const [concrete, steel] = [palette.far('#c9c4b8', 0.4), palette.far('#7f959c', 0.42)];
  const reach = random.between(0.46, 0.62);
  let out = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const x = side(-0.03 + reach * t);
    const tall = 46 * (1 - t * 0.62);
    out += rect(x - 4, horizon + 5 - tall, 8 * (1 - t * 0.4), tall, concrete);
    if (i < 14) {
      const next = side(-0.03 + (reach * (i + 1)) / 14);
      const low = Math.min(x, next);
      out +=
        rect(low, horizon + 4 - tall * 0.62, Math.abs(next - x), tall * 0.13, concrete) +
        rect(low, horizon + 4 - tall * 0.34, Math.abs(next - x), tall * 0.24, steel);
    }
  }
  return out;
}

export function pier(stage: Stage, shore: number): string {
  const { random, palette, horizon } = stage;
  const side = scaleFromRim(stage);
  const end = random.between(0.3, 0.4);
  const from: Point = [side(-0.04), horizon + (shore - horizon) * 0.62];
  const to: Point = [side(end), horizon + 12];
  const wood = palette.far('#8f7a62', 0.16);
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  let out = '';
  for (let i = 0; i <= 22; i++) {
    const t = (i / 22) ** 0.7;
    const [x, y] = at(t);
    const tall = 46 * (1 - t) + 12;
    out += rect(x - 2, y - tall, 4.5 * (1 - t) + 1.4, tall + 2, palette.far('#5f5348', 0.2));
  }
  const rail = (lift: number): Point[] => [
    [from[0], from[1] - 58 - lift * 1.5],
    [to[0], to[1] - 12 - lift * 0.6],
  ];
  const [a, b] = rail(0) as [Point, Point];
  out += polygon([a, b, [b[0], b[1] + 4], [a[0], a[1] + 15]], wood);
  out += line(rail(13), palette.far('#fbf7f0', 0.1), 2.4);
  const [x, y] = [to[0], to[1] - 12];
  const white = palette.far('#fbf6ea', 0.14);
  const roof = palette.far(random.pick(['#a34c35', '#5f7f84', '#7d5a44']), 0.18);
  out += rect(x - 56, y - 26, 112, 27, white);
  for (let i = 0; i < 7; i++)
    out += rect(
      x - 50 + i * 15.4,
      y - 18,
      8,
      13,
      palette.glowing ? palette.pane : palette.far('#7fa0a8', 0.2),
    );
  out += polygon(
    [
      [x - 62, y - 25],
      [x - 40, y - 44],
      [x + 40, y - 44],
      [x + 62, y - 25],
    ],
    roof,
  );
  for (const turret of [-46, 46])
    out +=
      rect(x + turret - 9, y - 46, 18, 46, white) +
      polygon(
        [
          [x + turret - 12, y - 45],
          [x + turret, y - 70],
          [x + turret + 12, y - 45],
        ],
        roof,
      );
  return out;
}

export function beachCabins(stage: Stage, shore: number): string {
  const { random, palette } = stage;
  const side = scaleFromRim(stage);
  let out = '';
  for (let i = 0, count = random.int(5, 8); i < count; i++) {
    const x = side(0.06 + i * 0.052);
    const y = shore - 3 + (i % 2);
    const [w, h] = [46, 36];
    const door = random.pick(['#2f6f9a', '#c8421b', '#3f8a78', '#e0a03a', '#41697a']);
    out +=
      ellipse(x - palette.side * 16, y + 2, 36, 6, palette.shadow, alpha(palette.shadowDepth)) +
      rect(x - w / 2, y - h, w, h, palette.lit('#fbf7ee')) +
      polygon(
        [
          [x - w / 2 - 5, y - h + 1],
          [x, y - h - 19],
          [x + w / 2 + 5, y - h + 1],
        ],
        palette.lit('#f4ecdc'),
      ) +
      rect(x - 9, y - h * 0.78, 18, h * 0.78, palette.lit(door));
  }
  return out;
}

/** A wood of pines as the coast has it: bare stems under flat crowns that run into each other. */
export function pinewood(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const [needle, stem] = [palette.far(palette.evergreen, 0.3), palette.far('#8f5f44', 0.32)];
  const floor = palette.far(mix(palette.meadow, palette.evergreen, 0.5), 0.3);
  let [stems, crowns] = ['', ''];
  for (let x = -40; x < 1500; x += random.between(14, 34)) {
    const tall = random.between(74, 120);
    stems += `M${n(x - 2.5)} ${n(horizon + 16)}l1 ${n(-tall)}h4l1 ${n(tall)}Z`;
    const w = random.between(24, 44);
    crowns += `M${n(x - w)} ${n(horizon + 22 - tall)}q${n(w * 0.3)} ${n(-w * 0.9)} ${n(w)} ${n(-w * 0.8)}t${n(w)} ${n(w * 0.8)}q${n(-w)} ${n(w * 0.34)} ${n(-2 * w)} 0Z`;
  }
  return (
    rect(-10, horizon - 44, 1470, 62, palette.far(mix(palette.evergreen, palette.sky.horizon, 0.45), 0.4)) +
    path(stems, stem) +
    path(crowns, needle) +
    rect(-10, horizon + 8, 1470, 90, floor)
  );
}
