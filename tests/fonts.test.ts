import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';

const root = join(import.meta.dirname, '..');

/** The characters that the pages' fonts must contain; all others come from further fonts. */
const asked = /[\u0020-\u00ff\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/u;
// Characters without a form of their own, the line end, and the narrow space, which browsers make of the wide one.
const formless = /[\n\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f]/u;

test.each(['fraunces', 'figtree'])('%s has every letter of the texts', (family) => {
  const font = create(readFileSync(join(root, `web/components/fonts/${family}.woff2`)));
  const used = new Set<string>();
  for (const language of languages) {
    const folder = join(root, 'texts', language);
    for (const file of readdirSync(folder)) {
      for (const letter of readFileSync(join(folder, file), 'utf8')) used.add(letter);
    }
  }
  const missing = [...used].filter(
    (letter) =>
      asked.test(letter) && !formless.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  );
  expect(used.size).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
