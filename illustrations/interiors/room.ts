import { type Color, mix, under } from '../color.ts';
import { paletteOf } from '../outdoors.ts';
import { drawView } from '../outdoors.ts';
import type { Palette } from '../palette.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { type Point, type Sheet, alpha, line, n, path, polygon, rect } from '../svg.ts';

type Scheme = { wall: Color; accent: Color; wood: Color; textile: Color; second: Color; floor: Color };

const schemes: readonly Scheme[] = [
  {
    wall: '#f1e6d3',
    accent: '#0f4c4a',
    wood: '#b98a5c',
    textile: '#1f6a66',
    second: '#e9a23b',
    floor: '#c79f70',
  },
  {
    wall: '#e3e4d8',
    accent: '#5f7a6a',
    wood: '#a5774e',
    textile: '#d9a07a',
    second: '#3f6b5f',
    floor: '#b98f66',
  },
  {
    wall: '#f3ddc7',
    accent: '#b5523a',
    wood: '#8f6240',
    textile: '#c8654a',
    second: '#f0cf9a',
    floor: '#a9764e',
  },
  {
    wall: '#d9e1de',
    accent: '#2f5f74',
    wood: '#c9a577',
    textile: '#3f7488',
    second: '#e8b98f',
    floor: '#d2b48a',
  },
  {
    wall: '#efe9df',
    accent: '#8a6a4a',
    wood: '#d2ae80',
    textile: '#b9b09c',
    second: '#c8421b',
    floor: '#dcc39c',
  },
  {
    wall: '#2f4f50',
    accent: '#e9a23b',
    wood: '#a9774c',
    textile: '#d9895f',
    second: '#f3e2c2',
    floor: '#8f6644',
  },
  {
    wall: '#ead3cb',
    accent: '#7a4a56',
    wood: '#b98a66',
    textile: '#8f5566',
    second: '#e7b98a',
    floor: '#c29a74',
  },
  {
    wall: '#f0e4bf',
    accent: '#4f6a45',
    wood: '#96683f',
    textile: '#6f8a55',
    second: '#d9743f',
    floor: '#b5875a',
  },
  {
    wall: '#c9d3c0',
    accent: '#3c4f45',
    wood: '#c79a6a',
    textile: '#f0e4cf',
    second: '#b5653f',
    floor: '#b98a60',
  },
];

const rustic = new Set([
  'chalet',
  'mountainHut',
  'farmhouse',
  'thatchedHouse',
  'cottage',
  'stoneHouse',
  'finca',
  'trullo',
]);
const wooden = new Set(['chalet', 'mountainHut', 'timberHouse']);

/** What all rooms of one home share. */
export type Room = {
  sheet: Sheet;
  random: Random;
  scene: SceneDescription;
  palette: Palette;
  scheme: Scheme;
  /** Foot of the back wall. */
  floorY: number;
  cornerX: number;
  cornerLeft: boolean;
  rustic: boolean;
  lit: (color: Color) => Color;
  shaded: (color: Color) => Color;
};

export function createRoom(sheet: Sheet, random: Random, scene: SceneDescription): Room {
  const palette = paletteOf(scene);
  const home = seededRandom(scene.seed, 'interior');
  const scheme = home.pick(schemes);
  const wall =
    wooden.has(scene.kind) && home.chance(0.6)
      ? mix(scheme.wood, '#f3e2c2', 0.25)
      : mix(scheme.wall, home.pick(['#ffffff', '#e9a23b', '#0f4c4a', '#c8421b']), home.between(0, 0.08));
  const light = palette.dark ? '#f6d2a0' : palette.hour === 'golden' ? '#ffedd0' : '#fffaf1';
  const shade = palette.dark ? '#8d7472' : '#b3aab0';
  return {
    sheet,
    random,
    scene,
    palette,
    scheme: {
      ...scheme,
      wall,
      floor: mix(scheme.floor, home.pick(['#6b4a33', '#e9dcc4', '#a9774c']), home.between(0, 0.4)),
    },
    floorY: random.between(630, 665),
    cornerX: random.between(110, 210),
    cornerLeft: random.chance(0.5),
    rustic: rustic.has(scene.kind),
    lit: (color) => under(color, light),
    shaded: (color) => under(color, shade),
  };
}

/** A window in the back wall with the home's landscape in it. */
export function viewWindow(room: Room, x: number, y: number, w: number, h: number, curtains = true): string {
  const { lit, shaded, scheme, random, palette, scene } = room;
  const view = drawView(
    room.sheet,
    seededRandom(scene.seed, scene.no, 'window'),
    palette,
    scene.landscape,
    false,
  );
  const frame = room.rustic ? scheme.wood : '#f6f0e4';
  const [px, py] = [random.between(120, 330), random.between(170, 240)];
  let out =
    rect(x - 16, y - 16, w + 32, h + 32, shaded(frame)) + rect(x - 13, y - 16, w + 29, h + 28, lit(frame));
  out += `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${n(px)} ${n(py)} 1000 640" preserveAspectRatio="xMidYMid slice">${view}</svg>`;
  const bars = w > 420 ? 3 : w > 240 ? 2 : 1;
  for (let i = 1; i < bars; i++)
    out +=
      rect(x + (w * i) / bars - 4, y, 8, h, lit(frame)) +
      rect(x + (w * i) / bars + 2, y, 2.5, h, shaded(frame));
  if (room.rustic) out += rect(x, y + h * 0.36, w, 6, lit(frame));
  out +=
    rect(x, y, w, 9, shaded('#4a4a50'), alpha(0.35)) +
    rect(x - 26, y + h + 12, w + 52, 13, lit(frame)) +
    rect(x - 22, y + h + 25, w + 44, 6, shaded(scheme.wall));
  if (curtains) {
    const cloth = mix(scheme.second, '#fbf3e2', random.pick([0.3, 0.75]));
    out += rect(x - 96, y - 44, w + 192, 6, shaded('#3c3a38'));
    for (const side of [-1, 1]) {
      const cx = side < 0 ? x - 88 : x + w + 14;
      out += path(
        `M${n(cx)} ${n(y - 40)}H${n(cx + 74)}Q${n(cx + 62)} ${n(y + h * 0.5)} ${n(cx + 76)} ${n(y + h + 62)}H${n(cx - 4)}Q${n(cx + 6)} ${n(y + h * 0.4)} ${n(cx)} ${n(y - 40)}Z`,
        lit(cloth),
      );
      for (let i = 1; i < 4; i++)
        out += line(
          [
            [cx + i * 18, y - 38],
            [cx + i * 18 + 2, y + h + 60],
          ],
          shaded(cloth),
          5,
          'stroke-opacity="0.55"',
        );
    }
  }
  return out;
}

/** Walls, floor and the light that falls in; `tiles` for kitchens and baths. */
export function roomShell(room: Room, tiles: boolean): string {
  const { sheet, lit, shaded, scheme, floorY, cornerX, cornerLeft, random, palette } = room;
  const at = (x: number) => (cornerLeft ? x : 1450 - x);
  const wallTone = lit(scheme.wall);
  let out = rect(
    0,
    0,
    1450,
    900,
    sheet.down([0, mix(wallTone, shaded(scheme.wall), 0.35)], [0.4, wallTone], [1, wallTone]),
  );
  if (wooden.has(room.scene.kind))
    for (let y = 40; y < floorY; y += 44) out += rect(0, y, 1450, 2, shaded(scheme.wood), alpha(0.45));
  out +=
    rect(0, floorY - 22, 1450, 22, lit(mix(scheme.wall, '#ffffff', 0.5))) +
    rect(0, floorY - 3, 1450, 4, shaded(scheme.wall));
  const ground = tiles ? mix(scheme.floor, '#efe6d6', 0.62) : scheme.floor;
  out += rect(
    0,
    floorY,
    1450,
    900 - floorY,
    sheet.down([0, shaded(ground)], [0.25, mix(lit(ground), shaded(ground), 0.3)], [1, lit(ground)]),
  );
  for (let i = -16; i <= 16; i++)
    out += line(
      [
        [725 + i * 74, floorY],
        [725 + i * 168, 905],
      ],
      shaded(mix(ground, '#3a2a20', 0.3)),
      2,
      'stroke-opacity="0.5"',
    );
  for (let i = 1; i < (tiles ? 6 : 4); i++) {
    const y = floorY + (900 - floorY) * (i / (tiles ? 6 : 4)) ** 1.5;
    if (tiles) out += rect(0, y, 1450, 2, shaded(ground), alpha(0.6));
    else
      for (let k = 0; k < 6; k++)
        out += rect(
          random.between(0, 1400),
          y,
          random.between(30, 90),
          2,
          shaded(mix(ground, '#3a2a20', 0.3)),
          alpha(0.5),
        );
  }
  const corner: Point[] = [
    [at(0), 0],
    [at(cornerX), 0],
    [at(cornerX), floorY],
    [at(0), floorY + cornerX * 0.62],
  ];
  out += polygon(corner, cornerLeft ? shaded(scheme.wall) : mix(shaded(scheme.wall), wallTone, 0.25));
  if (room.rustic) {
    const beam = mix(scheme.wood, '#4a3022', 0.4);
    out += rect(0, 0, 1450, 34, lit(beam)) + rect(0, 26, 1450, 12, shaded(beam));
    for (let i = 0; i < 6; i++)
      out +=
        polygon(
          [
            [90 + i * 262, 0],
            [140 + i * 262, 0],
            [132 + i * 262, 62],
            [98 + i * 262, 62],
          ],
          shaded(beam),
        ) + rect(100 + i * 262, 52, 31, 10, lit(beam));
  } else out += rect(0, 0, 1450, 16, lit(mix(scheme.wall, '#ffffff', 0.55)));
  return palette.dark
    ? out + rect(0, 0, 1450, 900, sheet.glow([0, '#ffdf9f', 0.2], [1, '#2a2440', 0.24]))
    : out;
}

/** Sun on the floor and wall, as the window cuts it. */
export function sunPatch(room: Room, x: number, w: number): string {
  const { palette, floorY, random } = room;
  if (palette.dark) return '';
  const lean = random.pick([-1, 1]) * random.between(120, 260);
  let out = '';
  for (const [a, b] of [
    [0, 0.47],
    [0.53, 1],
  ] as const)
    out += polygon(
      [
        [x + w * a + lean * 0.3, floorY + 28],
        [x + w * b + lean * 0.3, floorY + 28],
        [x + w * b * 1.2 + lean, 900],
        [x + w * a * 1.2 - 30 + lean, 900],
      ],
      mix(palette.sun, '#ffe9b8', 0.5),
      alpha(palette.hour === 'golden' ? 0.4 : 0.3),
    );
  return out;
}
