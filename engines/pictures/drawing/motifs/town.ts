import { type Item, inOrder } from '../space/depth-order.ts';
import { mix } from '../color.ts';
import { drawHouse, planHouse } from '../houses/draw-house.ts';
import { drawMist } from '../landscape/sky.ts';
import { lantern } from '../outdoors/beach-and-street.ts';
import { type Place, face, project } from '../space/camera.ts';
import { drawBox } from '../space/solid.ts';
import { alpha, n } from '../svg.ts';
import type { Motif } from './motif.ts';
import { tree } from './pieces.ts';
import { bicycle, rowingBoat } from './wayside.ts';

/** Gabled houses on both quays of a canal, a bridge where the lines meet, boats and bicycles. */
export const canal: Motif = {
  water: false,
  open: true,
  horizon: [425, 450],
  eye: [4.2, 5.2],
  draw: ({ stage }) => {
    const { camera, palette, random, canvas } = stage;
    const half = random.between(5.2, 6.4);
    const [left, right] = [-half - 9, half + 8];
    const stone = palette.snow ? '#eef1f4' : random.pick(['#b3927a', '#a88c7c', '#bda68c']);
    const lit = palette.facing(stone, [0, 1, 0]);
    let out = face(
      camera,
      [
        [-90, 0, 9],
        [90, 0, 9],
        [90, 0, 140],
        [-90, 0, 140],
      ],
      canvas.down([0, palette.far(lit, 0.25)], [1, lit]),
    );
    let joints = '';
    for (let z = 10; z < 70; z *= 1.07) {
      const [a, b] = [project(camera, [-40, 0, z]), project(camera, [40, 0, z])];
      joints += `M${n(a[0])} ${n(a[1])}H${n(b[0])}`;
    }
    out += `<path d="${joints}" stroke="${palette.shaded(mix(stone, '#3a3030', 0.4))}" stroke-opacity="0.3" stroke-width="1.4"/>`;
    const deep = palette.dark ? mix('#2a5560', palette.sky.top, 0.35) : palette.lit('#4c868c');
    out += face(
      camera,
      [
        [-half, 0, 6],
        [half, 0, 6],
        [half, 0, 130],
        [-half, 0, 130],
      ],
      palette.shaded(mix(stone, '#4a3c38', 0.5)),
    );
    out += face(
      camera,
      [
        [-half, -1, 6],
        [half, -1, 6],
        [half - 0.2, -1, 130],
        [-half + 0.2, -1, 130],
      ],
      canvas.down([0, mix(deep, palette.sky.horizon, 0.6)], [0.4, deep], [1, mix(deep, '#123038', 0.45)]),
    );
    let [glints, dark] = ['', ''];
    for (let i = 0; i < 110; i++) {
      const z = 9 * (90 / 9) ** random.next();
      const x = random.between(-half * 0.92, half * 0.8);
      const [sx, sy] = project(camera, [x, -1, z]);
      const w = (random.between(0.5, 1.8) * camera.focal) / z;
      const mark = `M${n(sx)} ${n(sy)}q${n(w / 2)} ${n(-w * 0.05)} ${n(w)} 0q${n(-w / 2)} ${n(w * 0.05)} ${n(-w)} 0Z`;
      if (i % 2) glints += mark;
      else dark += mark;
    }
    out += `<path d="${glints}" fill="${mix(palette.sky.horizon, palette.sun, 0.4)}" ${alpha(0.4)}/><path d="${dark}" fill="${mix(deep, '#0f2f38', 0.5)}" ${alpha(0.4)}/>`;
    for (const side of [-1, 1] as const) {
      const place: Place = { x: (side < 0 ? left : right) + side * 5, z: 52, yaw: (-side * Math.PI) / 2 };
      out += drawHouse(stage, place, planHouse('cityFlat', 'canal', random));
    }
    const cross: Place = { x: 0, z: 128, yaw: 0 };
    const end = drawHouse(stage, cross, planHouse('cityFlat', 'canal', random));
    out = end + drawMist(stage, camera.horizon + 20, 140, 0.3) + out;
    const items: Item[] = [{ z: 60, markup: bridge() }];
    function bridge(): string {
      const [z, rise] = [60, 2.6];
      const brick = '#9a5f4a';
      const arch: [number, number, number][] = [];
      for (let i = 0; i <= 14; i++) {
        const t = -1 + i / 7;
        arch.push([t * (half - 0.4), -1 + rise * Math.sqrt(Math.max(0, 1 - t * t)), z]);
      }
      let d = '';
      for (let i = 0; i <= 14; i++) {
        const t = -1 + i / 7;
        const [x, y] = project(camera, [t * (half + 1), 1.2 + 1.3 * (1 - t * t), z]);
        d += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
      }
      const top = Array.from({ length: 15 }, (_, i): [number, number, number] => {
        const t = 1 - i / 7;
        return [t * (half + 1), 0.5 + 1.3 * (1 - t * t), z];
      });
      return (
        face(
          camera,
          [[-half - 1, -1, z], ...arch, [half + 1, -1, z], ...top],
          palette.far(palette.facing(brick, [0, 0.2, -1]), 0.16),
        ) + `<path d="${d}" fill="none" stroke="${palette.far('#f3e6cc', 0.1)}" stroke-width="3.4"/>`
      );
    }
    const land = () => 0;
    for (let z = 16, i = 0; z < 92; z += 8.5, i++)
      for (const side of [-1, 1] as const) {
        const x = side * (half + 1.6);
        items.push(
          (i + (side > 0 ? 1 : 0)) % 2
            ? tree(stage, land, 'broadleaf', x, z + 3, random.between(0.62, 0.82))
            : { z, markup: lantern(stage, { x, z, yaw: 0 }) },
        );
        items.push({
          z: z - 1,
          markup: drawBox(
            stage,
            { x: side * (half + 0.35), z: z - 1, yaw: 0 },
            { right: 0, deep: 0, length: 0.22, depth: 0.22, height: 0.8 },
            '#2f3a3c',
          ),
        });
      }
    for (const z of [17, 24, 33]) items.push(bicycle(stage, land, half + random.between(1.4, 2), z));
    for (const [x, z] of [
      [half - 1.7, 19],
      [half - 1.8, 30],
      [-half + 1.8, 36],
      [half - 1.8, 44],
    ] as const)
      items.push(
        rowingBoat(
          stage,
          x,
          z,
          random.between(3, 3.6),
          random.pick(['#c8421b', '#1f6f6a', '#fbf7f0', '#2f4a6a']),
        ),
      );
    return out + inOrder(items);
  },
};
