import { type Color, mix } from '../color.ts';
import { face, project } from '../space/camera.ts';
import type { Studio } from '../space/solid.ts';
import { alpha, ellipse, n, path, formatPath, polygon } from '../svg.ts';
import { type Wall, onWall, panel } from './wall.ts';

export type Opening = {
  kind: 'window' | 'door' | 'glass';
  /** Lower left corner on the wall, and size, in metres. */
  s: number;
  t: number;
  w: number;
  h: number;
  frame: Color;
  shutter?: Color | undefined;
  arched?: boolean | undefined;
  box?: boolean | undefined;
  /** Panes side by side and above each other. */
  panes?: readonly [number, number];
};

/** Points of a rectangle, or of one with a round head. */
function outlineOpening({ s, t, w, h, arched }: Opening, grow: number): (readonly [number, number])[] {
  const foot = [
    [s - grow, t - (t > 0.3 ? grow : 0)],
    [s + w + grow, t - (t > 0.3 ? grow : 0)],
  ] as const;
  if (!arched) return [...foot, [s + w + grow, t + h + grow], [s - grow, t + h + grow]];
  const radius = w / 2 + grow;
  const head = Array.from({ length: 9 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    return [s + w / 2 + Math.cos(angle) * radius, t + h - w / 2 + Math.sin(angle) * radius] as const;
  });
  return [...foot, ...head];
}

export function drawOpening(studio: Studio, wall: Wall, opening: Opening): string {
  const { palette, camera, random, canvas } = studio;
  const { s, t, w, h, kind } = opening;
  const tone = (color: Color) => palette.facing(color, wall.normal);
  const quad = (a: number, b: number, width: number, height: number, fill: Color, more = '', out = 0) =>
    face(camera, panel(wall, a, b, width, height, out), fill, more);
  const burning = palette.glowing && (kind !== 'window' || random.chance(0.85));
  let out = '';
  if (opening.shutter && kind === 'window') {
    const leaf = tone(opening.shutter);
    for (const a of [s - w * 0.5 - 0.05, s + w + 0.05]) {
      out += quad(
        a + 0.06 * -palette.side,
        t - 0.12,
        w * 0.5,
        h + 0.05,
        palette.shadow,
        alpha(palette.shadowDepth * 0.8),
      );
      out += quad(a, t - 0.03, w * 0.5, h + 0.06, leaf, '', 0.06);
      let slats = '';
      for (let i = 1; i < 8; i++)
        slats += `${formatPath(
          onWall(
            studio,
            wall,
            [
              [a + 0.05, t + (h * i) / 8],
              [a + w * 0.5 - 0.05, t + (h * i) / 8],
            ],
            0.06,
          ),
        )}`;
      out += `<path d="${slats}" stroke="${mix(leaf, '#1c2430', 0.4)}" stroke-width="1" stroke-opacity="0.6"/>`;
    }
  }
  const surround = tone(opening.frame);
  out += polygon(onWall(studio, wall, outlineOpening(opening, 0.09)), surround);
  if (kind === 'door') return out + drawLeaf(studio, wall, opening, burning);
  const [deep, clear] = [mix(palette.sky.top, '#10272f', 0.6), mix(palette.sky.middle, '#2b4a56', 0.42)];
  const fill = burning
    ? canvas.down([0, '#ffe9b0'], [0.6, '#ffcf7d'], [1, '#f0a453'])
    : canvas.down([0, deep], [0.55, mix(deep, clear, 0.6)], [1, clear]);
  const inner = onWall(studio, wall, outlineOpening(opening, 0));
  out += polygon(inner, palette.glowing && !burning ? mix(palette.sky.top, '#0c1620', 0.45) : fill);
  if (burning) {
    out +=
      quad(s, t, w * 0.16, h * 0.96, '#fff6e0', alpha(0.5)) +
      quad(s + w * 0.84, t, w * 0.16, h * 0.96, '#fff6e0', alpha(0.5));
  } else if (!palette.glowing) {
    const a = s + w * random.between(0, 0.3);
    out += polygon(
      onWall(studio, wall, [
        [a, t],
        [a + w * 0.3, t],
        [a + w * 0.62, t + h * 0.97],
        [a + w * 0.32, t + h * 0.97],
      ]),
      palette.sky.horizon,
      alpha(kind === 'glass' ? 0.26 : 0.2),
    );
    if (random.chance(0.45)) out += quad(s, t, w * 0.2, h, tone('#f6efe2'), alpha(0.55));
  }
  out += quad(s, t + h * 0.9, w, h * 0.1, palette.shadow, alpha(opening.arched ? 0 : 0.4));
  const [across, up] = opening.panes ?? [2, h > 1.15 ? 2 : 1];
  let bars = '';
  const bar = (a: number, b: number, width: number, height: number) => {
    bars += `${formatPath(
      onWall(studio, wall, [
        [a, b],
        [a + width, b],
        [a + width, b + height],
        [a, b + height],
      ]),
    )}Z`;
  };
  for (let i = 1; i < across; i++) bar(s + (w * i) / across - 0.03, t, 0.06, h * (opening.arched ? 0.97 : 1));
  for (let i = 1; i < up; i++) bar(s, t + (h * i) / up - 0.025, w, 0.05);
  out += path(bars, surround);
  if (t > 0.5) {
    out += quad(s - 0.14, t - 0.16, w + 0.28, 0.1, mix(surround, '#ffffff', 0.2), '', 0.08);
    out += quad(s - 0.14, t - 0.28, w + 0.28, 0.12, palette.shadow, alpha(palette.shadowDepth * 0.7));
  }
  if (opening.box && !palette.snow) out += flowerBox(studio, wall, opening);
  return out;
}

function drawLeaf(studio: Studio, wall: Wall, opening: Opening, burning: boolean): string {
  const { palette, camera } = studio;
  const { s, t, w, h } = opening;
  const color = palette.facing(opening.shutter ?? opening.frame, wall.normal);
  const dark = mix(color, '#171d26', 0.4);
  let out = polygon(onWall(studio, wall, outlineOpening(opening, 0)), color);
  for (const a of [0.12, 0.56])
    out += face(camera, panel(wall, s + w * a, t + h * 0.1, w * 0.32, h * 0.36), dark, alpha(0.4));
  out += face(
    camera,
    panel(wall, s + w * 0.16, t + h * 0.56, w * 0.68, h * (opening.arched ? 0.2 : 0.34)),
    burning ? '#ffd78a' : mix(palette.sky.top, '#16323a', 0.6),
  );
  out += face(camera, panel(wall, s, t + h * 0.95, w, h * 0.05), palette.shadow, alpha(0.4));
  out += face(camera, panel(wall, s - 0.2, t, w + 0.4, 0.12, 0.3), palette.facing('#c9bda8', wall.normal));
  return out;
}

function flowerBox(studio: Studio, wall: Wall, { s, t, w }: Opening): string {
  const { palette, camera, random } = studio;
  const bloom = palette.lit(random.pick(['#d3443a', '#e06a86', '#f2a33c', '#f4ece0']));
  let out = face(
    camera,
    panel(wall, s - 0.05, t - 0.32, w + 0.1, 0.2, 0.2),
    palette.facing('#7a5236', wall.normal),
  );
  const scale = Math.abs(project(camera, wall.at(s, t + 1))[1] - project(camera, wall.at(s, t))[1]);
  let [green, petals] = ['', ''];
  for (let i = 0; i < 14; i++) {
    const [x, y] = project(
      camera,
      wall.at(s + random.between(0, w), t - 0.12 + random.between(-0.16, 0.14), 0.22),
    );
    const r = scale * random.between(0.05, 0.1);
    const dot = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
    if (i % 5 < 2) green += dot;
    else petals += dot;
  }
  out +=
    path(green, palette.shaded(palette.season === 'autumn' ? '#7f8a4a' : palette.foliage)) +
    path(petals, bloom);
  return out;
}

/** Warm light around a lit opening, laid over the finished house. */
export function drawGlow(studio: Studio, wall: Wall, { s, t, w, h }: Opening): string {
  const { camera, canvas, palette } = studio;
  const [x, y] = project(camera, wall.at(s + w / 2, t + h / 2));
  const top = project(camera, wall.at(s + w / 2, t + h))[1];
  const reach = Math.abs(y - top) * 2.6 + 8;
  return ellipse(
    x,
    y,
    reach * (0.7 + (0.3 * w) / h),
    reach,
    canvas.glow([0, palette.pane, 0.34], [1, palette.pane, 0]),
  );
}
