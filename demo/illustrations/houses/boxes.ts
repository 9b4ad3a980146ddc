import { type Color, mix } from '../color.ts';
import { drawTree } from '../trees.ts';
import { alpha, ellipse, line, n, path, polygon, rect } from '../svg.ts';
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

/** A street of town houses; the whole width of the picture. */
export function cityStreet(site: Site): House {
  const { random, palette } = site;
  const colors: Color[] = [
    '#e9c9a0',
    '#d99a78',
    '#efe2cc',
    '#a9bdb4',
    '#e3b0a0',
    '#c9b58f',
    '#8fa9ad',
    '#f0d9a8',
    '#b5654a',
  ];
  let out = '';
  let x = -10;
  let door = 300;
  let previous: Color = '#000000';
  while (x < 1010) {
    const bays = random.int(2, 4);
    const bay = random.between(62, 80);
    const w = bays * bay;
    const floor = random.between(74, 88);
    const storeys = random.int(3, 5);
    const h = storeys * floor + 14;
    let color = random.pick(colors);
    if (color === previous) color = '#f4ead6';
    previous = color;
    const peak = random.pick(['flat', 'step', 'tri', 'mansard'] as const);
    const roof = random.pick(['#7a4436', '#4d5a60', '#3f5f5c']);
    if (peak === 'tri')
      out +=
        polygon(
          [
            [x, -h],
            [x + w / 2, -h - w * 0.44],
            [x + w, -h],
          ],
          palette.lit(color),
        ) +
        line(
          [
            [x - 3, -h],
            [x + w / 2, -h - w * 0.46],
            [x + w + 3, -h],
          ],
          palette.shaded(roof),
          9,
        ) +
        drawWindow(site, x + w / 2 - 15, -h - w * 0.2, 30, 38, {
          frame: '#fbf7f0',
          arched: true,
          bars: false,
        });
    if (peak === 'step')
      for (let i = 0; i < 4; i++)
        out += rect(x + (i * w) / 8, -h - i * 20 - 20, w - (i * w) / 4, 21 + i, palette.lit(color));
    if (peak === 'mansard') {
      out += polygon(
        [
          [x, -h],
          [x + 14, -h - 72],
          [x + w - 14, -h - 72],
          [x + w, -h],
        ],
        palette.lit(roof),
      );
      for (let b = 0; b < bays; b++)
        out += drawWindow(site, x + bay * (b + 0.5) - 14, -h - 54, 28, 44, {
          frame: '#fbf7f0',
          arched: true,
          bars: false,
        });
    }
    out +=
      wall(site, random.chance(0.3) ? 'brick' : 'plaster', x, 0, w, h, color) +
      rect(x - 3, -h - 3, w + 6, 11, palette.lit(mix(color, '#ffffff', 0.4))) +
      rect(x + w - 14, -h, 14, h, palette.shaded(color), alpha(0.5));
    const look = {
      frame: '#fbf7f0',
      shutter: random.chance(0.3) ? random.pick(['#4f7a6a', '#5f7f95', '#7d5a44']) : undefined,
      arched: random.chance(0.25),
      box: random.chance(0.35),
    };
    for (let s = 1; s < storeys; s++)
      for (let b = 0; b < bays; b++)
        out += drawWindow(site, x + bay * (b + 0.5) - 17, -floor * s - floor * 0.78, 34, floor * 0.56, {
          ...look,
          bars: !look.arched,
        });
    const shop = random.chance(0.55);
    const doorAt = random.int(0, bays - 1);
    for (let b = 0; b < bays; b++) {
      if (b === doorAt)
        out += drawDoor(
          site,
          x + bay * (b + 0.5) - 22,
          floor * 0.82,
          44,
          random.pick(['#0f4c4a', '#7a3b26', '#2f4a6a', '#c8421b']),
          look.arched,
        );
      else
        out += drawWindow(site, x + bay * b + 10, -floor * 0.8, bay - 20, floor * 0.66, {
          frame: shop ? '#3c4a4c' : '#fbf7f0',
          bars: !shop,
        });
    }
    if (shop) {
      const awning = random.pick(['#c8421b', '#0f4c4a', '#e9a23b', '#4f7a8c']);
      for (let i = 0; i < 10; i++)
        out += polygon(
          [
            [x + 6 + ((w - 12) * i) / 10, -floor * 0.98],
            [x + 6 + ((w - 12) * (i + 1)) / 10, -floor * 0.98],
            [x + ((w + 4) * (i + 1)) / 10, -floor * 0.72],
            [x + ((w + 4) * i) / 10, -floor * 0.72],
          ],
          palette.lit(i % 2 ? '#fbf7f0' : awning),
        );
    }
    if (x > 150 && x < 600) door = x + bay * (doorAt + 0.5);
    x += w;
  }
  return { markup: out, width: x, door };
}

export function houseboat(site: Site): House {
  const { random, palette } = site;
  const hull = random.pick(['#23404f', '#0f4c4a', '#7a3b2c', '#3c4a4c']);
  const cabin = random.pick(['#b98a5c', '#f3ead9', '#8fb0ae', '#c8694a', '#e9c46a']);
  let out = ellipse(260, 30, 330, 16, palette.shaded('#1d3b4a'), alpha(0.45));
  out += wall(site, random.pick(['planks', 'boards']), 46, -28, 410, 116, cabin);
  for (let i = 0; i < 4; i++)
    out += drawWindow(site, 76 + i * 96, -124, 66, i === 3 ? 92 : 56, {
      frame: '#fbf7f0',
      bars: i % 2 === 0,
    });
  out +=
    rect(28, -156, 450, 14, palette.snow ? palette.lit('#ffffff') : palette.lit('#e9e2d2')) +
    rect(40, -143, 424, 8, palette.shaded(cabin), alpha(0.6));
  out +=
    wall(site, 'planks', 130, -156, 210, 66, mix(cabin, '#ffffff', 0.25)) +
    drawWindow(site, 160, -206, 146, 40, { frame: '#fbf7f0' }) +
    rect(116, -232, 238, 11, palette.lit('#e9e2d2'));
  for (let i = 0; i < 8; i++) out += rect(358 + i * 16, -192, 3, 36, palette.shaded('#fbf7f0'));
  out += rect(354, -194, 124, 4, palette.lit('#fbf7f0'));
  out +=
    path('M-30 -34H540Q560 -34 552 -12L536 22Q532 30 516 30H4Q-14 30 -20 16Z', palette.shaded(hull)) +
    path('M-30 -34H540Q560 -34 554 -20H-26Z', palette.lit(mix(hull, '#ffffff', 0.25)));
  for (let i = 0; i < 5; i++) out += ellipse(40 + i * 110, -4, 9, 9, palette.lit('#f3ead9'));
  return { markup: out, width: 550, door: 300 };
}

/** Stone cones of Apulia. */
export function trullo(site: Site): House {
  const { random, palette } = site;
  let out = '';
  const cones = random.int(3, 4);
  for (let i = 0; i < cones; i++) {
    const w = random.between(150, 185);
    const x = i * 138;
    const h = random.between(98, 118);
    const top = h + random.between(128, 172);
    const stone = palette.snow ? '#f4f2ec' : '#a39a8c';
    out +=
      wall(site, 'plaster', x, 0, w, h, '#fbf5ea') +
      rect(x + w - 22, -h, 22, h, palette.shaded('#f3ead9'), alpha(0.6));
    const cx = x + w / 2;
    out += path(
      `M${n(x - 12)} ${n(-h + 4)}Q${n(cx - w * 0.2)} ${n(-top * 0.78)} ${n(cx)} ${n(-top)}Q${n(cx + w * 0.2)} ${n(-top * 0.78)} ${n(x + w + 12)} ${n(-h + 4)}Z`,
      palette.lit(stone),
    );
    out += path(
      `M${n(cx + 8)} ${n(-h + 4)}Q${n(cx + w * 0.14)} ${n(-top * 0.76)} ${n(cx)} ${n(-top)}Q${n(cx + w * 0.2)} ${n(-top * 0.78)} ${n(x + w + 12)} ${n(-h + 4)}Z`,
      palette.shaded(stone),
      alpha(0.85),
    );
    for (let k = 1; k < 8; k++) {
      const t = k / 8;
      const half = (w / 2 + 12) * (1 - t) ** 0.9 * 0.96;
      out += `<path d="M${n(cx - half)} ${n(-h - (top - h) * t)}q${n(half)} 7 ${n(half * 2)} 0" fill="none" stroke="${palette.shaded('#6f675e')}" stroke-opacity="0.45" stroke-width="2"/>`;
    }
    out +=
      ellipse(cx, -top - 9, 9, 9, palette.lit('#fbf5ea')) +
      rect(cx - 6, -top - 4, 12, 12, palette.lit('#fbf5ea'));
    out +=
      i === 1
        ? drawDoor(site, cx - 23, 84, 46, random.pick(['#4f7a8c', '#5f8f6a', '#8c5a3c']), true)
        : drawWindow(site, cx - 17, -h * 0.7, 34, 44, { frame: '#e6dcc8', arched: true, bars: false });
  }
  return { markup: out, width: cones * 138 + 40, door: 138 + 82 };
}

/** A park of small houses: the same shape twice more behind, among birches. */
export const parkRow = (site: Site, house: House): string => {
  const { random, palette } = site;
  let out = '';
  for (let i = 0; i < 2; i++)
    out += `<g transform="translate(${n(i === 0 ? -330 : 560)} -46) scale(0.52)" opacity="0.94">${house.markup}</g>`;
  for (let i = 0; i < 3; i++)
    out += drawTree('birch', random, palette, {
      x: -190 + i * 420,
      y: -24,
      height: random.between(180, 250),
      distance: 0.14,
      sun: -1,
    });
  return out;
};
