import { type Item } from '../space/depth-order.ts';
import { mix } from '../color.ts';
import { type Place, beside, project, put } from '../space/camera.ts';
import { type Studio, boxCorners, castShadows, disc, drawBox, drum } from '../space/solid.ts';
import { ellipse } from '../svg.ts';
import { cushion, fruits, lantern, onTheTable } from './terrace-comforts.ts';

export function dining(studio: Studio, place: Place, wood: string, cloth: string): string {
  const { palette, random, camera, canvas } = studio;
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
  out += fruits(studio, [bx, by], s, [-0.07, 0.01, 0.08], [0.05, 0.048]);
  if (palette.dark)
    out +=
      drum(studio, here(-0.26, 0), 0.77, 0.92, 0.05, 0.05, '#fff0c0') +
      ellipse(
        bx - s * 0.4,
        by - s * 0.06,
        s * 1.1,
        s * 0.8,
        canvas.glow([0, '#ffdf9a', 0.55], [1, '#ffcf7d', 0]),
      );
  for (const u of [-0.62, 0.62]) out += chair(u, -0.78, Math.PI);
  return out;
}

export function lounge(
  studio: Studio,
  at: (right: number, deep: number, yaw?: number) => Place,
  hand: number,
  wood: string,
  cloth: string,
): Item[] {
  const { palette, random } = studio;
  const second = random.pick(
    ['#e9a23b', '#d8735a', '#8fb0a0', '#f0d9a8', '#b9788a'].filter((one) => one !== cloth),
  );
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
          '#efe5d2',
          10,
        );
    }
    // Cushions lean against the back, two at one end and one at the other.
    for (const [u, w, size, color] of [
      [-length / 2 + 0.32, 0.16, 0.4, cloth],
      [-length / 2 + 0.6, 0.08, 0.33, second],
      [length / 2 - 0.3, 0.16, 0.38, random.pick([cloth, second])],
    ] as const)
      out += cushion(studio, beside(place, u, w), size, color);
    // A throw over the seat.
    const at = beside(place, length * random.between(0.05, 0.18), -0.06);
    return (
      out +
      drawBox(
        studio,
        at,
        { right: 0, deep: 0, length: 0.44, depth: 0.74, foot: 0.44, height: 0.02 },
        second,
        3,
      ) +
      drawBox(
        studio,
        at,
        { right: 0, deep: -0.37, length: 0.44, depth: 0.02, foot: 0.16, height: 0.3 },
        second,
        3,
      )
    );
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
        onTheTable(studio, table),
    },
    {
      z: table.z - 0.6,
      markup: palette.dark ? lantern(studio, beside(table, hand * 1.15, -0.35)) : '',
    },
  ];
}
