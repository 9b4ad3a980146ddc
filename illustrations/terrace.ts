import { mix } from './color.ts';
import { drawDog, drawPool, lounger, parasol } from './grounds.ts';
import { drawView, paletteOf } from './outdoors.ts';
import { drawPlant } from './plants.ts';
import type { SceneDescription } from './scene-description.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { type Sheet, alpha, ellipse, line, n, path, polygon, rect } from './svg.ts';

/** Deck or flagstones in front of the landscape, with a laid table or a pool, framed by a post or a pergola. */
export function drawTerrace(
  sheet: Sheet,
  random: Random,
  scene: SceneDescription,
  withPool: boolean,
): string {
  const palette = paletteOf(scene);
  const home = seededRandom(scene.seed, 'terrace');
  const floor = home.pick(['#b98a5c', '#d8c4a0', '#c9b9a0', '#a9774c', '#c48a68']);
  const wood = home.pick(['#8f6240', '#f3ead9', '#6b4a33']);
  const y = random.between(600, 640);
  let out = drawView(sheet, random, palette, scene.landscape, false);
  out += rect(
    0,
    y,
    1450,
    900 - y,
    sheet.down(
      [0, palette.shaded(floor)],
      [0.3, palette.lit(floor)],
      [1, palette.lit(mix(floor, '#ffffff', 0.1))],
    ),
  );
  for (let i = -16; i <= 16; i++)
    out += line(
      [
        [725 + i * 66, y],
        [725 + i * 150, 905],
      ],
      palette.shaded(mix(floor, '#3a2a20', 0.2)),
      2.4,
      'stroke-opacity="0.5"',
    );
  const style = home.int(0, 2);
  if (!withPool) {
    if (style === 0) {
      out += rect(0, y - 118, 1450, 9, palette.lit(wood)) + rect(0, y - 16, 1450, 8, palette.lit(wood));
      for (let x = 12; x < 1450; x += 34) out += rect(x, y - 112, 6, 100, palette.lit(wood));
    } else if (style === 1) {
      out +=
        rect(0, y - 64, 1450, 66, palette.lit('#efe4d0')) +
        rect(0, y - 74, 1450, 14, palette.lit('#fbf5ea')) +
        rect(0, y - 60, 1450, 10, palette.shaded('#efe4d0'), alpha(0.6));
    } else
      for (let x = -20; x < 1450; x += random.between(90, 150))
        out += drawPlant(
          palette.snow ? 'snow' : random.pick(['bush', 'lavender', 'flowers']),
          random,
          palette,
          x,
          y + 12,
          random.between(60, 96),
        );
  }
  const beam = palette.shaded(mix(wood, '#3a2a20', 0.35));
  const left = random.chance(0.5);
  if (home.chance(0.6)) {
    out +=
      rect(left ? 70 : 1350, 0, 34, y + 60, beam) +
      rect(left ? 70 : 1350, 0, 11, y + 60, palette.lit(wood)) +
      rect(0, 34, 1450, 30, beam) +
      rect(0, 34, 1450, 8, palette.lit(wood));
    for (let i = 0; i < 11; i++)
      out += polygon(
        [
          [i * 142, 0],
          [i * 142 + 26, 0],
          [i * 142 + 20, 44],
          [i * 142 + 4, 44],
        ],
        beam,
      );
    if (!palette.snow)
      for (let i = 0; i < 46; i++) {
        const lx = (left ? 0 : 900) + random.between(0, 560);
        out += ellipse(
          lx,
          40 + random.next() ** 2 * 120 * (1 - Math.abs(lx - (left ? 120 : 1330)) / 900),
          random.between(12, 24),
          random.between(9, 17),
          random.chance(0.5) ? palette.lit(palette.foliage) : palette.shaded(palette.foliage),
        );
      }
    if (palette.dark)
      for (let i = 0; i < 13; i++)
        out +=
          ellipse(60 + i * 112, 92 + Math.sin(i * 1.3) * 16, 24, 24, palette.pane, alpha(0.25)) +
          ellipse(60 + i * 112, 92 + Math.sin(i * 1.3) * 16, 7, 7, '#fff0c0');
  }
  const cloth = random.pick(['#c8421b', '#0f7a7a', '#e9a23b', '#fbf3e2', '#7fb3b0']);
  if (withPool && !palette.snow) {
    out += drawPool(sheet, random, palette, random.between(330, 480), y + 60, random.between(560, 640), 190);
    for (let i = 0; i < 2; i++)
      out += lounger(palette, left ? 1130 + i * 60 : 60 - i * 10, y + 50 + i * 90, cloth, 1.15);
    out += parasol(palette, left ? 1260 : 190, y + 70, 270, cloth);
  } else {
    const tx = random.between(470, 660);
    if (home.chance(0.5) && !palette.snow) out += parasol(palette, tx + 190, y + 130, 400, cloth);
    const w = 420;
    out += ellipse(tx + w / 2, 846, 380, 26, palette.shaded(floor), alpha(0.7));
    for (const [sx, flip] of [
      [tx - 130, 1],
      [tx + w + 130, -1],
    ] as const) {
      const d = (a: number) => sx + a * flip;
      out +=
        path(
          `M${n(d(0))} ${n(y - 34)}L${n(d(22))} ${n(y + 120)}H${n(d(120))}L${n(d(128))} 846M${n(d(22))} ${n(y + 120)}L${n(d(8))} 846`,
          'none',
          `stroke="${beam}" stroke-width="13" stroke-linejoin="round"`,
        ) +
        polygon(
          [
            [d(20), y + 104],
            [d(128), y + 104],
            [d(128), y + 124],
            [d(24), y + 124],
          ],
          palette.lit(cloth),
        );
    }
    out +=
      line(
        [
          [tx + 40, y + 96],
          [tx + 14, 850],
        ],
        beam,
        13,
      ) +
      line(
        [
          [tx + w - 40, y + 96],
          [tx + w - 14, 850],
        ],
        beam,
        13,
      );
    out +=
      polygon(
        [
          [tx + 44, y + 40],
          [tx + w - 44, y + 40],
          [tx + w, y + 88],
          [tx, y + 88],
        ],
        palette.lit('#d2a878'),
      ) + rect(tx, y + 88, w, 14, palette.shaded('#b98a5c'));
    for (const px of [0.2, 0.8])
      out +=
        ellipse(tx + w * px, y + 66, 44, 11, palette.lit('#fbf7f0')) +
        ellipse(tx + w * px, y + 65, 28, 6, palette.lit(random.pick(['#e9a23b', '#9bb257', '#d97a5a'])));
    out += path(
      `M${n(tx + w / 2 - 15)} ${n(y + 66)}V${n(y + 16)}Q${n(tx + w / 2 - 15)} ${n(y)} ${n(tx + w / 2 - 6)} ${n(y - 14)}V${n(y - 44)}h12V${n(y - 14)}Q${n(tx + w / 2 + 15)} ${n(y)} ${n(tx + w / 2 + 15)} ${n(y + 16)}V${n(y + 66)}Z`,
      palette.shaded('#3f6b4f'),
    );
    for (const gx of [0.33, 0.66])
      out += path(
        `M${n(tx + w * gx - 14)} ${n(y + 10)}h28q0 34 -12 36v20h10v4h-24v-4h10v-20q-12 -2 -12 -36Z`,
        palette.lit(mix(cloth, '#fff6e8', 0.72)),
        alpha(0.8),
      );
    if (palette.dark) out += ellipse(tx + w * 0.5, y + 20, 230, 150, palette.pane, alpha(0.14));
  }
  for (const px of left ? [70, 190] : [1270, 1390])
    out +=
      polygon(
        [
          [px - 44, 800],
          [px + 44, 800],
          [px + 32, 892],
          [px - 32, 892],
        ],
        palette.lit('#c8764e'),
      ) +
      polygon(
        [
          [px + 10, 800],
          [px + 44, 800],
          [px + 32, 892],
          [px + 10, 892],
        ],
        palette.shaded('#c8764e'),
      ) +
      drawPlant(
        palette.snow ? 'snow' : random.pick(['lavender', 'flowers', 'bush', 'agave']),
        random,
        palette,
        px,
        804,
        random.between(96, 130),
      );
  if (scene.features.dog)
    out += drawDog(random, palette, withPool ? (left ? 250 : 1190) : left ? 1060 : 330, 866, 0.86);
  return out;
}
