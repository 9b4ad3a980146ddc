import { inflateSync } from 'node:zlib';

/** Contents of the PDF's streams, inflated if possible. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const start = index + mark.length;
    const end = text.indexOf('endstream', start);
    try {
      return [inflateSync(pdf.subarray(start, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

const hexUnits = (hex: string): number[] =>
  hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];

/** The characters of a font's glyphs, from its ToUnicode map. */
function glyphsOf(map: string): string[] {
  const [, list = ''] = /beginbfrange\s*<0000>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/i.exec(map) ?? [];
  return [...list.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => String.fromCharCode(...hexUnits(hex)));
}

/**
 * The words of a PDF of the site, decoded once with each of its fonts: the font of a word is not tracked, so each word appears in one of
 * the readings.
 */
export function readingsOfPdf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const words = streams
    .filter((stream) => /\bT[jJ]\b/.test(stream))
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\]\s*TJ/g)])
    .map(([, shown = '']) => hexUnits([...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) => hex).join('')));
  return streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map(glyphsOf)
    .map((glyphs) => words.map((units) => units.map((unit) => glyphs[unit] ?? '').join('')).join(' '));
}
