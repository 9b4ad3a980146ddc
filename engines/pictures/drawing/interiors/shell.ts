import { type Color, mix } from '../color.ts';
import { drawWall, panel } from '../houses/wall.ts';
import { type Vec, face, put } from '../space/camera.ts';
import { drawBox } from '../space/solid.ts';
import { alpha } from '../svg.ts';
import { floorBoards, floorTiles, tiles } from './floors.ts';
import type { Room } from './room.ts';

export function drawShell(room: Room, cover: { floor?: 'tiles'; tiled?: number; tile?: Color } = {}): string {
  const { style, palette, camera, canvas, walls, wide, deep, high, origin, random } = room;
  const corner = (right: number, y: number, z: number) => put(origin, right, y, z);
  const [l, r] = [-wide / 2, wide / 2];
  const floor = [corner(l, 0, -1), corner(r, 0, -1), corner(r, 0, deep), corner(l, 0, deep)];
  const ceiling = floor.map(([x, , z]): Vec => [x, high, z]);
  let out = `<rect width="1450" height="900" fill="${palette.shaded(style.wall)}"/>`;
  const lid = palette.facing(style.ceiling, [0, -0.2, 0]);
  out += face(camera, ceiling, canvas.down([0, mix(lid, palette.shaded(style.ceiling), 0.6)], [1, lid]));
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
            canvas.across(
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
    canvas.down([0, mix(tone, palette.lit(style.floor), 0.6)], [0.4, tone], [1, mix(tone, '#2a1f1c', 0.22)]),
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
