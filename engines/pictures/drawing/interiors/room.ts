import { type Color, mix, under } from '../color.ts';
import { type Wall } from '../houses/wall.ts';
import { createScenePalette } from '../outdoors/outside.ts';
import { type Palette } from '../palette.ts';
import { type SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../../../../domain/seeded-random.ts';
import { type Camera, type Place, type Vec, dot, project, put, turned, unit } from '../space/camera.ts';
import { type Studio } from '../space/solid.ts';
import { type SvgCanvas, n } from '../svg.ts';
import { type RoomStyle, chooseStyle } from './style.ts';

export type Room = Studio & {
  scene: SceneDescription;
  /** The viewer's feet, where right and deep of the room are 0. */
  origin: Place;
  wide: number;
  deep: number;
  high: number;
  style: RoomStyle;
  /** 1 or -1; -1 mirrors the layout. */
  hand: 1 | -1;
  /** The light outside. */
  day: Palette;
  walls: Record<'back' | 'left' | 'right', Wall>;
  at: (right: number, deep: number, yaw?: number) => Place;
};

/** Palette inside: light comes through windows and from lamps, so that shade is warm, not blue. */
function indoors(day: Palette, side: 1 | -1): Palette {
  const light = unit([side * 0.5, day.hour === 'noon' ? 0.95 : day.hour === 'golden' ? 0.5 : 0.7, 0.75]);
  const [sun, dim]: [Color, Color] = day.dark
    ? ['#ffe6c0', day.hour === 'night' ? '#9c8378' : '#b3968a']
    : day.hour === 'golden'
      ? ['#ffeccb', '#b4968a']
      : ['#fffaf0', '#a8a2a8'];
  const lit = (surface: Color) => under(surface, sun);
  const shaded = (surface: Color) => under(surface, dim);
  return {
    ...day,
    light,
    side,
    lit,
    shaded,
    shadow: mix(dim, '#2a1f24', 0.7),
    shadowDepth: 0.32,
    facing: (surface, normal) =>
      mix(
        shaded(surface),
        lit(surface),
        Math.min(
          1,
          0.3 +
            Math.max(0, normal[1]) * 0.55 +
            Math.max(0, dot(normal, light)) * 0.5 +
            (normal[2] < -0.5 ? 0.26 : 0),
        ),
      ),
  };
}

export function createRoom(canvas: SvgCanvas, random: Random, scene: SceneDescription): Room {
  const day = createScenePalette(scene);
  const home = seededRandom(scene.seed, 'interior');
  const side = random.chance(0.5) ? 1 : -1;
  const style = chooseStyle(home, scene);
  const hand = random.chance(0.5) ? 1 : -1;
  const camera: Camera = {
    focal: random.between(830, 940),
    eye: random.between(1.4, 1.62),
    centre: 725,
    horizon: random.between(372, 420),
  };
  const [wide, deep, high] = [random.between(5.2, 6.1), random.between(4.7, 5.5), random.between(2.6, 2.9)];
  const origin: Place = { x: random.between(-0.5, 0.5), z: 0, yaw: random.between(-0.24, 0.24) };
  const wall = (at: Wall['at'], length: number, normal: Vec): Wall => ({
    length,
    height: high,
    gable: 0,
    normal,
    at,
  });
  const walls = {
    back: wall((s, t, out = 0) => put(origin, -wide / 2 + s, t, deep - out), wide, turned(origin, 0, 0, -1)),
    left: wall((s, t, out = 0) => put(origin, -wide / 2 + out, t, s), deep, turned(origin, 1, 0, 0)),
    right: wall((s, t, out = 0) => put(origin, wide / 2 - out, t, deep - s), deep, turned(origin, -1, 0, 0)),
  };
  return {
    canvas,
    random,
    camera,
    palette: indoors(day, side),
    scene,
    origin,
    wide,
    deep,
    high,
    style,
    hand,
    day,
    walls,
    at: (right, z, yaw = 0) => {
      const [x, , far] = put(origin, right, 0, z);
      return { x, z: far, yaw: origin.yaw + yaw };
    },
  };
}

/** Draws a soft contact shadow under furniture. */
export function contact(room: Room, place: Place, length: number, depth: number): string {
  const { camera, palette, canvas } = room;
  const [x, y] = project(camera, put(place, 0, 0, 0));
  const scale = camera.focal / Math.max(0.5, put(place, 0, 0, 0)[2]);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(length * 0.62 * scale)}" ry="${n(Math.max(5, ((depth * 0.62 * scale) / Math.max(0.5, put(place, 0, 0, 0)[2])) * camera.eye))}" fill="${canvas.glow([0, palette.shadow, 0.5], [0.7, palette.shadow, 0.28], [1, palette.shadow, 0])}"/>`;
}
