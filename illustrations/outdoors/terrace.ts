import { mix } from '../color.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawGround } from '../landscape/ground.ts';
import { landscapeOf } from '../landscape/landscapes.ts';
import { drawPlant } from '../landscape/plants.ts';
import { stageOf } from '../landscape/stage.ts';
import type { SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { type Camera, type Place, type Vec, face, project, projectAll, put } from '../space/camera.ts';
import { type Studio, boxCorners, castShadows, disc, drawBox, drum } from '../space/solid.ts';
import { type Sheet, alpha, ellipse, n, path, pathOf } from '../svg.ts';
import { drawTree } from '../trees.ts';
import { drawDog, drawPool, lounger, parasol, snowfall } from './furniture.ts';
import { paletteOf } from './outside.ts';

const southern = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'vineyards',
  'apulia',
  'volcanic',
  'southernLake',
  'tropics',
]);

type Item = { z: number; markup: string };

/** The terrace or the pool before the region's land: floor running away, a roof of beams, things to sit on. */
export function drawTerrace(
  sheet: Sheet,
  random: Random,
  scene: SceneDescription,
  withPool: boolean,
): string {
  const palette = paletteOf(scene);
  const home = seededRandom(scene.seed, 'terrace');
  const landscape = landscapeOf(scene.landscape);
  const left = random.chance(0.5);
  const hand = left ? -1 : 1;
  const camera: Camera = {
    focal: 1000,
    eye: random.between(1.55, 1.9),
    centre: 725 + random.between(-160, 160),
    horizon: random.between(372, 430),
  };
  const studio: Studio = { sheet, random, palette, camera };
  const south = southern.has(scene.landscape);
  const pool = withPool && !palette.snow;
  const reach = pool ? 13 : random.between(6.2, 7.4);
  const edge = project(camera, [0, 0, reach])[1];
  // The land below the terrace is seen from higher up: its own camera, the same horizon.
  const stage = stageOf({ ...studio, camera: { ...camera, focal: 1500, eye: 6 } }, left);
  const far = camera.horizon + random.between(60, 90);
  let out =
    drawBackdrop(stage, landscape, Math.min(edge - 4, far)).markup +
    drawGround(stage, landscape, Math.min(edge - 4, far));
  for (let i = 0, count = landscape.trees.length ? random.int(3, 6) : 0; i < count; i++) {
    const away = random.chance(0.7);
    out += drawTree(random.pick(landscape.trees), random, palette, {
      x: away ? (left ? random.between(900, 1500) : random.between(-50, 550)) : random.between(0, 1450),
      y: edge + random.between(-14, 10),
      height: random.between(150, 330),
      distance: random.between(0.06, 0.2),
      sun: palette.side,
    });
  }
  const origin: Place = { x: 0, z: 0, yaw: random.between(-0.16, 0.16) };
  const floorColor = palette.snow
    ? '#e9edf0'
    : south
      ? home.pick(['#dcae88', '#e6d2b0', '#d8c4a0', '#c9906a'])
      : home.pick(['#c9a57c', '#b9936a', '#a98a6c', '#d0bfa4', '#b8b0a4']);
  out += floor(studio, origin, reach, floorColor, south || floorColor === '#b8b0a4');
  const items: Item[] = [];
  const at = (right: number, deep: number, yaw = 0): Place => {
    const [x, , z] = put(origin, right, 0, deep);
    return { x, z, yaw: origin.yaw + yaw };
  };
  const wood = south
    ? home.pick(['#8f6a4a', '#a9825c', '#f4ecdc'])
    : home.pick(['#8f6a4a', '#6f5a4a', '#5a5c5c', '#f4ecdc', '#b08a62']);
  if (!pool) items.push({ z: reach, markup: parapet(studio, origin, reach - 0.1, south, wood) });
  else {
    for (let i = -6; i <= 6; i++) {
      const [x, y] = project(camera, put(origin, i * 1.4 + random.between(-0.4, 0.4), 0, reach));
      out += drawPlant(
        random.pick(['bush', 'lavender', 'flowers', 'agave']),
        random,
        palette,
        x,
        y + 4,
        random.between(46, 92),
      );
    }
  }
  const cloth = random.pick(['#d8573a', '#0f7a7a', '#e9a23b', '#fbf3e2', '#7fb3b0', '#41697a']);
  if (pool) {
    const place = at(-hand * 0.8, 7.2, hand * random.between(0.05, 0.3));
    out += drawPool(studio, place, random.between(5, 6.4), random.between(6, 7.4));
    for (let i = 0; i < 2; i++)
      items.push({
        z: 5.2 + i * 1.5,
        markup: lounger(studio, at(hand * 3.6, 5.2 + i * 1.6, hand > 0 ? 0.3 : Math.PI - 0.3), cloth),
      });
    items.push({ z: 6, markup: parasol(studio, at(hand * 4.1, 6.2), 1.5, cloth) });
  } else if (random.chance(0.5)) {
    items.push({
      z: 3.9,
      markup: dining(
        studio,
        at(hand * 0.2, 3.9, random.between(-0.15, 0.15)),
        wood === '#f4ecdc' ? '#c9a57c' : wood,
        cloth,
      ),
    });
    if (random.chance(0.4)) items.push({ z: 4.2, markup: parasol(studio, at(hand * 0.2, 4.3), 1.5, cloth) });
  } else items.push(...lounge(studio, at, hand, wood === '#f4ecdc' ? '#c9a57c' : wood, cloth));
  for (let i = 0; i < 4; i++) {
    const place = at(i < 3 ? -hand * (2.4 + i * 0.62) : hand * 3.4, reach - 0.7 - i * 0.5);
    items.push({ z: place.z, markup: potPlant(studio, place) });
  }
  if (scene.features.dog) items.push({ z: 3, markup: drawDog(studio, at(-hand * 1.5, 3.4)) });
  const near = items
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
  const roof = home.chance(pool ? 0.35 : 0.75) ? pergola(studio, at, reach, hand, wood) : '';
  return out + near + roof + (palette.snow && random.chance(0.4) ? snowfall(studio) : '');
}

function floor(studio: Studio, origin: Place, reach: number, color: string, tiled: boolean): string {
  const { camera, palette, sheet, random } = studio;
  const tone = palette.facing(color, [0, 1, 0]);
  const quad = (a: number, b: number, c: number, d: number) =>
    projectAll(camera, [
      put(origin, a, 0, c),
      put(origin, b, 0, c),
      put(origin, b, 0, d),
      put(origin, a, 0, d),
    ]);
  let out = face(
    camera,
    [
      put(origin, -14, 0, 0.4),
      put(origin, 14, 0, 0.4),
      put(origin, 14, 0, reach),
      put(origin, -14, 0, reach),
    ],
    sheet.down([0, tone], [1, mix(tone, palette.shaded(color), 0.5)]),
  );
  out += face(
    camera,
    [
      put(origin, -14, 0, reach),
      put(origin, 14, 0, reach),
      put(origin, 14, -0.3, reach),
      put(origin, -14, -0.3, reach),
    ],
    palette.shaded(color),
  );
  let [joints, dark, light] = ['', '', ''];
  const step = tiled ? 0.6 : 0.16;
  for (let u = -7; u < 7; u += step) {
    const ends = quad(u, u + 0.01, 0.5, reach);
    if (ends.length > 3) joints += `M${n(ends[0]![0])} ${n(ends[0]![1])}L${n(ends[3]![0])} ${n(ends[3]![1])}`;
    const z = random.between(0.6, reach - 1);
    const some = quad(u, u + step, z, z + (tiled ? step : random.between(1, 3)));
    if (random.chance(0.5)) dark += `${pathOf(some)}Z`;
    else light += `${pathOf(some)}Z`;
  }
  if (tiled)
    for (let z = reach; z > 0.6; z -= step) {
      const ends = quad(-9, 9, z, z + 0.01);
      if (ends.length > 1) joints += pathOf(ends.slice(0, 2));
    }
  return (
    out +
    path(dark, mix(tone, '#3a2a20', 0.3), alpha(0.26)) +
    path(light, mix(tone, '#fff6e2', 0.5), alpha(0.26)) +
    `<path d="${joints}" stroke="${mix(tone, '#3a2a20', 0.4)}" stroke-width="1.3" stroke-opacity="0.5" fill="none"/>`
  );
}

/** What keeps one from falling: a wall, balusters or glass. */
function parapet(studio: Studio, origin: Place, deep: number, south: boolean, wood: string): string {
  const { random, camera, palette } = studio;
  if (south || random.chance(0.3)) {
    const wall = random.pick(['#fbf4e4', '#e6d2b0', '#f4e0c0', '#d8c4a4']);
    return (
      drawBox(studio, origin, { right: 0, deep, length: 26, depth: 0.34, foot: 0, height: 0.72 }, wall) +
      drawBox(
        studio,
        origin,
        { right: 0, deep, length: 26, depth: 0.46, foot: 0.72, height: 0.08 },
        random.pick(['#c98a66', '#e0cdb0', '#b9a890']),
      )
    );
  }
  let out = '';
  const pane = random.chance(0.35);
  for (let u = -9; u <= 9; u += 1.8) {
    out += drawBox(studio, origin, { right: u, deep, length: 0.08, depth: 0.08, foot: 0, height: 1 }, wood);
    if (pane)
      out += face(
        camera,
        [
          put(origin, u + 0.08, 0.08, deep),
          put(origin, u + 1.72, 0.08, deep),
          put(origin, u + 1.72, 0.92, deep),
          put(origin, u + 0.08, 0.92, deep),
        ],
        '#e6f4f4',
        alpha(0.24),
      );
    else
      for (let k = 1; k < 12; k++)
        out += face(
          camera,
          [
            put(origin, u + k * 0.15, 0.1, deep),
            put(origin, u + k * 0.15 + 0.035, 0.1, deep),
            put(origin, u + k * 0.15 + 0.035, 0.94, deep),
            put(origin, u + k * 0.15, 0.94, deep),
          ],
          palette.facing(wood, [0, 0, -1]),
        );
  }
  return (
    out +
    drawBox(
      studio,
      origin,
      { right: 0, deep, length: 22, depth: 0.12, foot: 0.94, height: 0.07 },
      palette.snow ? '#fbfcfc' : wood,
    )
  );
}

function dining(studio: Studio, place: Place, wood: string, cloth: string): string {
  const { palette, random, camera, sheet } = studio;
  const here = (right: number, deep: number, yaw = 0): Place => {
    const [x, , z] = put(place, right, 0, deep);
    return { x, z, yaw: place.yaw + yaw };
  };
  const chair = (right: number, deep: number, turn: number) => {
    const at = here(right, deep, turn);
    let out = '';
    for (const u of [-0.2, 0.2])
      for (const w of [0.2, -0.2])
        out += drawBox(
          studio,
          at,
          { right: u, deep: w, length: 0.05, depth: 0.05, foot: 0, height: 0.45 },
          wood,
        );
    out += drawBox(
      studio,
      at,
      { right: 0, deep: 0, length: 0.5, depth: 0.5, foot: 0.42, height: 0.09 },
      cloth,
      4,
    );
    for (const y of [0.66, 0.82])
      out += drawBox(
        studio,
        at,
        { right: 0, deep: 0.22, length: 0.48, depth: 0.05, foot: y, height: 0.1 },
        wood,
      );
    for (const u of [-0.21, 0.21])
      out += drawBox(
        studio,
        at,
        { right: u, deep: 0.22, length: 0.05, depth: 0.05, foot: 0.45, height: 0.48 },
        wood,
      );
    return out;
  };
  const top = { right: 0, deep: 0, length: 2.2, depth: 1, foot: 0.7, height: 0.07 };
  let out = castShadows(studio, [
    boxCorners(place, top),
    ...[-0.6, 0.6].map((u) =>
      boxCorners(here(u, -0.75), { right: 0, deep: 0, length: 0.5, depth: 0.5, foot: 0.2, height: 0.7 }),
    ),
  ]);
  for (const u of [-0.62, 0.62]) out += chair(u, 0.78, 0);
  for (const u of [-0.95, 0.95])
    for (const w of [0.38, -0.38])
      out += drawBox(
        studio,
        place,
        { right: u, deep: w, length: 0.08, depth: 0.08, foot: 0, height: 0.7 },
        wood,
      );
  out += drawBox(studio, place, top, mix(wood, '#fff0d8', 0.14), 3);
  for (const u of [-0.62, 0.62])
    for (const w of [-0.28, 0.28]) {
      out +=
        disc(studio, here(u, w), 0.775, 0.3, 0.3, palette.facing('#fbf7ee', [0, 1, 0])) +
        disc(
          studio,
          here(u, w),
          0.78,
          0.16,
          0.16,
          palette.facing(random.pick(['#e9a23b', '#8fa84c', '#d8735a', '#f0e0c0']), [0, 1, 0]),
        );
      out += drum(studio, here(u + 0.24, w + 0.08), 0.78, 0.93, 0.025, 0.045, '#d5e6e4');
    }
  out +=
    drum(studio, here(0, 0.1), 0.77, 1.02, 0.06, 0.05, '#4f6f50') +
    drum(studio, here(0.16, -0.05), 0.77, 0.86, 0.08, 0.16, '#e8d8bc') +
    drum(studio, here(0.02, 0.1), 1.02, 1.12, 0.022, 0.02, '#4f6f50');
  const [bx, by] = project(camera, put(here(0.16, -0.05), 0, 0.9, 0));
  const s = camera.focal / place.z;
  for (const [dx, color] of [
    [-0.07, '#e0a03a'],
    [0.01, '#d8573a'],
    [0.08, '#8fa84c'],
  ] as const)
    out += ellipse(bx + dx * s, by, s * 0.05, s * 0.048, palette.facing(color, [0, 0.8, -0.4]));
  if (palette.dark)
    out +=
      drum(studio, here(-0.26, 0), 0.77, 0.92, 0.05, 0.05, '#fff0c0') +
      ellipse(
        bx - s * 0.4,
        by - s * 0.06,
        s * 1.1,
        s * 0.8,
        sheet.glow([0, '#ffdf9a', 0.55], [1, '#ffcf7d', 0]),
      );
  for (const u of [-0.62, 0.62]) out += chair(u, -0.78, Math.PI);
  return out;
}

function lounge(
  studio: Studio,
  at: (right: number, deep: number, yaw?: number) => Place,
  hand: number,
  wood: string,
  cloth: string,
): Item[] {
  const { palette, random } = studio;
  const seat = (place: Place, length: number): string => {
    let out = castShadows(studio, [
      boxCorners(place, { right: 0, deep: 0, length, depth: 0.9, height: 0.7 }),
    ]);
    out +=
      drawBox(studio, place, { right: 0, deep: 0, length, depth: 0.86, foot: 0.08, height: 0.22 }, wood) +
      drawBox(studio, place, { right: 0, deep: 0.38, length, depth: 0.1, foot: 0.3, height: 0.42 }, wood);
    const seats = Math.round(length / 0.75);
    for (let i = 0; i < seats; i++) {
      const u = -length / 2 + (length * (i + 0.5)) / seats;
      out +=
        drawBox(
          studio,
          place,
          { right: u, deep: 0, length: length / seats - 0.04, depth: 0.8, foot: 0.3, height: 0.14 },
          '#f4ecdc',
          8,
        ) +
        drawBox(
          studio,
          place,
          { right: u, deep: 0.26, length: length / seats - 0.06, depth: 0.16, foot: 0.44, height: 0.38 },
          i % 2 ? cloth : '#f4ecdc',
          10,
        );
    }
    return out;
  };
  const sofa = at(hand * 0.7, 5);
  const side = at(-hand * 1.5, 4, hand * 1.57);
  const table = at(-hand * 0.1, 3.7);
  return [
    { z: sofa.z, markup: seat(sofa, 2.3) },
    { z: side.z, markup: seat(side, 1.5) },
    {
      z: table.z,
      markup:
        castShadows(studio, [
          boxCorners(table, { right: 0, deep: 0, length: 0.9, depth: 0.7, foot: 0.2, height: 0.2 }),
        ]) +
        drum(studio, table, 0.04, 0.38, 0.3, 0.36, wood) +
        disc(studio, table, 0.385, 0.8, 0.8, palette.facing(mix(wood, '#fff0d8', 0.25), [0, 1, 0])) +
        drum(
          studio,
          { ...table, x: table.x + 0.1 },
          0.385,
          0.52,
          0.05,
          0.06,
          random.pick(['#fff0c0', '#d5e6e4']),
        ),
    },
  ];
}

function potPlant(studio: Studio, place: Place): string {
  const { camera, palette, random } = studio;
  const height = random.between(0.36, 0.55);
  const [x, y] = project(camera, put(place, 0, height, 0));
  const size = (camera.focal / place.z) * random.between(0.5, 0.8);
  const pot =
    castShadows(studio, [boxCorners(place, { right: 0, deep: 0, length: 0.5, depth: 0.5, height: 1 })]) +
    drum(
      studio,
      place,
      0,
      height,
      0.17,
      0.25,
      random.pick(['#c9784e', '#d8c4a0', '#8d9a98', '#b5603f']),
      '#4a3a30',
    );
  return (
    pot +
    drawPlant(
      palette.snow ? 'snow' : random.pick(['lavender', 'flowers', 'bush', 'agave']),
      random,
      palette,
      x,
      y + 4,
      size,
    )
  );
}

/** Posts and beams overhead with vines, or a string of lamps when it is dark. */
function pergola(
  studio: Studio,
  at: (right: number, deep: number, yaw?: number) => Place,
  reach: number,
  hand: number,
  wood: string,
): string {
  const { camera, palette, random, sheet } = studio;
  const top = 2.5;
  const place = at(0, 0);
  let out = '';
  const post = (right: number) =>
    drawBox(
      studio,
      at(right, reach - 0.5),
      { right: 0, deep: 0, length: 0.16, depth: 0.16, foot: 0, height: top },
      wood,
    );
  out += post(hand * 3.1) + post(-hand * 3.1);
  out += drawBox(
    studio,
    place,
    { right: 0, deep: reach - 0.5, length: 8, depth: 0.14, foot: top, height: 0.2 },
    wood,
  );
  for (let u = -4.2; u <= 4.2; u += 0.7)
    out += drawBox(
      studio,
      place,
      { right: u, deep: reach / 2, length: 0.09, depth: reach, foot: top + 0.2, height: 0.16 },
      wood,
    );
  if (palette.season !== 'winter') {
    const [deep, mid, light] = [
      palette.shaded(mix(palette.foliage, '#173030', 0.35)),
      palette.shaded(palette.foliage),
      palette.lit(palette.foliage),
    ];
    const leaves = ['', '', ''];
    const from = hand > 0 ? -4.4 : 0.6;
    for (let i = 0; i < 150; i++) {
      const point: Vec = put(
        place,
        from + random.next() * 3.8,
        top + random.between(-0.4, 0.4) * random.next(),
        reach - 0.4 - random.next() * 3,
      );
      const [x, y] = project(camera, point);
      const r = (camera.focal / Math.max(1, point[2])) * random.between(0.05, 0.1);
      leaves[i % 3] +=
        `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 1.1)} ${n(2 * r)} 0q${n(-r)} ${n(r * 1.1)} ${n(-2 * r)} 0Z`;
    }
    out += path(leaves[0] ?? '', deep) + path(leaves[1] ?? '', mid) + path(leaves[2] ?? '', light);
    if (random.chance(0.4)) {
      let bloom = '';
      for (let i = 0; i < 40; i++) {
        const [x, y] = project(
          camera,
          put(
            place,
            from + random.next() * 3.6,
            top + random.between(-0.4, 0.2),
            reach - 0.4 - random.next() * 2,
          ),
        );
        bloom += `M${n(x - 7)} ${n(y)}a7 6 0 1 1 14 0a7 6 0 1 1 -14 0Z`;
      }
      out += path(bloom, palette.lit(random.pick(['#d0568a', '#b98bd0', '#f0ece0'])), alpha(0.9));
    }
  }
  if (palette.dark)
    for (let i = 0; i <= 12; i++) {
      const [x, y] = project(
        camera,
        put(place, -4 + i * 0.66, top - 0.1 - Math.sin((i / 3) * Math.PI) ** 2 * 0.22, reach - 1),
      );
      out +=
        ellipse(x, y, 34, 34, sheet.glow([0, '#ffe2a0', 0.7], [1, '#ffcf7d', 0])) +
        ellipse(x, y, 6, 6, '#fff4cf');
    }
  return out;
}
