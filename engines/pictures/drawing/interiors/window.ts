import { mix } from '../color.ts';
import { type Wall, onWall, panel } from '../houses/wall.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawGround } from '../landscape/ground.ts';
import { findLandscape } from '../landscape/landscapes.ts';
import { createStage } from '../landscape/stage.ts';
import { seededRandom } from '../../../../domain/seeded-random.ts';
import { type Camera, type Vec, face, project, projectAll, put } from '../space/camera.ts';
import { type Point, alpha, group, n, path, formatPath } from '../svg.ts';
import { type Room } from './room.ts';

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
  const { palette, camera, style, day, canvas, random } = room;
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
  const clip = canvas.clip(`<path d="${formatPath(inner)}Z"/>`);
  let out = `<path d="${formatPath(outer)}Z" fill="${frame}"/>`;
  out += group(outsideView(room, inner), `clip-path="${clip}"`);
  out += group(
    face(camera, panel(wall, s, t, w, h), day.dark ? '#3a3a60' : '#fff8e4', alpha(day.dark ? 0.1 : 0.14)),
    `clip-path="${clip}"`,
  );
  let bars = '';
  const bar = (a: number, b: number, x: number, y: number) =>
    (bars += `${formatPath(
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

/** Draws the region in the light of the hour, fitted to the panes. */
function outsideView(room: Room, panes: readonly Point[]): string {
  const { scene, canvas, day } = room;
  const xs = panes.map(([x]) => x);
  const ys = panes.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const landscape = findLandscape(scene.landscape);
  const random = seededRandom(scene.seed, scene.no, scene.scene, 'window');
  const camera: Camera = { focal: 1500, eye: 5, centre: 725, horizon: 470 };
  const stage = createStage({ canvas, random, palette: day, camera }, random.chance(0.5));
  const edge = landscape.ground === 'paving' ? 690 : 640;
  const view =
    drawBackdrop(stage, landscape, edge).markup + drawGround(stage, { ...landscape, plants: [] }, edge);
  const scale = Math.max(w / 1050, h / 720);
  const at = [x + w / 2 - 725 * scale, y + h / 2 - (470 + 20) * scale] as const;
  return group(view, `transform="translate(${n(at[0])} ${n(at[1])}) scale(${scale.toFixed(3)})"`);
}

/** Sunlight through an opening on the floor; at night lamps replace it. */
export function sunPatch(room: Room, wall: Wall, { s, t, w, h, across }: Opening): string {
  const { day, palette, camera, origin, wide, deep, canvas } = room;
  if (day.dark) return '';
  const [lx, ly, lz] = palette.light;
  const floor = projectAll(camera, [
    put(origin, -wide / 2, 0, -1),
    put(origin, wide / 2, 0, -1),
    put(origin, wide / 2, 0, deep),
    put(origin, -wide / 2, 0, deep),
  ]);
  const clip = canvas.clip(`<path d="${formatPath(floor)}Z"/>`);
  const fallen = ([x, y, z]: Vec): Vec => [x - (lx * y) / ly, 0.005, z - (lz * y) / ly];
  let out = '';
  for (let i = 0; i < across; i++) {
    const a = s + (w * i) / across + 0.05;
    const pane = w / across - 0.1;
    out += face(
      camera,
      panel(wall, a, t, pane, h).map(fallen),
      day.hour === 'golden' ? '#ffd28a' : '#fff3cf',
      alpha(day.hour === 'noon' ? 0.5 : 0.55),
    );
  }
  // Daylight spreads from the panes over wall and floor.
  const [x, y] = project(camera, wall.at(s + w / 2, t + h / 2));
  const scale = camera.focal / Math.max(1, wall.at(s + w / 2, t, 0)[2]);
  const spread = (w + 2.2) * scale;
  const warm = day.hour === 'golden' ? '#ffdca0' : '#fffbee';
  const glow = `<ellipse cx="${n(x)}" cy="${n(y + spread * 0.12)}" rx="${n(spread)}" ry="${n(spread * 0.72)}" fill="${canvas.glow([0, warm, 0.5], [0.5, warm, 0.2], [1, warm, 0])}"/>`;
  return glow + group(out, `clip-path="${clip}"`);
}
