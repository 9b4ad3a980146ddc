import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** text and strong are Figtree, display is Fraunces; only the used glyphs are embedded. */
export type Face = 'text' | 'strong' | 'display';

export interface GlyphSource {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

interface TextRun {
  text: string;
  font: string;
}

// pdfkit embeds static WOFF cuts; the variable WOFF2 of the pages it cannot read.
const cuts: Readonly<Record<Face, readonly [family: string, weight: number]>> = {
  text: ['figtree', 400],
  strong: ['figtree', 600],
  display: ['fraunces', 600],
};

let fonts: Record<string, Buffer> | undefined;

/** Registered name -> font file. Each face has a second font for the letters that the first one lacks. */
export function loadFonts(): Record<string, Buffer> {
  const find = createRequire(import.meta.url).resolve;
  fonts ??= Object.fromEntries(
    Object.entries(cuts).flatMap(([face, [family, weight]]) =>
      (['latin', 'latin-ext'] as const).map((subset) => [
        subset === 'latin' ? face : `${face}-ext`,
        readFileSync(find(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
      ]),
    ),
  );
  return fonts;
}

/** Splits text by the font that has each letter; letters that neither font has become a question mark. */
export function fitToFonts(text: string, face: Face, glyphs: (font: string) => GlyphSource): TextRun[] {
  const extended = `${face}-ext`;
  const runs: TextRun[] = [];
  for (const letter of text.replace(/[\u202f\u2009]/g, '\u00a0').normalize('NFC')) {
    const codePoint = letter.codePointAt(0)!;
    const inBase = glyphs(face).hasGlyphForCodePoint(codePoint) || letter === '\n';
    const inExtended = !inBase && glyphs(extended).hasGlyphForCodePoint(codePoint);
    const font = inExtended ? extended : face;
    const drawnLetter = inBase || inExtended ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawnLetter;
    else runs.push({ text: drawnLetter, font });
  }
  return runs;
}
