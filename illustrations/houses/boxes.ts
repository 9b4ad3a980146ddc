import { mix } from '../color.ts';

import { alpha, n, path, polygon, rect } from '../svg.ts';
import { type House, type Site, drawDoor, drawWindow, roofPlane, sideWall, wall } from './parts.ts';

/** White volumes, deep eaves and much glass. */
export function modernVilla(site: Site): House {
  const { random, palette } = site;
  const color = random.pick(['#f8f3e8', '#f3ebdd', '#efe4d2', '#f6f1ea']);
  const accent = random.pick(['#a9825a', '#8f6b4a', '#b5aa9a', '#6f7d78']);
  const w = random.between(430, 540);
  const low = random.between(112, 132);
  const upperX = random.pick([0.02, 0.3]) * w;
  const upperW = w * random.between(0.5, 0.66);
  let out =
    sideWall(site, w, 86, low, color, 1, { frame: '#3c4a4c' }) + wall(site, 'plaster', 0, 0, w, low, color);
  out += wall(site, 'planks', w * 0.04, 0, w * 0.15, low - 10, accent);
  for (let i = 0; i < 4; i++)
    out += drawWindow(site, w * (0.24 + i * 0.185), -low * 0.86, w * 0.165, low * 0.84, {
      frame: '#3c4a4c',
      bars: false,
    });
  out += drawDoor(site, w * 0.08, low * 0.74, 42, '#3c4a4c');
  out +=
    polygon(
      [
        [-18, -low - 9],
        [w + 22, -low - 9],
        [w + 108, -low - 12],
        [w + 92, -low + 3],
        [w + 10, -low + 6],
        [-18, -low + 6],
      ],
      palette.lit('#fbf8f1'),
    ) + rect(0, -low + 6, w, 10, palette.shaded(color), alpha(0.7));
  const h = random.between(100, 118);
  const y = -low - 9;
  out += polygon(
    [
      [upperX + upperW, y],
      [upperX + upperW + 70, y - 3],
      [upperX + upperW + 70, y - h * 0.95],
      [upperX + upperW, y - h],
    ],
    palette.shaded(color),
  );
  out +=
    rect(upperX, y - h, upperW, h, palette.lit(color)) +
    rect(upperX, y - h, upperW, 12, palette.shaded(color), alpha(0.6));
  out += drawWindow(site, upperX + upperW * 0.1, y - h * 0.82, upperW * 0.5, h * 0.78, {
    frame: '#3c4a4c',
    bars: true,
  });
  out += drawWindow(site, upperX + upperW * 0.72, y - h * 0.72, upperW * 0.16, h * 0.42, {
    frame: '#3c4a4c',
    bars: false,
  });
  out +=
    rect(
      upperX - 22,
      y - h - 10,
      upperW + 100,
      14,
      palette.snow ? palette.lit('#ffffff') : palette.lit('#fbf8f1'),
    ) + rect(upperX - 22, y - h + 2, upperW + 24, 5, palette.shaded(color));
  const railX = upperX > 60 ? 0 : upperX + upperW + 8;
  const railW = upperX > 60 ? upperX - 8 : w - upperW - upperX;
  out +=
    rect(railX, y - 38, railW, 38, palette.lit('#dfeaea'), alpha(0.4)) +
    rect(railX, y - 40, railW, 3, palette.shaded('#3c4a4c'));
  return { markup: out, width: w + 86, door: w * 0.08 + 21 };
}

/** Storeys with balconies: a small house of holiday apartments. */
export function apartmentHouse(site: Site, warm: boolean): House {
  const { random, palette } = site;
  const color = random.pick(
    warm
      ? ['#f1d9b4', '#f6e9d2', '#e8b98f', '#f0c9a4', '#f8f2e6']
      : ['#f3ead9', '#d9dfd6', '#e9d5c0', '#cfd8d8', '#b5654a', '#e8dcc4'],
  );
  const roof = warm ? '#bd6a46' : random.pick(['#5b4f4a', '#8c4a38', '#4d5a60']);
  const wood = random.pick(['#fbf7f0', '#8b6344', '#3f5f5c', '#c8421b']);
  const storeys = random.int(2, 4);
  const floor = random.between(76, 88);
  const bays = random.int(3, 5);
  const bay = random.between(94, 112);
  const [w, h] = [bays * bay, storeys * floor];
  let out =
    sideWall(site, w, 110, h, color, 2, { frame: '#fbf7f0' }) + wall(site, 'plaster', 0, 0, w, h, color);
  const pattern = random.int(0, 2);
  for (let s = 0; s < storeys; s++) {
    for (let b = 0; b < bays; b++) {
      const x = b * bay + bay / 2;
      const y = -floor * s;
      const balcony = s > 0 && (pattern === 0 || (pattern === 1 ? b % 2 === 0 : b > 0 && b < bays - 1));
      if (s === 0 && b === Math.floor(bays / 2)) {
        out += drawDoor(site, x - 25, floor * 0.8, 50, random.pick(['#0f4c4a', '#7a3b26', '#3c4a4c']));
      } else if (balcony) {
        out += drawWindow(site, x - 30, y - floor * 0.84, 60, floor * 0.8, { frame: '#fbf7f0' });
        out +=
          rect(x - 46, y - 36, 92, 38, palette.lit(wood), alpha(0.92)) +
          rect(x - 46, y - 39, 92, 5, palette.lit(mix(wood, '#ffffff', 0.3)));
        for (let i = 1; i < 8; i++)
          out += rect(x - 46 + i * 11.5, y - 34, 2, 36, palette.shaded(wood), alpha(0.6));
        out +=
          rect(x - 50, y + 1, 100, 7, palette.shaded(color)) +
          rect(x - 44, y + 8, 88, 9, palette.shaded(color), alpha(0.5));
        if (random.chance(0.4))
          out += path(`M${n(x - 40)} ${n(y - 38)}q12 -18 24 0q10 -14 22 0Z`, palette.lit(palette.foliage));
      } else
        out += drawWindow(site, x - 21, y - floor * 0.74, 42, floor * 0.5, {
          frame: '#fbf7f0',
          shutter: warm ? random.pick(['#5f8f84', '#4f7a8c', '#8a9a6a']) : undefined,
        });
    }
  }
  const rise = random.between(58, 92);
  out += roofPlane(
    site,
    warm ? 'tiles' : 'slate',
    [44, -h - rise],
    [w + 20, -h - rise],
    [w + 18, -h + 2],
    [-20, -h + 2],
    roof,
    true,
  );
  out +=
    polygon(
      [
        [w + 20, -h - rise],
        [w + 18, -h + 2],
        [w + 128, -h * 0.95 - 4],
      ],
      palette.shaded(palette.snow ? '#e4e8ec' : roof),
    ) + rect(-22, -h, w + 42, 9, palette.shaded(roof));
  return { markup: out, width: w + 110, door: Math.floor(bays / 2) * bay + bay / 2 };
}
