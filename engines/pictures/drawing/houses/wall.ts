import { type Color, mix } from '../color.ts';
import { type Vec, face, project, projectAll } from '../space/camera.ts';
import type { Studio } from '../space/solid.ts';
import { type Point, alpha, group, n, path, formatPath, polygon } from '../svg.ts';

export type Surface = 'plaster' | 'stone' | 'brick' | 'planks' | 'boards' | 'frame' | 'logs';

/** A wall as seen from outside: metres along it, up it, and out of it, to the world. */
export type Wall = {
  length: number;
  height: number;
  /** Rise of the gable over the wall's height; 0 if the roof has its eaves. */
  gable: number;
  normal: Vec;
  at: (along: number, up: number, out?: number) => Vec;
};

/** The wall's own outline, from the lower left. */
const wallOutline = ({ length, height, gable }: Wall): (readonly [number, number])[] => [
  [0, 0],
  [length, 0],
  [length, height],
  ...(gable > 0 ? [[length / 2, height + gable] as const] : []),
  [0, height],
];

export const onWall = (
  { camera }: Studio,
  wall: Wall,
  points: readonly (readonly [number, number])[],
  out = 0,
): Point[] =>
  projectAll(
    camera,
    points.map(([s, t]) => wall.at(s, t, out)),
  );

export const panel = (wall: Wall, s: number, t: number, w: number, h: number, out = 0): Vec[] => [
  wall.at(s, t, out),
  wall.at(s + w, t, out),
  wall.at(s + w, t + h, out),
  wall.at(s, t + h, out),
];

export function drawWall(studio: Studio, wall: Wall, surface: Surface, color: Color): string {
  const { palette, camera } = studio;
  const tone = palette.facing(color, wall.normal);
  const shape = onWall(studio, wall, wallOutline(wall));
  // Light thrown back from the ground warms a wall's foot; its top takes the sky.
  const fill = studio.canvas.down(
    [0, mix(tone, palette.sky.middle, 0.05)],
    [0.6, tone],
    [1, mix(tone, palette.lit('#e8c79a'), 0.12)],
  );
  const texture = surfaceTexture(studio, wall, surface, tone);
  if (!texture) return polygon(shape, fill);
  const clip = studio.canvas.clip(`<path d="${formatPath(shape)}Z"/>`);
  const foot = face(camera, panel(wall, 0, 0, wall.length, 0.28), mix(tone, '#3a3428', 0.35), alpha(0.4));
  return polygon(shape, fill) + group(texture + foot, `clip-path="${clip}"`);
}

/** Pixels per metre below which stones and boards are too small to be drawn. */
export const finestMetre = 18;

const metreAcross = ({ camera }: Studio, wall: Wall): number =>
  Math.abs(project(camera, wall.at(0, 1))[1] - project(camera, wall.at(0, 0))[1]);

function surfaceTexture(studio: Studio, wall: Wall, surface: Surface, tone: Color): string {
  const { random, camera } = studio;
  const top = wall.height + wall.gable;
  const light = mix(tone, '#fff6e2', 0.4);
  const deep = mix(tone, '#2a2430', 0.4);
  const quad = (s: number, t: number, w: number, h: number) =>
    `${formatPath(projectAll(camera, panel(wall, s, t, w, h)))}Z`;
  const stroke = (s: number, t: number, s2: number, t2: number) => {
    const [a, b] = [project(camera, wall.at(s, t)), project(camera, wall.at(s2, t2))];
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  };
  const lines = (d: string, width: number, opacity: number) =>
    `<path d="${d}" stroke="${deep}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
  let [bright, dark, d] = ['', '', ''];
  if (surface !== 'frame' && metreAcross(studio, wall) < finestMetre) return '';
  switch (surface) {
    case 'stone':
      for (let t = 0.05; t < top; t += 0.42)
        for (let s = random.between(-0.4, 0); s < wall.length;) {
          const w = random.between(0.35, 0.95);
          const what = random.next();
          if (what < 0.24) bright += quad(s, t, w - 0.06, 0.36);
          else if (what < 0.46) dark += quad(s, t, w - 0.06, 0.36);
          s += w;
        }
      return path(bright, light, alpha(0.5)) + path(dark, deep, alpha(0.26));
    case 'brick':
      for (let t = 0.2; t < top; t += 0.24) d += stroke(0, t, wall.length, t);
      for (let i = 0; i < wall.length * top * 0.7; i++)
        dark += quad(
          random.between(0, wall.length),
          Math.floor(random.between(0, top) / 0.24) * 0.24 + 0.2,
          0.5,
          0.22,
        );
      return lines(d, 1, 0.22) + path(dark, random.chance(0.5) ? light : deep, alpha(0.16));
    case 'planks':
      for (let s = 0.22; s < wall.length; s += 0.22) d += stroke(s, 0, s, top);
      for (let i = 0; i < wall.length * 0.9; i++)
        dark += quad(Math.floor(random.between(0, wall.length) / 0.22) * 0.22, 0, 0.22, top);
      return path(dark, random.chance(0.5) ? light : deep, alpha(0.12)) + lines(d, 1, 0.42);
    case 'boards':
      for (let t = 0.26; t < top; t += 0.26) d += stroke(0, t, wall.length, t);
      for (let i = 0; i < top * 1.3; i++)
        bright += quad(
          random.between(-2, wall.length),
          Math.floor(random.between(0, top) / 0.26) * 0.26,
          random.between(1.5, 5),
          0.26,
        );
      return path(bright, light, alpha(0.16)) + lines(d, 1.3, 0.5);
    case 'logs':
      for (let t = 0; t < top; t += 0.34) {
        dark += quad(0, t, wall.length, 0.11);
        bright += quad(0, t + 0.2, wall.length, 0.1);
      }
      return path(dark, deep, alpha(0.45)) + path(bright, light, alpha(0.22));
    case 'frame': {
      const beam = mix(tone, '#3a261c', 0.78);
      const bay = wall.length / Math.max(2, Math.round(wall.length / 1.9));
      for (let s = 0; s <= wall.length + 0.01; s += bay) dark += quad(s - 0.1, 0, 0.2, top);
      for (let t = 0; t < top; t += wall.height > 3.4 ? wall.height / 2 : wall.height)
        dark += quad(0, t - 0.1, wall.length, 0.22);
      for (let s = 0; s < wall.length - 0.1; s += bay)
        if (random.chance(0.4)) {
          const flip = random.chance(0.5);
          const [a, b] = [s + (flip ? 0.1 : bay - 0.1), s + (flip ? bay - 0.1 : 0.1)];
          d += stroke(a, 0.1, b, wall.height / (wall.height > 3.4 ? 2 : 1));
        }
      const scale = project(camera, wall.at(0, 1))[1] - project(camera, wall.at(0, 0))[1];
      return `<path d="${d}" stroke="${beam}" stroke-width="${n(Math.abs(scale) * 0.17)}" fill="none"/>${path(dark, beam)}`;
    }
    default:
      for (let i = 0; i < 7; i++) {
        const s = random.between(-1, wall.length);
        const t = random.between(0, top);
        dark += quad(s, t, random.between(0.8, 3), random.between(0.15, 0.5));
      }
      return path(dark, random.chance(0.5) ? light : deep, alpha(0.08));
  }
}
