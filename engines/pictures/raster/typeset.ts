import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** A line of text as outlines: SVG path elements on the base line at 0, 0, and its width in pixels. */
export type SetLine = { markup: string; width: number };

export type Typesetter = {
  line: (text: string, face: 'headline' | 'text', size: number) => SetLine;
  /** Wraps words into at most `lines` lines of `width` pixels; text that does not fit ends in an ellipsis. */
  wrap: (text: string, face: 'headline' | 'text', size: number, width: number, lines: number) => SetLine[];
};

const files = {
  headline: ['fraunces-latin-wght-normal', 'fraunces-latin-ext-wght-normal'].map(
    (name) => `@fontsource-variable/fraunces/files/${name}.woff2`,
  ),
  text: ['latin', 'latin-ext'].map((subset) => `@fontsource/figtree/files/figtree-${subset}-600-normal.woff`),
};

/** Text as outlines, so that a picture looks the same whatever fonts the machine has. */
export async function createTypesetter(): Promise<Typesetter> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const load = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => create(await readFile(resolve(name)))));
  const fonts = { headline: await load(files.headline), text: await load(files.text) };

  function line(text: string, face: 'headline' | 'text', size: number): SetLine {
    let markup = '';
    let x = 0;
    for (const run of splitByFont(text, fonts[face])) {
      const scale = size / run.font.unitsPerEm;
      const { glyphs, positions } = run.font.layout(run.text);
      for (const [i, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
        const d = glyph.path.toSVG();
        if (d) {
          const at = (x + xOffset * scale).toFixed(1);
          markup += `<path transform="translate(${at} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`;
        }
        x += xAdvance * scale;
      }
    }
    return { markup, width: x };
  }

  return {
    line,
    wrap(text, face, size, width, lines) {
      const set: string[] = [];
      let current = '';
      const doesFit = (candidate: string) => line(candidate, face, size).width <= width;
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const longer = current ? `${current} ${word}` : word;
        if (doesFit(longer) || !current) current = longer;
        else {
          set.push(current);
          current = word;
        }
      }
      if (current) set.push(current);
      const shownLines = set.slice(0, lines);
      let last = shownLines[lines - 1];
      if (set.length > lines || (last !== undefined && !doesFit(last))) {
        last ??= '';
        while (last && !doesFit(`${last}…`)) last = last.slice(0, -1);
        shownLines[lines - 1] = `${last.trimEnd()}…`;
      }
      return shownLines.map((one) => line(one, face, size));
    },
  };
}

/** Splits a text by the font that has each character; the first font draws characters that none has. */
function splitByFont(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 32;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? fonts[0];
    if (!font) continue;
    const last = runs[runs.length - 1];
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
