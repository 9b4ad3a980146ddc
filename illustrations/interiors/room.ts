import { type Color, mix, under } from '../color.ts';
import { type Wall, drawWall, onWall, panel } from '../houses/wall.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawGround } from '../landscape/ground.ts';
import { landscapeOf } from '../landscape/landscapes.ts';
import { stageOf } from '../landscape/stage.ts';
import { paletteOf } from '../outdoors/outside.ts';
import type { Palette } from '../palette.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import {
  type Camera,
  type Place,
  type Vec,
  dot,
  face,
  project,
  projectAll,
  put,
  turned,
  unit,
} from '../space/camera.ts';
import { type Studio, drawBox } from '../space/solid.ts';
import { type Point, type Sheet, alpha, group, n, path, pathOf } from '../svg.ts';
import { type RoomStyle, styleOf } from './style.ts';

export type Item = { z: number; markup: string };

export type Room = Studio & {
  scene: SceneDescription;
  /** Where right 0, deep 0 of the room lies: at the viewer's feet. */
  origin: Place;
  wide: number;
  deep: number;
  high: number;
  style: RoomStyle;
  /** 1 or -1: flips the layout. */
  hand: 1 | -1;
  /** The light outside. */
  day: Palette;
  walls: Record<'back' | 'left' | 'right', Wall>;
  /** A place in the room, turned against its axes by `yaw`. */
  at: (right: number, deep: number, yaw?: number) => Place;
};

/** Inside, light comes through the windows and from the lamps; shade is warm, not blue. */
function indoors(day: Palette, side: 1 | -1): Palette {
  const light = unit([side * 0.5, day.hour === 'noon' ? 0.95 : day.hour === 'golden' ? 0.5 : 0.7, 0.75]);
  const [sun, dim]: [Color, Color] = day.dark
    ? ['#ffdfae', day.hour === 'night' ? '#97796a' : '#a98874']
    : day.hour === 'golden'
      ? ['#ffeccb', '#c4a796']
      : ['#fffaf0', '#b9b3b4'];
  const lit = (surface: Color) => under(surface, sun);
  const shaded = (surface: Color) => under(surface, dim);
  return {
    ...day,
    light,
    side,
    lit,
    shaded,
    shadow: mix(dim, '#2a1f24', 0.7),
    shadowDepth: 0.26,
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

export function createRoom(sheet: Sheet, random: Random, scene: SceneDescription): Room {
  const day = paletteOf(scene);
  const home = seededRandom(scene.seed, 'interior');
  const side = random.chance(0.5) ? 1 : -1;
  const style = styleOf(home, scene);
  const hand = random.chance(0.5) ? 1 : -1;
  const camera: Camera = {
    focal: random.between(900, 1040),
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
    sheet,
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

/** Floor, walls and ceiling. */
export function drawShell(room: Room, cover: { floor?: 'tiles'; tiled?: number; tile?: Color } = {}): string {
  const { style, palette, camera, sheet, walls, wide, deep, high, origin, random } = room;
  const corner = (right: number, y: number, z: number) => put(origin, right, y, z);
  const [l, r] = [-wide / 2, wide / 2];
  const floor = [corner(l, 0, -1), corner(r, 0, -1), corner(r, 0, deep), corner(l, 0, deep)];
  const ceiling = floor.map(([x, , z]): Vec => [x, high, z]);
  let out = `<rect width="1450" height="900" fill="${palette.shaded(style.wall)}"/>`;
  const lid = palette.facing(style.ceiling, [0, -0.2, 0]);
  out += face(camera, ceiling, sheet.down([0, mix(lid, palette.shaded(style.ceiling), 0.6)], [1, lid]));
  for (const side of ['left', 'right', 'back'] as const) {
    const wall = walls[side];
    const accent = side === 'back' ? style.back : style.wall;
    const surface = style.panelled ? 'boards' : side === 'back' && style.stone ? 'stone' : 'plaster';
    out +=
      side === 'back' || surface !== 'plaster'
        ? drawWall(room, wall, surface, accent)
        : face(
            camera,
            panel(wall, 0, 0, wall.length, high),
            sheet.across(
              side === 'left' ? [0, palette.shaded(accent)] : [0, palette.facing(accent, wall.normal)],
              side === 'left' ? [1, palette.facing(accent, wall.normal)] : [1, palette.shaded(accent)],
            ),
          );
    if (cover.tiled) out += tiles(room, wall, cover.tiled, cover.tile ?? '#f4efe4');
    // Corners hold the dark.
    out +=
      face(camera, panel(wall, 0, 0, 0.5, high), palette.shadow, alpha(0.05)) +
      face(camera, panel(wall, wall.length - 0.35, 0, 0.35, high), palette.shadow, alpha(0.05));
    out += face(
      camera,
      panel(wall, 0, 0, wall.length, 0.12, 0.02),
      palette.facing(cover.tiled ? '#d8d0c2' : style.trim, wall.normal),
    );
    out += face(camera, panel(wall, 0, high - 0.12, wall.length, 0.12), palette.shadow, alpha(0.07));
  }
  const tone = palette.facing(style.floor, [0, 1, 0]);
  out += face(
    camera,
    floor,
    sheet.down([0, mix(tone, palette.lit(style.floor), 0.6)], [0.4, tone], [1, mix(tone, '#2a1f1c', 0.22)]),
  );
  out += cover.floor === 'tiles' || style.tiledFloor ? floorTiles(room, tone) : floorBoards(room, tone);
  if (style.beams) {
    for (let z = 1.4; z < deep; z += random.between(1.05, 1.2))
      out += drawBox(
        room,
        origin,
        { right: 0, deep: z, length: wide, depth: 0.2, foot: high - 0.24, height: 0.24 },
        style.wood,
      );
  }
  return out;
}

function floorBoards(room: Room, tone: Color): string {
  const { camera, origin, wide, deep, random } = room;
  const at = (right: number, z: number) => put(origin, right, 0, z);
  let joints = '';
  let [dark, light] = ['', ''];
  const step = 0.24;
  for (let right = -wide / 2; right < wide / 2; right += step) {
    const ends = projectAll(camera, [at(right, 0.2), at(right, deep), at(right + 0.012, deep)]);
    if (ends.length > 1) joints += pathOf(ends.slice(0, 2));
    for (let k = 0; k < 2; k++) {
      const z = random.between(0.2, deep - 0.8);
      const quad = projectAll(camera, [
        at(right, z),
        at(right + step, z),
        at(right + step, z + random.between(0.9, 2.4)),
        at(right, z + random.between(0.9, 2.4)),
      ]);
      if (quad.length < 3) continue;
      if (random.chance(0.5)) dark += `${pathOf(quad)}Z`;
      else light += `${pathOf(quad)}Z`;
    }
  }
  return (
    path(dark, mix(tone, '#2a1a14', 0.3), alpha(0.3)) +
    path(light, mix(tone, '#fff0d8', 0.4), alpha(0.28)) +
    `<path d="${joints}" stroke="${mix(tone, '#2a1a14', 0.5)}" stroke-width="1.2" stroke-opacity="0.5" fill="none"/>`
  );
}

function floorTiles(room: Room, tone: Color): string {
  const { camera, origin, wide, deep, random } = room;
  const size = random.pick([0.42, 0.5, 0.6]);
  let joints = '';
  let [dark, light] = ['', ''];
  const line = (a: Vec, b: Vec) => {
    const ends = projectAll(camera, [a, b, [b[0] + 0.01, b[1], b[2] + 0.01]]);
    if (ends.length > 1) joints += pathOf(ends.slice(0, 2));
  };
  for (let right = -wide / 2; right <= wide / 2; right += size)
    line(put(origin, right, 0, 0.3), put(origin, right, 0, deep));
  for (let z = deep; z > 0.3; z -= size) line(put(origin, -wide / 2, 0, z), put(origin, wide / 2, 0, z));
  for (let i = 0; i < 36; i++) {
    const right = -wide / 2 + Math.floor(random.between(0, wide / size)) * size;
    const z = deep - Math.floor(random.between(1, deep / size)) * size;
    const quad = projectAll(camera, [
      put(origin, right, 0, z),
      put(origin, right + size, 0, z),
      put(origin, right + size, 0, z + size),
      put(origin, right, 0, z + size),
    ]);
    if (quad.length > 2) {
      if (i % 2) dark += `${pathOf(quad)}Z`;
      else light += `${pathOf(quad)}Z`;
    }
  }
  return (
    path(dark, mix(tone, '#3a2a24', 0.3), alpha(0.24)) +
    path(light, mix(tone, '#ffffff', 0.4), alpha(0.24)) +
    `<path d="${joints}" stroke="${mix(tone, '#fff6ea', 0.55)}" stroke-width="1.4" stroke-opacity="0.5" fill="none"/>`
  );
}

/** Tiles up a wall to a height. */
export function tiles(room: Room, wall: Wall, height: number, color: Color, from = 0): string {
  const { palette, camera, random } = room;
  const tone = palette.facing(color, wall.normal);
  let d = '';
  const add = (a: readonly [number, number], b: readonly [number, number]) =>
    (d += pathOf(onWall(room, wall, [a, b])));
  for (let s = 0; s < wall.length; s += 0.3) add([s, from], [s, from + height]);
  for (let t = from; t < from + height; t += 0.15) add([0, t], [wall.length, t]);
  let some = '';
  for (let i = 0; i < wall.length * height * 5; i++) {
    const [s, t] = [
      Math.floor(random.between(0, wall.length) / 0.3) * 0.3,
      from + Math.floor(random.between(0, height) / 0.15) * 0.15,
    ];
    some += `${pathOf(
      onWall(room, wall, [
        [s, t],
        [s + 0.3, t],
        [s + 0.3, t + 0.15],
        [s, t + 0.15],
      ]),
    )}Z`;
  }
  return (
    face(camera, panel(wall, 0, from, wall.length, height, 0.01), tone) +
    path(some, mix(tone, '#ffffff', 0.5), alpha(0.3)) +
    `<path d="${d}" fill="none" stroke="${mix(tone, '#5a5048', 0.3)}" stroke-width="1" stroke-opacity="0.45"/>` +
    face(
      camera,
      panel(wall, 0, from + height, wall.length, 0.05, 0.03),
      palette.facing(room.style.accent, wall.normal),
    )
  );
}

export type Opening = {
  s: number;
  t: number;
  w: number;
  h: number;
  across: number;
  up: number;
  curtains?: boolean;
  arched?: boolean;
};

/** A window with what lies outside, its frame, and curtains if wanted. */
export function drawWindow(room: Room, wall: Wall, opening: Opening): string {
  const { palette, camera, style, day, sheet, random } = room;
  const { s, t, w, h, across, up, arched } = opening;
  const frame = palette.facing(style.frame, wall.normal);
  const shape = (grow: number): (readonly [number, number])[] =>
    arched
      ? [
          [s - grow, t - grow],
          [s + w + grow, t - grow],
          ...Array.from(
            { length: 11 },
            (_, i) =>
              [
                s + w / 2 + Math.cos((Math.PI * i) / 10) * (w / 2 + grow),
                t + h - w / 2 + Math.sin((Math.PI * i) / 10) * (w / 2 + grow),
              ] as const,
          ),
        ]
      : [
          [s - grow, t - grow],
          [s + w + grow, t - grow],
          [s + w + grow, t + h + grow],
          [s - grow, t + h + grow],
        ];
  const outer = onWall(room, wall, shape(0.1));
  const inner = onWall(room, wall, shape(0));
  if (inner.length < 3) return '';
  const clip = sheet.clip(`<path d="${pathOf(inner)}Z"/>`);
  let out = `<path d="${pathOf(outer)}Z" fill="${frame}"/>`;
  out += group(outsideView(room, inner), `clip-path="${clip}"`);
  out += group(
    face(camera, panel(wall, s, t, w, h), day.dark ? '#3a3a60' : '#fff8e4', alpha(day.dark ? 0.1 : 0.14)),
    `clip-path="${clip}"`,
  );
  let bars = '';
  const bar = (a: number, b: number, x: number, y: number) =>
    (bars += `${pathOf(
      onWall(room, wall, [
        [a, b],
        [a + x, b],
        [a + x, b + y],
        [a, b + y],
      ]),
    )}Z`);
  for (let i = 1; i < across; i++) bar(s + (w * i) / across - 0.03, t, 0.06, arched ? h * 0.96 : h);
  for (let i = 1; i < up; i++) bar(s, t + (h * i) / up - 0.022, w, 0.045);
  out += path(bars, frame);
  if (t > 0.3) {
    const sill = [wall.at(s - 0.16, t - 0.06, 0.16), wall.at(s + w + 0.16, t - 0.06, 0.16)] as const;
    out +=
      face(
        camera,
        [wall.at(s - 0.16, t - 0.04), wall.at(s + w + 0.16, t - 0.04), sill[1], sill[0]],
        palette.facing(style.frame, [0, 1, 0]),
      ) +
      face(
        camera,
        [...sill, wall.at(s + w + 0.16, t - 0.12, 0.16), wall.at(s - 0.16, t - 0.12, 0.16)],
        palette.shaded(style.frame),
      );
  }
  if (opening.curtains) {
    const rod = t + h + 0.16;
    const foot = Math.min(t - 0.2, random.chance(0.7) ? 0.05 : t - 0.2);
    for (const [a, dir] of [
      [s - 0.5, 1],
      [s + w - 0.04, 1],
    ] as const)
      for (let i = 0; i < 6; i++) {
        const fold = palette.facing(
          i % 2 ? mix(style.curtain, '#ffffff', 0.16) : mix(style.curtain, '#5a4a44', 0.14),
          wall.normal,
        );
        out += face(
          camera,
          panel(
            wall,
            a + i * 0.09 * dir,
            Math.max(0.03, foot),
            0.096,
            rod - Math.max(0.03, foot),
            0.08 + (i % 2) * 0.04,
          ),
          fold,
        );
      }
    out += face(camera, panel(wall, s - 0.6, rod - 0.02, w + 1.2, 0.05, 0.12), palette.shaded(style.wood));
  }
  return out;
}

/** What the window shows: the region in the light of the hour, fitted to the panes. */
function outsideView(room: Room, panes: readonly Point[]): string {
  const { scene, sheet, day } = room;
  const xs = panes.map(([x]) => x);
  const ys = panes.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const landscape = landscapeOf(scene.landscape);
  const random = seededRandom(scene.seed, scene.no, scene.scene, 'window');
  const camera: Camera = { focal: 1500, eye: 5, centre: 725, horizon: 470 };
  const stage = stageOf({ sheet, random, palette: day, camera }, random.chance(0.5));
  const edge = landscape.ground === 'paving' ? 690 : 640;
  const view =
    drawBackdrop(stage, landscape, edge).markup + drawGround(stage, { ...landscape, plants: [] }, edge);
  const scale = Math.max(w / 1050, h / 720);
  const at = [x + w / 2 - 725 * scale, y + h / 2 - (470 + 20) * scale] as const;
  return group(view, `transform="translate(${n(at[0])} ${n(at[1])}) scale(${scale.toFixed(3)})"`);
}

/** Sun through an opening, laid on the floor; at night its place is taken by the lamps. */
export function sunPatch(room: Room, wall: Wall, { s, t, w, h, across }: Opening): string {
  const { day, palette, camera, origin, wide, deep, sheet } = room;
  if (day.dark) return '';
  const [lx, ly, lz] = palette.light;
  const floor = projectAll(camera, [
    put(origin, -wide / 2, 0, -1),
    put(origin, wide / 2, 0, -1),
    put(origin, wide / 2, 0, deep),
    put(origin, -wide / 2, 0, deep),
  ]);
  const clip = sheet.clip(`<path d="${pathOf(floor)}Z"/>`);
  const fallen = ([x, y, z]: Vec): Vec => [x - (lx * y) / ly, 0.005, z - (lz * y) / ly];
  let out = '';
  for (let i = 0; i < across; i++) {
    const a = s + (w * i) / across + 0.05;
    const pane = w / across - 0.1;
    out += face(
      camera,
      panel(wall, a, t, pane, h).map(fallen),
      day.hour === 'golden' ? '#ffd28a' : '#fff3cf',
      alpha(day.hour === 'noon' ? 0.34 : 0.42),
    );
  }
  return group(out, `clip-path="${clip}"`);
}

export const inOrder = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');

/** A soft dark under what stands on the floor. */
export function contact(room: Room, place: Place, length: number, depth: number): string {
  const { camera, palette, sheet } = room;
  const [x, y] = project(camera, put(place, 0, 0, 0));
  const scale = camera.focal / Math.max(0.5, put(place, 0, 0, 0)[2]);
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(length * 0.62 * scale)}" ry="${n(Math.max(5, ((depth * 0.62 * scale) / Math.max(0.5, put(place, 0, 0, 0)[2])) * camera.eye))}" fill="${sheet.glow([0, palette.shadow, 0.5], [0.7, palette.shadow, 0.28], [1, palette.shadow, 0])}"/>`;
}
