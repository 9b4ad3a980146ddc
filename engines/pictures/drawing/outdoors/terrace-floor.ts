import { mix } from '../color.ts';
import { drawPlant } from '../landscape/plants.ts';
import { type Place, type Vec, face, project, projectAll, put } from '../space/camera.ts';
import { type Studio, boxCorners, castShadows, drawBox, drum } from '../space/solid.ts';
import { alpha, ellipse, n, path, formatPath } from '../svg.ts';

export function floor(studio: Studio, origin: Place, reach: number, color: string, tiled: boolean): string {
  const { camera, palette, canvas, random } = studio;
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
    canvas.down([0, tone], [1, mix(tone, palette.shaded(color), 0.5)]),
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
    if (random.chance(0.5)) dark += `${formatPath(some)}Z`;
    else light += `${formatPath(some)}Z`;
  }
  if (tiled)
    for (let z = reach; z > 0.6; z -= step) {
      const ends = quad(-9, 9, z, z + 0.01);
      if (ends.length > 1) joints += formatPath(ends.slice(0, 2));
    }
  return (
    out +
    path(dark, mix(tone, '#3a2a20', 0.3), alpha(0.26)) +
    path(light, mix(tone, '#fff6e2', 0.5), alpha(0.26)) +
    `<path d="${joints}" stroke="${mix(tone, '#3a2a20', 0.4)}" stroke-width="1.3" stroke-opacity="0.5" fill="none"/>`
  );
}

/** Draws what keeps people from falling: a wall, balusters or glass. */
export function parapet(studio: Studio, origin: Place, deep: number, south: boolean, wood: string): string {
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

export function potPlant(studio: Studio, place: Place): string {
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
      // As much snow as lies on a pot.
      palette.snow ? size * 0.42 : size,
    )
  );
}

/** Posts and beams overhead with vines, or a string of lamps when it is dark. */
export function pergola(
  studio: Studio,
  at: (right: number, deep: number, yaw?: number) => Place,
  reach: number,
  hand: number,
  wood: string,
): string {
  const { camera, palette, random, canvas } = studio;
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
        ellipse(x, y, 34, 34, canvas.glow([0, '#ffe2a0', 0.7], [1, '#ffcf7d', 0])) +
        ellipse(x, y, 6, 6, '#fff4cf');
    }
  return out;
}
