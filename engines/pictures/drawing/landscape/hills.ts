import { mix } from '../color.ts';
import { type Point, alpha, ellipse, n, path, formatPath, ridge } from '../svg.ts';
import { type Stage, heightAt, hill, rolling } from './stage.ts';

export function hills(stage: Stage, lift: number, swell: number, distance: number, color?: string): string {
  const crest = rolling(
    stage,
    stage.horizon - lift,
    swell,
    stage.random.between(0.6, 1.3),
    stage.random.between(-40, 40),
  );
  return hill(
    stage,
    crest,
    color ?? mix(stage.palette.foliage, stage.palette.evergreen, 0.35),
    distance,
    stage.horizon + 150,
  );
}

export function forest(stage: Stage, lift: number, swell: number, distance: number, spire: number): string {
  const { random, palette, canvas, horizon } = stage;
  const crest = rolling(stage, horizon - lift, swell, random.between(0.5, 1.2), random.between(-90, 90));
  let out = '';
  for (const [rank, drop] of [
    [0, 0],
    [1, spire * 0.8],
  ] as const) {
    let d = `M-60 ${n(heightAt(crest, -60) + drop)}`;
    for (let x = -60; x < 1520;) {
      const w = spire * random.between(0.26, 0.46);
      const y = heightAt(crest, x) + drop;
      const tall = spire * random.between(0.55, 1.3);
      d += `L${n(x + w * 0.3)} ${n(y - tall * 0.42)}L${n(x + w * 0.24)} ${n(y - tall * 0.44)}L${n(x + w / 2)} ${n(y - tall)}L${n(x + w * 0.76)} ${n(y - tall * 0.44)}L${n(x + w * 0.7)} ${n(y - tall * 0.42)}L${n(x + w)} ${n(y)}`;
      x += w;
    }
    const color = palette.snow
      ? mix(palette.evergreen, '#e6edf2', 0.34 - rank * 0.12)
      : random.chance(palette.season === 'autumn' ? 0.5 : 0)
        ? mix(palette.evergreen, palette.foliage, 0.5)
        : palette.evergreen;
    out += path(
      `${d}L1520 ${n(horizon + 170)}L-60 ${n(horizon + 170)}Z`,
      canvas.down(
        [0, palette.far(color, distance - rank * 0.08)],
        [1, palette.far(color, Math.min(1, distance + 0.26))],
      ),
    );
  }
  return out;
}

/** Round heads of broadleaved woods. */
export function woods(stage: Stage, lift: number, distance: number): string {
  const { random, palette, canvas, horizon } = stage;
  const crest = rolling(stage, horizon - lift, 14, random.between(0.8, 1.6));
  let [body, light] = ['', ''];
  for (let x = -60; x < 1520;) {
    const r = random.between(15, 36);
    const y = heightAt(crest, x);
    body += `M${n(x - r)} ${n(y + r)}A${n(r)} ${n(r * random.between(0.85, 1.2))} 0 0 1 ${n(x + r)} ${n(y + r)}V${n(y + 160)}H${n(x - r)}Z`;
    light += `M${n(x + palette.side * r * 0.3 - r * 0.5)} ${n(y + r * 0.5)}a${n(r * 0.5)} ${n(r * 0.42)} 0 0 1 ${n(r)} 0Z`;
    x += r * 0.9;
  }
  const color = palette.season === 'winter' ? '#857d74' : mix(palette.foliage, palette.evergreen, 0.25);
  return (
    path(body, canvas.down([0, palette.far(color, distance)], [1, palette.far(color, distance + 0.25)])) +
    path(light, palette.far(palette.lit(color), distance), alpha(0.5))
  );
}

export function fields(stage: Stage, palettes: readonly string[], distance: number): string {
  const { random, palette, horizon, canvas } = stage;
  const crest = rolling(stage, horizon - 30, 22, random.between(0.5, 0.9), random.between(-40, 40));
  const ground = ridge(
    crest,
    horizon + 170,
    canvas.down(
      [0, palette.far(palettes[0] ?? palette.meadow, distance)],
      [1, palette.far(palettes[0] ?? palette.meadow, distance + 0.18)],
    ),
  );
  let out = ground;
  for (let i = 0; i < 13; i++) {
    const x = random.between(-150, 1450);
    const y = heightAt(crest, Math.max(-50, Math.min(1500, x))) + 8 + random.next() * 66;
    const [w, h] = [random.between(160, 420), random.between(9, 26)];
    const skew = random.between(-60, 60);
    out += path(
      `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-h * 0.4)} ${n(w)} ${n(h * 0.1)}l${n(skew)} ${n(h)}q${n(-w / 2)} ${n(-h * 0.2)} ${n(-w)} 0Z`,
      palette.far(random.pick(palettes), distance - 0.04),
      alpha(0.85),
    );
    if (random.chance(0.6)) out += hedge(stage, x + skew, y + h, w, distance);
  }
  return out;
}

function hedge({ random, palette }: Stage, x: number, y: number, w: number, distance: number): string {
  let d = '';
  for (let i = 0; i < w; i += random.between(7, 22)) {
    const r = random.between(3, 9);
    d += `M${n(x + i - r)} ${n(y + 2)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`;
  }
  return path(
    d,
    palette.far(
      palette.season === 'winter' ? '#6f6a5c' : mix(palette.foliage, palette.evergreen, 0.6),
      distance - 0.06,
    ),
  );
}

/** Rows of vines or lavender that run down a slope and meet far off. */
export function rows(stage: Stage, soil: string, plant: string, distance: number): string {
  const { random, palette, horizon, canvas } = stage;
  const crest = rolling(stage, horizon - 16, 16, 0.7, random.between(-30, 30));
  const shape = ridge(
    crest,
    horizon + 190,
    canvas.down([0, palette.far(soil, distance)], [1, palette.far(soil, distance * 0.4)]),
  );
  const clip = canvas.clip(shape.replace(/ fill="[^"]*"/, ''));
  const meet: Point = [random.between(300, 1150), horizon - 120];
  let d = '';
  for (let i = -20; i <= 20; i++) {
    const foot = meet[0] + i * 118;
    const half = 24;
    d += `${formatPath([meet, [foot - half, horizon + 200], [foot + half, horizon + 200]])}Z`;
  }
  return shape + `<g clip-path="${clip}">${path(d, palette.far(plant, distance * 0.7), alpha(0.85))}</g>`;
}

export function islands(stage: Stage): string {
  const { random, palette, horizon, canvas } = stage;
  let out = '';
  for (let i = 0, count = random.int(2, 4); i < count; i++) {
    const x = random.between(-200, 1250);
    const [w, h] = [random.between(260, 620), random.between(26, 88)];
    const distance = random.between(0.5, 0.82);
    const color = palette.far(mix(palette.evergreen, '#a08f7a', random.between(0.2, 0.7)), distance);
    out += path(
      `M${n(x)} ${n(horizon + 4)}C${n(x + w * 0.16)} ${n(horizon - h * 0.2)} ${n(x + w * 0.22)} ${n(horizon - h)} ${n(x + w * random.between(0.34, 0.46))} ${n(horizon - h * 0.96)}S${n(x + w * 0.62)} ${n(horizon - h * 0.3)} ${n(x + w * 0.74)} ${n(horizon - h * 0.42)}S${n(x + w * 0.92)} ${n(horizon - h * 0.1)} ${n(x + w)} ${n(horizon + 4)}Z`,
      canvas.down([0, color], [1, mix(color, palette.sky.horizon, 0.45)]),
    );
  }
  return out;
}

/** Dunes behind each other, with marram along their crests. */
export function dunes(stage: Stage, lift: number, distance: number): string {
  const { random, palette, horizon } = stage;
  const crest = rolling(stage, horizon - lift, 26, random.between(0.9, 1.6), random.between(-30, 30));
  let blades = '';
  for (let i = 0; i < 110; i++) {
    const x = random.between(-40, 1490);
    const y = heightAt(crest, x) + random.next() ** 2 * 34;
    const h = random.between(7, 20);
    blades += `M${n(x)} ${n(y + 3)}l${n(h * 0.45)} ${n(-h)}l${n(-h * 0.2)} ${n(h)}l${n(-h * 0.5)} ${n(-h * 0.8)}Z`;
  }
  return (
    hill(stage, crest, palette.snow ? '#eef0ee' : '#e2cfa0', distance, horizon + 150, 0.12) +
    path(blades, palette.far('#8f9460', distance), alpha(0.8))
  );
}

/** The green wall against the sea, with sheep. */
export function dike(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const y = horizon - 34;
  const crest: Point[] = [
    [-60, y],
    [400, y - 4],
    [900, y + 2],
    [1520, y - 3],
  ];
  let sheep = '';
  for (let i = 0, count = random.int(5, 12); i < count; i++) {
    const [x, sy] = [random.between(40, 1410), y + random.between(8, 46)];
    sheep +=
      ellipse(x, sy, 9, 6, palette.far('#fbf6ea', 0.12)) +
      ellipse(x + 9, sy - 2, 3.4, 3, palette.far('#4a4440', 0.2));
  }
  return hill(stage, crest, palette.meadow, 0.3, horizon + 150, 0.1) + (palette.snow ? '' : sheep);
}
