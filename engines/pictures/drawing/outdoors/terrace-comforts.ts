import { mix } from '../color.ts';
import { type Place, beside, face, project, put } from '../space/camera.ts';
import { type Studio, disc, drawBox, drum } from '../space/solid.ts';
import { ellipse, n, path } from '../svg.ts';

/** Orange, apple and pear in a bowl, `at` so many metres beside its middle. */
export function fruits(
  { palette }: Studio,
  [x, y]: readonly [number, number],
  scale: number,
  at: readonly [number, number, number],
  [width, height]: readonly [number, number],
): string {
  let out = '';
  for (const [index, color] of ['#e0a03a', '#d8573a', '#8fa84c'].entries()) {
    const side = palette.facing(color, [0, 0.8, -0.4]);
    out += ellipse(x + at[index]! * scale, y, scale * width, scale * height, side);
  }
  return out;
}

export function cushion(
  { camera, palette, canvas }: Studio,
  place: Place,
  size: number,
  color: string,
): string {
  const foot = 0.45;
  const corner = (u: number, v: number): readonly [number, number] =>
    project(camera, put(place, u * size, foot + v * size, -v * -0.08));
  const [a, b, c, d] = [corner(-0.5, 0), corner(0.5, 0), corner(0.52, 1), corner(-0.48, 1)];
  const bulge = (p: readonly [number, number], q: readonly [number, number], out: number): string => {
    const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const [dx, dy] = [q[1] - p[1], p[0] - q[0]];
    return `Q${n(mx + dx * out)} ${n(my + dy * out)} ${n(q[0])} ${n(q[1])}`;
  };
  const shape = `M${n(a[0])} ${n(a[1])}${bulge(a, b, -0.03)}${bulge(b, c, 0.05)}${bulge(c, d, 0.1)}${bulge(d, a, 0.05)}Z`;
  const [bright, dim] = [palette.facing(color, [0, 0.5, -0.8]), palette.shaded(mix(color, '#2a2030', 0.12))];
  return path(shape, canvas.down([0, bright], [0.55, mix(bright, dim, 0.3)], [1, dim]));
}

export function onTheTable(studio: Studio, table: Place): string {
  const { palette, camera, random, canvas } = studio;
  const tray = beside(table, 0.02, 0);
  const scale = camera.focal / table.z;
  let out = disc(studio, tray, 0.395, 0.56, 0.46, palette.facing('#f2e6d0', [0, 1, 0]));
  for (const [u, w] of [
    [0.14, 0.06],
    [0.19, -0.1],
  ] as const)
    out +=
      drum(studio, beside(tray, u, w), 0.4, 0.47, 0.03, 0.036, random.pick(['#f0b060', '#e88a70'])) +
      drum(studio, beside(tray, u, w), 0.47, 0.53, 0.036, 0.04, '#e2efec');
  if (!palette.dark) {
    const bowl = beside(tray, -0.1, 0.02);
    out += drum(studio, bowl, 0.4, 0.47, 0.06, 0.13, '#d8e0d8');
    const middle = project(camera, put(bowl, 0, 0.5, 0));
    out += fruits(studio, middle, scale, [-0.06, 0, 0.06], [0.05, 0.046]);
    return out;
  }
  const [x, y] = project(camera, put(tray, -0.1, 0.55, 0));
  return (
    out +
    drum(studio, beside(tray, -0.1, 0), 0.4, 0.53, 0.045, 0.05, '#fff0c8') +
    ellipse(
      x,
      y,
      scale * 0.9,
      scale * 0.7,
      canvas.glow([0, '#ffdf9a', 0.6], [0.4, '#ffc878', 0.2], [1, '#ffcf7d', 0]),
    )
  );
}

/** A candle behind glass on the floor, and the light it throws on the boards. */
export function lantern(studio: Studio, place: Place): string {
  const { camera, canvas } = studio;
  const scale = camera.focal / place.z;
  const [x, y] = project(camera, put(place, 0, 0.2, 0));
  const [, foot] = project(camera, put(place, 0, 0, 0));
  return (
    ellipse(
      x,
      foot,
      scale * 0.95,
      scale * 0.3,
      canvas.glow([0, '#ffce86', 0.6], [0.5, '#ffb860', 0.2], [1, '#ffb860', 0]),
    ) +
    drawBox(
      studio,
      place,
      { right: 0, deep: 0, length: 0.24, depth: 0.24, foot: 0, height: 0.04 },
      '#3a3432',
    ) +
    drum(studio, place, 0.04, 0.36, 0.1, 0.1, '#ffe2a4') +
    drawBox(
      studio,
      place,
      { right: 0, deep: 0, length: 0.24, depth: 0.24, foot: 0.36, height: 0.05 },
      '#3a3432',
    ) +
    ellipse(
      x,
      y,
      scale * 0.7,
      scale * 0.7,
      canvas.glow([0, '#fff0c0', 0.75], [0.3, '#ffcf7d', 0.3], [1, '#ffcf7d', 0]),
    )
  );
}

export function outdoorRug(
  studio: Studio,
  place: Place,
  length: number,
  depth: number,
  color: string,
): string {
  const { camera, palette } = studio;
  const band = (from: number, to: number, inset: number, fill: string): string =>
    face(
      camera,
      [
        put(place, -length / 2 + inset, 0.012, from),
        put(place, length / 2 - inset, 0.012, from),
        put(place, length / 2 - inset, 0.012, to),
        put(place, -length / 2 + inset, 0.012, to),
      ],
      fill,
    );
  const ground = palette.facing('#efe3cc', [0, 1, 0]);
  const stripe = palette.facing(mix(color, '#efe3cc', 0.25), [0, 1, 0]);
  let out = band(-depth / 2, depth / 2, 0, ground);
  for (const at of [0.06, 0.14, 0.5, 0.86, 0.94]) {
    const z = -depth / 2 + depth * at;
    const half = at === 0.5 ? depth * 0.1 : depth * 0.02;
    out += band(z - half, z + half, at === 0.5 ? 0.35 : 0.08, stripe);
  }
  return out;
}
