import { type Color, mix } from '../color.ts';

import { alpha, line, polygon, rect } from '../svg.ts';
import { type House, type Site, drawDoor, drawWindow, wall } from './parts.ts';

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
