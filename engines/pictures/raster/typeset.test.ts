import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawShareText } from './share-card.ts';
import { type Typesetter, createTypesetter } from './typeset.ts';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await createTypesetter();
});

test('text becomes outlines of its own fonts, letters beyond Latin-1 included', () => {
  const { markup, width } = typesetter.line('Poreč', 'headline', 60);
  expect(markup.match(/<path /g)).toHaveLength(5);
  expect(markup).not.toContain('<text');
  expect(width).toBeGreaterThan(100);
  expect(typesetter.line('Poreč', 'headline', 120).width).toBeCloseTo(width * 2, 3);
});

test('long titles keep to their lines and end in an ellipsis', () => {
  const title =
    'Ein sehr langer Titel, der in keine zwei Zeilen einer Vorschau passt, so gern er auch möchte';
  const lines = typesetter.wrap(title, 'headline', 68, 600, 2);
  expect(lines).toHaveLength(2);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(600);
  const word = typesetter.wrap('Donaudampfschifffahrtsgesellschaft'.repeat(3), 'text', 40, 300, 1);
  expect(word[0]?.width).toBeLessThanOrEqual(300);
  expect(typesetter.wrap('Kurz', 'headline', 68, 600, 2)).toHaveLength(1);
});

test('the layer is drawn in its size, with letters where the title stands', async () => {
  const layer = drawShareText(typesetter, {
    title: 'Finca am Meer',
    place: 'Cala d’Or · Mallorca',
    site: 'Strandkorb',
  });
  const { data, info } = await sharp(Buffer.from(layer)).raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width: 1200, height: 630 });
  let bright = 0;
  for (let y = 450; y < 540; y++)
    for (let x = 64; x < 700; x++) if ((data[(y * 1200 + x) * info.channels] ?? 0) > 240) bright++;
  expect(bright).toBeGreaterThan(3000);
});
