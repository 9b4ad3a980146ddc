import { type Color, mix } from '../color.ts';
import { type Wall, onWall, panel } from '../houses/wall.ts';
import { type Vec, face, projectAll, put } from '../space/camera.ts';
import { alpha, path, formatPath } from '../svg.ts';
import { type Room } from './room.ts';

export function floorBoards(room: Room, tone: Color): string {
  const { camera, origin, wide, deep, random } = room;
  const at = (right: number, z: number) => put(origin, right, 0, z);
  let joints = '';
  let [dark, light] = ['', ''];
  const step = 0.24;
  for (let right = -wide / 2; right < wide / 2; right += step) {
    const ends = projectAll(camera, [at(right, 0.2), at(right, deep), at(right + 0.012, deep)]);
    if (ends.length > 1) joints += formatPath(ends.slice(0, 2));
    for (let k = 0; k < 2; k++) {
      const z = random.between(0.2, deep - 0.8);
      const quad = projectAll(camera, [
        at(right, z),
        at(right + step, z),
        at(right + step, z + random.between(0.9, 2.4)),
        at(right, z + random.between(0.9, 2.4)),
      ]);
      if (quad.length < 3) continue;
      if (random.chance(0.5)) dark += `${formatPath(quad)}Z`;
      else light += `${formatPath(quad)}Z`;
    }
  }
  return (
    path(dark, mix(tone, '#2a1a14', 0.3), alpha(0.3)) +
    path(light, mix(tone, '#fff0d8', 0.4), alpha(0.28)) +
    `<path d="${joints}" stroke="${mix(tone, '#2a1a14', 0.5)}" stroke-width="1.2" stroke-opacity="0.5" fill="none"/>`
  );
}

export function floorTiles(room: Room, tone: Color): string {
  const { camera, origin, wide, deep, random } = room;
  const size = random.pick([0.42, 0.5, 0.6]);
  let joints = '';
  let [dark, light] = ['', ''];
  const line = (a: Vec, b: Vec) => {
    const ends = projectAll(camera, [a, b, [b[0] + 0.01, b[1], b[2] + 0.01]]);
    if (ends.length > 1) joints += formatPath(ends.slice(0, 2));
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
      if (i % 2) dark += `${formatPath(quad)}Z`;
      else light += `${formatPath(quad)}Z`;
    }
  }
  return (
    path(dark, mix(tone, '#3a2a24', 0.3), alpha(0.24)) +
    path(light, mix(tone, '#ffffff', 0.4), alpha(0.24)) +
    `<path d="${joints}" stroke="${mix(tone, '#fff6ea', 0.55)}" stroke-width="1.4" stroke-opacity="0.5" fill="none"/>`
  );
}

export function tiles(room: Room, wall: Wall, height: number, color: Color, from = 0): string {
  const { palette, camera, random } = room;
  const tone = palette.facing(color, wall.normal);
  let d = '';
  const add = (a: readonly [number, number], b: readonly [number, number]) =>
    (d += formatPath(onWall(room, wall, [a, b])));
  for (let s = 0; s < wall.length; s += 0.3) add([s, from], [s, from + height]);
  for (let t = from; t < from + height; t += 0.15) add([0, t], [wall.length, t]);
  let some = '';
  for (let i = 0; i < wall.length * height * 5; i++) {
    const [s, t] = [
      Math.floor(random.between(0, wall.length) / 0.3) * 0.3,
      from + Math.floor(random.between(0, height) / 0.15) * 0.15,
    ];
    some += `${formatPath(
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
