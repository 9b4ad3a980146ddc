import sharp from 'sharp';
import { expect, test } from 'vitest';
import { illustrator } from '../drawing/illustrator.ts';
import { renderPicture } from './render-picture.ts';

test.each([
  ['country-hr', 'dalmatia'],
  ['country-de', 'balticSea'],
  ['region-toskana', 'tuscany'],
])(
  'the upright picture %s of %s stands on no dark slab',
  async (key, landscape) => {
    const svg = illustrator.hero(key, landscape, { season: 'summer', hour: 'golden' });
    const size = { width: 720, height: 900 };
    const picture = await renderPicture({ svg }, size, 'png');
    const strip = sharp(picture).extract({ left: 0, top: 850, width: 720, height: 50 });
    const { data, info } = await strip.raw().toBuffer({ resolveWithObject: true });
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += info.channels) {
      const color = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    // Something grows there: a slab is nearly all of one colour.
    expect(Math.max(...counts.values()) / (info.width * info.height)).toBeLessThan(0.8);
  },
  30_000,
);
