import { mix } from '../color.ts';
import { type Place, face, project, put } from '../space/camera.ts';
import { type Studio, castShadows, drawBox, boxCorners } from '../space/solid.ts';
import { alpha, ellipse, group, n, path, rect } from '../svg.ts';

export function beachChair(studio: Studio, place: Place, stripe: string): string {
  const { camera, palette } = studio;
  const wicker = '#e8dcc2';
  const p = (u: number, y: number, w: number) => put(place, u, y, w);
  const side = (u: number) => [
    p(u, 0.2, -0.4),
    p(u, 0.75, -0.42),
    p(u, 1.55, -0.15),
    p(u, 1.6, 0.2),
    p(u, 0.9, 0.4),
    p(u, 0.2, 0.35),
  ];
  let stripes = '';
  for (let i = 0; i < 7; i += 1) {
    const [a, b] = [-0.58 + i * 0.166, -0.58 + (i + 1) * 0.166];
    stripes += face(
      camera,
      [p(a, 0.55, 0.1), p(b, 0.55, 0.1), p(b, 1.5, 0.12), p(a, 1.5, 0.12)],
      palette.shaded(i % 2 ? '#fbf7ee' : stripe),
    );
    stripes += face(
      camera,
      [p(a, 0.5, -0.38), p(b, 0.5, -0.38), p(b, 0.56, 0.1), p(a, 0.56, 0.1)],
      palette.facing(i % 2 ? '#fbf7ee' : stripe, [0, 1, 0]),
    );
    stripes += face(
      camera,
      [p(a, 1.55, -0.2), p(b, 1.55, -0.2), p(b, 1.36, -0.46), p(a, 1.36, -0.46)],
      palette.facing(i % 2 ? '#fbf7ee' : stripe, [0, 0.6, -0.8]),
    );
  }
  return (
    castShadows(studio, [boxCorners(place, { right: 0, deep: 0, length: 1.2, depth: 0.8, height: 1.5 })]) +
    face(camera, side(-0.6), palette.facing(wicker, [-1, 0, 0])) +
    stripes +
    drawBox(
      studio,
      place,
      { right: 0, deep: -0.36, length: 1.2, depth: 0.1, foot: 0.1, height: 0.42 },
      wicker,
    ) +
    face(camera, side(0.6), palette.facing(wicker, [1, 0, 0]))
  );
}

export function jetty(studio: Studio, place: Place, length: number, width: number): string {
  const wood = studio.random.pick(['#b79a74', '#a48a6c', '#c4aa84']);
  let out = '';
  for (let d = length; d > 0; d -= 2.4)
    for (const side of [-0.5, 0.5])
      out += drawBox(
        studio,
        place,
        { right: side * width, deep: d, length: 0.18, depth: 0.18, foot: -0.9, height: 1.35 },
        studio.palette.shaded(wood),
      );
  out += drawBox(
    studio,
    place,
    { right: 0, deep: length / 2, length: width, depth: length, foot: 0.28, height: 0.14 },
    wood,
  );
  let joints = '';
  for (let d = 0.5; d < length; d += Math.max(0.3, d * 0.045)) {
    const [a, b] = [
      project(studio.camera, put(place, -width / 2, 0.42, d)),
      project(studio.camera, put(place, width / 2, 0.42, d)),
    ];
    joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  return (
    out +
    `<path d="${joints}" stroke="${studio.palette.shaded(mix(wood, '#2a2420', 0.5))}" stroke-width="1.3" stroke-opacity="0.6"/>`
  );
}

export function lantern({ camera, palette, canvas }: Studio, place: Place): string {
  const foot = put(place, 0, 0, 0);
  const [x, y] = project(camera, foot);
  const s = ((camera.focal / foot[2]) * 3.6) / 362;
  const iron = palette.shaded('#22302f');
  return group(
    rect(-5, -290, 10, 290, iron) +
      rect(-14, -16, 28, 16, iron) +
      `<path d="M-12 -290L-21 -338H21L12 -290Z" fill="${palette.dark ? '#ffe6a8' : palette.sky.horizon}" stroke="${iron}" stroke-width="4"/>` +
      `<path d="M-27 -336L0 -362L27 -336Z" fill="${iron}"/>` +
      (palette.dark
        ? ellipse(0, -318, 190, 190, canvas.glow([0, palette.pane, 0.6], [1, palette.pane, 0]))
        : ''),
    `transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)})"`,
  );
}

export function snowfall({ random }: Studio): string {
  let d = '';
  for (let i = 0; i < 130; i++) {
    const r = random.between(1.1, 4);
    d += `M${n(random.between(0, 1450))} ${n(random.between(0, 900))}a${n(r)} ${n(r)} 0 1 1 0.1 0Z`;
  }
  return path(d, '#ffffff', alpha(0.8));
}
