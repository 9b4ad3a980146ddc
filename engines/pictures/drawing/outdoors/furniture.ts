import { mix } from '../color.ts';
import { type Place, face, project, put, projectAll } from '../space/camera.ts';
import type { Palette } from '../palette.ts';
import { type Studio, castShadows, drawBox, boxCorners } from '../space/solid.ts';
import { alpha, ellipse, group, line, n, path, formatPath, polygon, rect } from '../svg.ts';

export function drawPool(studio: Studio, place: Place, length: number, depth: number): string {
  const { camera, palette, canvas, random } = studio;
  const quad = (grow: number, y: number) => [
    put(place, -length / 2 - grow, y, -depth / 2 - grow),
    put(place, length / 2 + grow, y, -depth / 2 - grow),
    put(place, length / 2 + grow, y, depth / 2 + grow),
    put(place, -length / 2 - grow, y, depth / 2 + grow),
  ];
  const stone = palette.facing(random.pick(['#f0e4cc', '#e6dccb', '#d8c8ac']), [0, 1, 0]);
  const bright = palette.dark ? mix('#4fd0cc', palette.sky.top, 0.2) : palette.lit('#5cc8cc');
  const deep = palette.dark ? mix('#1d8f9c', palette.sky.top, 0.35) : palette.lit('#2596a8');
  let out =
    face(camera, quad(0.85, 0), stone) +
    face(camera, quad(0.45, 0), mix(stone, '#ffffff', 0.25)) +
    face(camera, quad(0, 0), palette.shaded('#c9bca2'));
  const water = projectAll(camera, quad(-0.04, -0.12));
  out += polygon(water, canvas.down([0, mix(bright, palette.sky.horizon, 0.5)], [0.4, bright], [1, deep]));
  const clip = canvas.clip(`<path d="${formatPath(water)}Z"/>`);
  let [net, shade] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const [u, w] = [random.between(-0.5, 0.42) * length, random.between(-0.47, 0.47) * depth];
    const [a, b] = [
      project(camera, put(place, u, -0.12, w)),
      project(camera, put(place, u + random.between(0.6, 1.6), -0.12, w + 0.1)),
    ];
    const mark = `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n(a[1] - 5)} ${n(b[0])} ${n(b[1])}`;
    if (i % 2) net += mark;
    else shade += mark;
  }
  const rim = face(
    camera,
    [
      put(place, -length / 2, 0, depth / 2),
      put(place, length / 2, 0, depth / 2),
      put(place, length / 2, -0.22, depth / 2),
      put(place, -length / 2, -0.22, depth / 2),
    ],
    mix(bright, '#0f4c5a', 0.35),
  );
  return (
    out +
    group(
      `${rim}<path d="${shade}" fill="none" stroke="#0f5a6a" stroke-opacity="0.3" stroke-width="3"/><path d="${net}" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="2.4" stroke-linecap="round"/>`,
      `clip-path="${clip}"`,
    )
  );
}

export function lounger(studio: Studio, place: Place, cushion: string): string {
  const wood = '#a98560';
  const seat = { right: 0, deep: 0, length: 1.3, depth: 0.66, foot: 0.28, height: 0.1 };
  const back = [
    put(place, 0.6, 0.38, -0.33),
    put(place, 1.15, 0.86, -0.33),
    put(place, 1.15, 0.86, 0.33),
    put(place, 0.6, 0.38, 0.33),
  ];
  const { camera, palette } = studio;
  return (
    castShadows(studio, [boxCorners(place, { ...seat, length: 2, right: 0.3, foot: 0.2, height: 0.3 })]) +
    [-0.55, 0.55]
      .map((u) =>
        drawBox(studio, place, { right: u, deep: -0.26, length: 0.07, depth: 0.07, height: 0.3 }, wood),
      )
      .join('') +
    drawBox(studio, place, seat, wood) +
    drawBox(studio, place, { ...seat, foot: 0.38, height: 0.1, depth: 0.6 }, cushion) +
    face(camera, back, palette.facing(cushion, [palette.side * 0.6, 0.7, -0.3])) +
    face(
      camera,
      [
        put(place, 0.6, 0.3, -0.34),
        put(place, 1.15, 0.78, -0.34),
        put(place, 1.15, 0.86, -0.34),
        put(place, 0.6, 0.4, -0.34),
      ],
      palette.shaded(cushion),
    )
  );
}

/** In winter the cloth hangs folded along the pole. */
function foldedParasol(palette: Palette, x: number, y: number, scale: number, color: string): string {
  const [tip, hem] = [y - 2.45 * scale, y - 1.15 * scale];
  const half = scale * 0.13;
  return (
    rect(x - scale * 0.03, tip, scale * 0.06, y - tip, palette.lit('#d8bd92')) +
    ellipse(x, y, scale * 0.3, scale * 0.05, palette.shaded('#8a8078')) +
    path(
      `M${n(x)} ${n(tip)}Q${n(x - half * 1.3)} ${n(hem - scale * 0.5)} ${n(x - half)} ${n(hem)}L${n(x + half)} ${n(hem)}Q${n(x + half * 1.3)} ${n(hem - scale * 0.5)} ${n(x)} ${n(tip)}Z`,
      palette.shaded(color),
    ) +
    path(
      `M${n(x)} ${n(tip)}Q${n(x + palette.side * half * 1.3)} ${n(hem - scale * 0.5)} ${n(x + palette.side * half)} ${n(hem)}L${n(x)} ${n(hem)}Z`,
      palette.lit(color),
    )
  );
}

/** Shade on a pole: seen a little from below, its far side in the dark. */
export function parasol(studio: Studio, place: Place, radius: number, color: string): string {
  const { camera, palette } = studio;
  const foot = put(place, 0, 0, 0);
  const [x, y] = project(camera, foot);
  const scale = camera.focal / foot[2];
  if (palette.season === 'winter') return foldedParasol(palette, x, y, scale, color);
  const [r, top] = [radius * scale, y - 2.35 * scale];
  const tip = top - r * 0.36;
  const sag = r * 0.09;
  const shadow = castShadows(studio, [
    [-1, 1].flatMap((a) => [-1, 1].map((b) => put(place, radius * a * 0.8, 2.2, radius * b * 0.8))),
  ]);
  let out = shadow + rect(x - scale * 0.03, tip, scale * 0.06, y - tip, palette.lit('#d8bd92'));
  out += ellipse(x, y, scale * 0.3, scale * 0.05, palette.shaded('#8a8078'));
  out += path(
    `M${n(x - r)} ${n(top)}Q${n(x)} ${n(top - r * 0.12)} ${n(x + r)} ${n(top)}Q${n(x)} ${n(top + r * 0.12)} ${n(x - r)} ${n(top)}Z`,
    palette.shaded(mix(color, '#20242c', 0.25)),
  );
  const slices = 6;
  const striped = color !== '#f3e6cc';
  for (let i = 0; i < slices; i++) {
    const edge = (t: number) => x - Math.cos((Math.PI * t) / slices) * r;
    const [a, b] = [edge(i), edge(i + 1)];
    const sunny = palette.side < 0 ? 1 - i / (slices - 1) : i / (slices - 1);
    const base = striped && i % 2 ? '#fbf3e2' : color;
    out += path(
      `M${n(x)} ${n(tip)}Q${n(a + (x - a) * 0.3)} ${n(tip + r * 0.14)} ${n(a)} ${n(top)}Q${n((a + b) / 2)} ${n(top + sag)} ${n(b)} ${n(top)}Q${n(b + (x - b) * 0.3)} ${n(tip + r * 0.14)} ${n(x)} ${n(tip)}Z`,
      mix(palette.shaded(base), palette.lit(base), 0.25 + sunny * 0.75),
    );
  }
  return out + rect(x - scale * 0.03, tip - scale * 0.12, scale * 0.06, scale * 0.14, palette.lit('#d8bd92'));
}

export function tableSet(studio: Studio, place: Place, wood: string, cushion: string): string {
  const at = (right: number, deep: number): Place => ({
    ...place,
    ...(([x, , z]) => ({ x, z }))(put(place, right, 0, deep)),
  });
  const chair = (right: number, deep: number, back: number) => {
    const here = at(right, deep);
    return (
      [-0.2, 0.2]
        .flatMap((u) =>
          [-0.2, 0.2].map((w) =>
            drawBox(studio, here, { right: u, deep: w, length: 0.05, depth: 0.05, height: 0.45 }, wood),
          ),
        )
        .join('') +
      drawBox(
        studio,
        here,
        { right: 0, deep: 0, length: 0.48, depth: 0.48, foot: 0.42, height: 0.1 },
        cushion,
      ) +
      drawBox(
        studio,
        here,
        { right: back * 0.22, deep: 0, length: 0.06, depth: 0.48, foot: 0.5, height: 0.45 },
        wood,
      )
    );
  };
  const top = { right: 0, deep: 0, length: 1.7, depth: 0.9, foot: 0.7, height: 0.06 };
  return (
    castShadows(studio, [boxCorners(place, { ...top, length: 2.9, depth: 1.1, foot: 0.3, height: 0.4 })]) +
    chair(1.15, 0, 1) +
    chair(-1.15, 0, -1) +
    [-0.75, 0.75]
      .map((u) => drawBox(studio, place, { right: u, deep: 0, length: 0.07, depth: 0.7, height: 0.7 }, wood))
      .join('') +
    drawBox(studio, place, top, wood)
  );
}

/** A sauna barrel with its small window lit, drawn 2.1 m high at its place. */
export function saunaBarrel({ camera, palette }: Studio, place: Place): string {
  const foot = put(place, 0, 0, 0);
  const [x, y] = project(camera, foot);
  const scale = ((camera.focal / foot[2]) * 2.1) / 128;
  const wood = '#b07f52';
  let out =
    ellipse(100 - palette.side * 40, 2, 150, 12, palette.shadow, alpha(palette.shadowDepth)) +
    path('M50 -128H170Q206 -122 206 -62T170 0H50Z', palette.shaded(wood)) +
    path('M50 -128H170Q192 -124 202 -96H60Z', palette.lit(wood), alpha(0.8));
  let hoops = '';
  for (let i = 1; i < 8; i++) hoops += `M52 ${-128 + i * 16}H204`;
  out += `<path d="${hoops}" stroke="${palette.shaded('#5a3d2a')}" stroke-width="1.4" stroke-opacity="0.6"/>`;
  out +=
    ellipse(50, -64, 56, 64, palette.lit(wood)) +
    ellipse(50, -64, 47, 55, palette.facing('#c8986a', [palette.side * 0.4, 0.2, -0.8])) +
    rect(30, -104, 40, 98, palette.shaded('#9a6c48')) +
    rect(37, -96, 26, 40, palette.glowing ? palette.pane : '#f0b76a');
  out +=
    rect(24, -2, 20, 8, palette.shaded('#5a3d2a')) +
    rect(150, -2, 20, 8, palette.shaded('#5a3d2a')) +
    rect(150, -158, 12, 34, palette.shaded('#3a3a3a'));
  if (palette.snow)
    out += path(
      'M50 -132H170Q196 -128 203 -96Q180 -112 150 -112H40Q30 -124 50 -132Z',
      palette.lit('#ffffff'),
    );
  return group(out, `transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})"`);
}

export function drawDog({ camera, palette, random }: Studio, place: Place): string {
  const foot = put(place, 0, 0, 0);
  const [x, y] = project(camera, foot);
  const scale = ((camera.focal / foot[2]) * 0.78) / 126;
  const coat = random.pick(['#7a5438', '#d0a468', '#3a3634', '#f0e4cc', '#96663f']);
  const [body, deep] = [palette.lit(coat), palette.shaded(coat)];
  const flip = random.chance(0.5) ? -1 : 1;
  return group(
    ellipse(0, 2, 74, 8, palette.shadow, alpha(palette.shadowDepth)) +
      path(
        'M-26 0C-36 -34 -30 -66 0 -86C16 -98 34 -98 44 -84C48 -52 38 -26 40 0H26L22 -34L12 -12L14 0Z',
        body,
      ) +
      path('M-26 0C-40 -24 -20 -44 -4 -40C12 -36 8 -12 2 0Z', deep) +
      path('M-24 -6Q-58 -10 -62 -40Q-50 -22 -26 -22Z', deep) +
      path('M20 -92C18 -120 38 -132 56 -126L82 -112Q88 -106 80 -100L58 -96Q44 -80 28 -84Z', body) +
      path('M30 -124Q16 -116 20 -92Q34 -92 40 -112Z', deep) +
      ellipse(80, -108, 5, 4, '#1d1512') +
      ellipse(56, -114, 2.6, 2.6, '#1d1512') +
      line(
        [
          [22, -86],
          [46, -84],
        ],
        palette.lit('#c8421b'),
        6,
      ),
    `transform="translate(${n(x)} ${n(y)}) scale(${(flip * scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );
}
