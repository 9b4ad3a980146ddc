// Makes the fonts of the pages from those of their packages: the letters of western Europe in a file of their own, those of the
// rest of Europe in another, and of the axes what the pages use. A first visit waits for the first, so each kilobyte counts. Run it after a new version
// of a font, and look at the pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable');
const folder = join(import.meta.dirname, '../web/components/fonts');

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// ASCII and Latin-1, then what the four languages and the site's own texts have beyond.
const western = between(0x20, 0x7e) + between(0xa0, 0xff) + 'ŒœŸ‐‑–—‘’‚“”„†•…‰‹›€™−×→←↑↓\u2009\u202f';

// What `fonts.css` names for it.
const extended = between(0x0100, 0x02ba) + between(0x1e00, 0x1e9f) + between(0x1ef2, 0x1eff);

/** One cut for all headlines: a second weight would weigh as much as the first. */
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
    const whole = readFileSync(join(packages, family, `files/${family}-${from}-wght-normal.woff2`));
    const made = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
    writeFileSync(join(folder, `${to}.woff2`), made);
    console.log(`${to}: ${whole.length} -> ${made.length} bytes`);
  }
  writeFileSync(join(folder, `${family}-license.txt`), readFileSync(join(packages, family, 'LICENSE')));
}
