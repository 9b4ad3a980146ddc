import { type Color, mix, under } from '../color.ts';
import type { Stage } from '../landscape/stage.ts';
import type { Palette } from '../palette.ts';
import { project } from '../space/camera.ts';
import { type Item, inOrder } from '../space/depth-order.ts';
import { type Point, alpha, ellipse, n, path, polygon } from '../svg.ts';
import { type Land, acrossAt } from './land.ts';

type Ground = {
  land: Land;
  /** Metres from the eye to the first and the last strip of land. */
  near: number;
  far: number;
  /** The top of the land has one colour, a bank or cliff under it another. */
  color: Color;
  bank?: Color;
  /** Without water: hollows below zero are land. */
  dry?: boolean;
  /** Draws a light edge where the land meets water. */
  foam?: boolean;
};

/** The land in strips from far to near, each over the one behind, with what stands between them. */
export function drawTerrain(stage: Stage, ground: Ground, items: readonly Item[]): string {
  const { palette, random } = stage;
  const ratio = ground.foam ? 1.05 : 1.075;
  const strips: Item[] = [];
  const isBlueHour = palette.hour === 'dusk' && ground.dry === true && !palette.snow;
  const color = isBlueHour ? mix(ground.color, '#86ad6e', 0.42) : ground.color;
  const tones = [
    color,
    mix(color, palette.snow ? '#dfe8f2' : isBlueHour ? '#cfd6a0' : '#e6cf86', 0.22),
    mix(color, palette.snow ? '#ffffff' : palette.foliage, palette.snow ? 0.3 : 0.16),
  ];
  const lit = isBlueHour ? { ...stage, palette: blueHour(palette) } : stage;
  let tone = 0;
  for (let z = ground.far, i = 0; z >= ground.near / ratio; z /= ratio, i++) {
    if (i % 4 === 0) tone = random.int(0, tones.length - 1);
    strips.push({ z: z + 0.01, markup: strip(lit, ground, z, tones[tone] ?? color) });
  }
  if (isBlueHour) strips.push(...eveningMist(stage, ground));
  return inOrder([...strips, ...items]);
}

/** Palette of the blue hour: remaining light comes from the sky, so that grass stays green instead of turning brown in red sunlight. */
function blueHour(palette: Palette): Palette {
  const [light, shade] = [mix('#8fb3a6', palette.sky.middle, 0.16), mix('#35566a', palette.sky.top, 0.3)];
  const lit = (surface: Color) => under(surface, light);
  const shaded = (surface: Color) => under(surface, shade);
  return {
    ...palette,
    lit,
    shaded,
    facing: (surface) => mix(shaded(surface), lit(surface), 0.72),
    far: (surface, distance) =>
      mix(
        under(surface, mix(light, '#ffffff', 0.3)),
        mix(palette.sky.horizon, palette.sky.middle, 0.5),
        distance,
      ),
  };
}

/** Mist that gathers in the hollows, veil behind veil, lit by what the sun has left behind. */
function eveningMist({ camera, palette, random, canvas }: Stage, { near, far }: Ground): Item[] {
  const color = mix(palette.sky.horizon, palette.sky.middle, 0.3);
  const veil = canvas.glow([0, color, 0.5], [0.5, color, 0.26], [1, color, 0]);
  return Array.from({ length: 9 }, (_, i) => {
    const z = near * 3.4 + (far - near * 3.4) * ((i + random.next() * 0.6) / 9);
    const scale = camera.focal / z;
    const [x, y] = project(camera, [random.between(-26, 30), random.between(0.2, 1), z]);
    return {
      z,
      markup: ellipse(x, y, random.between(24, 46) * scale, random.between(0.9, 1.7) * scale, veil),
    };
  });
}

function strip(stage: Stage, ground: Ground, z: number, color: Color): string {
  const { camera, palette, canvas } = stage;
  const [left, right] = acrossAt(stage, z);
  const away = Math.min(1, Math.max(0, (z - ground.near) / (ground.far - ground.near)));
  const sun = palette.facing(color, [0, 1, 0]);
  const top = palette.far(mix(sun, palette.lit(color), 0.4), away * 0.5);
  const low = palette.far(
    mix(
      sun,
      palette.shaded(ground.bank ?? color),
      ground.bank ? 0.55 : palette.hour === 'golden' ? 0.58 : 0.34,
    ),
    away * 0.42,
  );
  const fill = ground.bank
    ? canvas.down(
        [0, top],
        [0.22, top],
        [0.4, palette.far(palette.facing(ground.bank, [palette.side * 0.8, 0.2, -0.5]), away * 0.5)],
        [1, low],
      )
    : canvas.down([0, top], [1, low]);
  let out = '';
  let run: Point[] = [];
  const level = project(camera, [0, 0, z])[1];
  const close = () => {
    const [first, last] = [run[0], run[run.length - 1]];
    if (first && last && run.length > 1) {
      const lowest =
        Math.max(level, ...run.map(([, y]) => y)) + Math.max(10, (level - camera.horizon) * 0.16);
      const foot = ground.bank || ground.foam ? level + 2 : lowest;
      if (ground.foam)
        out += polygon(
          [
            [first[0] - 7, level],
            [last[0] + 7, level],
            [last[0] + 3, level + 3],
            [first[0] - 3, level + 3],
          ],
          mix(palette.sky.horizon, '#ffffff', 0.7),
          alpha(0.5),
        );
      out += polygon([...run, [last[0], foot], [first[0], foot]], fill);
    }
    run = [];
  };
  let [lastX, lastY] = [left, 0];
  for (let i = 0; i <= 44; i++) {
    const x = left + ((right - left) * i) / 44;
    const y = ground.land(x, z);
    // The shore lies between two samples: where the line between them meets the water.
    const shore = () => project(camera, [lastX + ((x - lastX) * lastY) / (lastY - y || 1), 0, z]);
    if (y > 0 || ground.dry) {
      if (i > 0 && lastY <= 0 && !ground.dry) run.push(shore());
      run.push(project(camera, [x, y, z]));
    } else {
      if (lastY > 0) run.push(shore());
      close();
    }
    [lastX, lastY] = [x, y];
  }
  close();
  return out + marks(stage, ground, z, color, left, right);
}

/** Stones, blades and hollows that give a strip its grain. */
function marks(
  { camera, palette, random }: Stage,
  { land, dry }: Ground,
  z: number,
  color: Color,
  left: number,
  right: number,
): string {
  let [dark, bright] = ['', ''];
  const scale = camera.focal / z;
  for (let i = 0; i < (z < 45 ? 16 : 9); i++) {
    const x = random.between(left, right);
    const y = land(x, z);
    const long = random.between(0.25, 1.1) * scale;
    const bladed = random.chance(0.4);
    if (y < 0.35 && !dry) continue;
    const [sx, sy] = project(camera, [x, y, z]);
    const low = sy + random.between(1, 0.5 * scale);
    const mark = bladed
      ? `M${n(sx)} ${n(low)}l${n(long * 0.05)} ${n(-long * 0.32)}l${n(long * 0.07)} ${n(long * 0.24)}l${n(long * 0.12)} ${n(-long * 0.28)}l${n(long * 0.02)} ${n(long * 0.32)}Z`
      : `M${n(sx)} ${n(low)}q${n(long / 2)} ${n(-long * 0.09)} ${n(long)} 0q${n(-long / 2)} ${n(long * 0.07)} ${n(-long)} 0Z`;
    if (bladed || i % 2) dark += mark;
    else bright += mark;
  }
  return (
    (dark && path(dark, palette.shaded(mix(color, palette.evergreen, 0.35)), alpha(0.4))) +
    (bright && path(bright, palette.lit(mix(color, '#fff6dc', 0.5)), alpha(0.5)))
  );
}
