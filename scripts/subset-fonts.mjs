// Makes the fonts of the pages from those of their packages: the letters of western Europe, and of the axes what
// the pages use. They are what a first visit waits for, so each kilobyte counts. Run it after a new version
// of a font, and look at the pages.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable');
const folder = join(import.meta.dirname, '../web/components/fonts');

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// ASCII and Latin-1, then what the four languages and the site's own texts have beyond.
const letters = between(0x20, 0x7e) + between(0xa0, 0xff) + 'ŒœŸ‐‑–—‘’‚“”„†•…‰‹›€™−×→←↑↓\u2009\u202f';

/** One cut for all headlines: a second weight would weigh as much as the first. */
const fonts = {
  fraunces: { wght: 560 },
  figtree: { wght: { min: 400, max: 700 } },
};

for (const [family, variationAxes] of Object.entries(fonts)) {
  const whole = readFileSync(join(packages, family, `files/${family}-latin-wght-normal.woff2`));
  const made = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(folder, `${family}.woff2`), made);
  const license = readFileSync(join(packages, family, 'LICENSE'));
  writeFileSync(join(folder, `${family}-license.txt`), license);
  console.log(`${family}: ${whole.length} -> ${made.length} bytes`);
}
