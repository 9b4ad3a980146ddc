import { drawBackdrop, drawForeground, drawPath, drawTrees, shadowOnGround } from './backdrop.ts';
import { drawDog, drawPool, lounger, parasol, saunaBarrel, snowfall } from './grounds.ts';
import { drawHouse } from './houses/draw-house.ts';
import { landscapeOf } from './landscapes.ts';
import { type Palette, createPalette } from './palette.ts';
import { bush, drawPlant } from './plants.ts';
import type { SceneDescription } from './scene-description.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { type Sheet, alpha, ellipse, group, line, n, path, polygon, rect } from './svg.ts';
import { drawTree } from './trees.ts';

/** Light and landscape of the home as all its pictures show it. */
export const paletteOf = (scene: SceneDescription): Palette =>
  createPalette(
    seededRandom(scene.seed, 'palette'),
    scene.hour,
    scene.season,
    scene.features.snow === true && scene.season === 'winter',
  );

export function drawOutside(sheet: Sheet, random: Random, scene: SceneDescription): string {
  const palette = paletteOf(scene);
  const home = seededRandom(scene.seed, 'house');
  const landscape = landscapeOf(scene.landscape);
  const left = random.chance(0.5);
  const street = scene.kind === 'cityFlat';
  const afloat = scene.kind === 'houseboat';
  const backdrop = drawBackdrop(
    sheet,
    random,
    palette,
    afloat && !landscape.water ? landscapeOf('nordicLake') : landscape,
    { houseLeft: left, groundY: afloat ? 730 : undefined },
  );
  const { sun, groundY } = backdrop;
  const house = drawHouse(scene.kind, scene.landscape, { random: home, palette });
  const fit = street ? 1.12 : Math.min(random.between(1.08, 1.3), 860 / house.width);
  const width = house.width * fit;
  const baseY = afloat ? 668 : street ? groundY + 92 : groundY + random.between(105, 150);
  const x = street
    ? left
      ? 0
      : 1450 - width
    : left
      ? random.between(70, Math.max(90, 640 - width / 2))
      : 1450 - width - random.between(70, Math.max(90, 640 - width / 2));
  const placed = group(
    house.markup,
    sun > 0
      ? `transform="translate(${n(x + width)} ${n(baseY)}) scale(${(-fit).toFixed(3)} ${fit.toFixed(3)})"`
      : `transform="translate(${n(x)} ${n(baseY)}) scale(${fit.toFixed(3)})"`,
  );
  const doorX = sun > 0 ? x + width - house.door * fit : x + house.door * fit;
  const trees = afloat
    ? { behind: '', beside: '' }
    : drawTrees(random, palette, landscape, groundY, sun, x, x + width);
  const base = palette.snow ? '#e9eaec' : (landscape.groundColor ?? palette.meadow);
  let out = backdrop.markup + trees.behind;
  if (!street && !afloat) out += shadowOnGround(palette, x, baseY, width, sun, base);
  if (street) out += trees.beside + placed;
  else if (afloat)
    out +=
      placed +
      `<g opacity="0.28" transform="translate(0 ${n(baseY * 1.36 + 22)}) scale(1 -0.36)">${placed}</g>`;
  else {
    const pool = scene.features.pool && !palette.snow;
    out += pool
      ? ''
      : drawPath(
          random,
          palette,
          doorX,
          baseY,
          palette.snow ? '#dfe0e2' : random.pick(['#e0cfae', '#cdbfa8', '#d8c4a0']),
        );
    out += placed;
    for (let i = 0, count = random.int(3, 6); i < count; i++) {
      const bx = x + random.between(0, width);
      if (Math.abs(bx - doorX) > 70)
        out += palette.snow
          ? drawPlant('snow', random, palette, bx, baseY + 8, 34)
          : bush(
              random,
              palette,
              bx,
              baseY + 9,
              random.between(30, 52),
              palette.foliage,
              random.pick(['#f2e9dc', '#d4646f', '#e9a23b', '#b98bc0']),
            );
    }
    out += trees.beside;
    if (pool) {
      const pw = random.between(380, 470);
      const px = Math.max(140, Math.min(900, doorX - pw / 2 + random.between(-120, 120)));
      out += drawPool(sheet, random, palette, px, baseY + 62, pw, random.between(96, 130));
      const cushion = random.pick(['#fbf3e2', '#c8421b', '#e9a23b', '#7fb3b0']);
      out +=
        lounger(palette, px + pw + 56, baseY + 54, cushion, 0.8) +
        parasol(palette, px + pw + 84, baseY + 64, 150, random.pick(['#c8421b', '#0f7a7a', '#e9a23b']));
    } else if (scene.features.terrace && !palette.snow && random.chance(0.7)) {
      const side = left ? x + width + 60 : x - 110;
      out +=
        parasol(palette, side, baseY + 44, 165, random.pick(['#c8421b', '#0f7a7a', '#e9a23b', '#f3d9b0'])) +
        cafeSet(palette, side - 20, baseY + 46);
    }
    if (scene.features.sauna && !pool)
      out += saunaBarrel(
        palette,
        left ? Math.min(1190, x + width + 150) : Math.max(50, x - 330),
        baseY + 26,
        0.86,
      );
  }
  if (scene.features.dog)
    out += drawDog(
      random,
      palette,
      left ? random.between(780, 1060) : random.between(380, 660),
      812,
      random.between(0.72, 0.9),
    );
  if (street)
    out += lantern(palette, left ? random.between(1050, 1300) : random.between(120, 360), groundY + 150);
  else if (!afloat) out += drawForeground(random, palette, landscape);
  if (palette.snow && random.chance(0.5)) out += snowfall(random);
  return out;
}

function cafeSet(palette: Palette, x: number, y: number): string {
  const wood = palette.lit('#b98a5c');
  const dark = palette.shaded('#8f6b4a');
  return (
    ellipse(x + 20, y + 4, 96, 9, palette.shaded('#6a6a50'), alpha(0.45)) +
    rect(x - 22, y - 48, 84, 6, wood) +
    line(
      [
        [x - 10, y - 44],
        [x - 16, y],
      ],
      dark,
      5,
    ) +
    line(
      [
        [x + 50, y - 44],
        [x + 56, y],
      ],
      dark,
      5,
    ) +
    path(
      `M${n(x - 78)} ${n(y - 72)}l8 40h34v32M${n(x - 70)} ${n(y - 32)}v32`,
      'none',
      `stroke="${dark}" stroke-width="6"`,
    ) +
    path(
      `M${n(x + 118)} ${n(y - 72)}l-8 40h-34v32M${n(x + 110)} ${n(y - 32)}v32`,
      'none',
      `stroke="${dark}" stroke-width="6"`,
    )
  );
}

function lantern(palette: Palette, x: number, y: number): string {
  const iron = palette.shaded('#22302f');
  return (
    (palette.dark ? ellipse(x, y - 318, 120, 120, palette.pane, alpha(0.16)) : '') +
    rect(x - 5, y - 290, 10, 290, iron) +
    rect(x - 14, y - 16, 28, 16, iron) +
    polygon(
      [
        [x - 12, y - 290],
        [x - 21, y - 338],
        [x + 21, y - 338],
        [x + 12, y - 290],
      ],
      palette.dark ? palette.pane : palette.sky.horizon,
      `stroke="${iron}" stroke-width="4"`,
    ) +
    polygon(
      [
        [x - 27, y - 336],
        [x, y - 362],
        [x + 27, y - 336],
      ],
      iron,
    )
  );
}

/** The landscape by itself: the view from the home, and the heroes of regions. */
export function drawView(
  sheet: Sheet,
  random: Random,
  palette: Palette,
  landscapeName: string,
  withForeground = true,
): string {
  const landscape = landscapeOf(landscapeName);
  const left = random.chance(0.5);
  const backdrop = drawBackdrop(sheet, random, palette, landscape, {
    houseLeft: left,
    groundY: random.between(690, 740),
  });
  let out = backdrop.markup;
  const trees = landscape.trees;
  if (trees.length > 0) {
    for (let i = 0, count = random.int(2, 4); i < count; i++) {
      const x =
        (left ? random.between(-40, 330) : random.between(1120, 1490)) + (i === 3 ? (left ? 960 : -960) : 0);
      out += drawTree(random.pick(trees), random, palette, {
        x,
        y: backdrop.groundY + random.between(60, 150),
        height: random.between(360, 590),
        distance: 0.03,
        sun: backdrop.sun,
      });
    }
    for (let i = 0; i < (landscape.water ? 0 : 4); i++)
      out += drawTree(random.pick(trees), random, palette, {
        x: random.between(0, 1450),
        y: backdrop.groundY + random.between(4, 22),
        height: random.between(90, 160),
        distance: 0.22,
        sun: backdrop.sun,
      });
  }
  if (withForeground) out += drawForeground(random, palette, landscape);
  if (palette.snow && random.chance(0.4)) out += snowfall(random);
  return out;
}
