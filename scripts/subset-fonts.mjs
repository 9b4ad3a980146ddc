// Subsets the fonts of the pages: letters of western Europe in one file, those of the rest of Europe in another, and
// only the used range of the axes. The initial load waits for the first file, so each kilobyte counts. Run it after an
// update of a font, and check the pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable');
const folder = join(import.meta.dirname, '../web/components/fonts');

const characterRange = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// ASCII, Latin-1 and further characters of the four languages and the site's own texts.
const western =
  characterRange(0x20, 0x7e) + characterRange(0xa0, 0xff) + 'ŒœŸ‐‑–—‘’‚“”„†•…‰‹›€™−×→←↑↓\u2009\u202f';

// The unicode range of this file in `fonts.css`.
const extended =
  characterRange(0x0100, 0x02ba) + characterRange(0x1e00, 0x1e9f) + characterRange(0x1ef2, 0x1eff);

/** All headlines use one weight. A second one would double the size. */
const fonts = {
  fraunces: { wght: 560 },
  figtree: { wght: { min: 400, max: 700 } },
};

for (const [family, variationAxes] of Object.entries(fonts)) {
  const files = [
    { from: 'latin', letters: western, to: family },
    { from: 'latin-ext', letters: extended, to: `${family}-extended` },
  ];
  for (const { from, letters, to } of files) {
    const fullFont = readFileSync(join(packages, family, `files/${family}-${from}-wght-normal.woff2`));
    const subset = await subsetFont(fullFont, letters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(join(folder, `${to}.woff2`), subset);
    console.log(`${to}: ${fullFont.length} -> ${subset.length} bytes`);
  }
  writeFileSync(join(folder, `${family}-license.txt`), readFileSync(join(packages, family, 'LICENSE')));
}
