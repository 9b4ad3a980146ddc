import { describe, expect, test } from 'vitest';
import { bannerSizes } from '../../../domain/partner-banners.ts';
import { drawBanner, type BannerText } from './banner.ts';

import { createTypesetter, type Typesetter } from './typeset.ts';

const colours = { main: '#0f4c4a', ink: '#ffffff', accent: '#c8421b', onAccent: '#ffffff' };
const short: BannerText = {
  headline: 'Urlaub am Meer',
  detail: '',
  call: 'Jetzt finden',
  site: 'Feriola',
  colours,
};
const long: BannerText = {
  headline: 'Maisons et appartements de vacances en Mecklembourg-Poméranie-Occidentale',
  detail: 'Maisons et appartements de vacances',
  call: 'Trouver maintenant',
  site: 'Reisebüro am Hafen und Partner',
  colours,
};

/** Boxes of all that is set: lines are measured where they are placed. */
async function boxesOf(text: BannerText, size: { width: number; height: number }) {
  const { line, wrap } = await createTypesetter();
  // Each line says in its markup how wide and high it is.
  const mark = (set: { width: number }, height: number) => ({
    markup: `<m w="${set.width}" h="${height}"/>`,
    width: set.width,
  });
  const marking: Typesetter = {
    line: (words, face, height) => mark(line(words, face, height), height),
    wrap: (words, face, height, width, lines) =>
      wrap(words, face, height, width, lines).map((one) => mark(one, height)),
  };
  const svg = drawBanner(marking, text, size);
  const lines = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)"><m w="([\d.]+)" h="([\d.]+)"/g)];
  return lines.map(([, ...numbers]) => {
    const [x, y, width, height] = numbers.map(Number) as [number, number, number, number];
    return { left: x, right: x + width, top: y - height * 0.75, bottom: y + height * 0.25 };
  });
}

describe.each(bannerSizes)('%s', (size) => {
  const [width, height] = size.split('x').map(Number) as [number, number];
  test.each([
    ['short', short],
    ['long', long],
  ])('%s words lie inside, and none on another', async (_name, text) => {
    const boxes = await boxesOf(text, { width, height });
    // Headline, button and the name of the site at least.
    expect(boxes.length).toBeGreaterThanOrEqual(3);
    for (const [at, box] of boxes.entries()) {
      expect(box.left, String(at)).toBeGreaterThanOrEqual(0);
      expect(box.right, String(at)).toBeLessThanOrEqual(width);
      expect(box.top, String(at)).toBeGreaterThanOrEqual(0);
      expect(box.bottom, String(at)).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(isApart, JSON.stringify([box, other])).toBe(true);
      }
    }
  });
});
