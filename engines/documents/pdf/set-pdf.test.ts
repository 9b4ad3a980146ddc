import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { setPdf } from './set-pdf.ts';

const documentOf = (parts: PdfDocument['parts']): PdfDocument => ({
  title: 'Bestätigung',
  language: 'de',
  site: 'Feriola',
  footer: 'Feriola',
  pageText: 'Seite {page} von {pages}',
  parts,
});

/** Positions where the lines of a page begin, in points from its lower left corner. */
function linesOf(pdf: Buffer): { x: number; y: number }[] {
  const text = pdf.toString('latin1');
  const [page] = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    try {
      const stream = inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
      return /\bTm\b/.test(stream) ? [stream] : [];
    } catch {
      return [];
    }
  });
  return [...page!.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;

test('a large party takes the lines that it needs, and what follows begins below', async () => {
  const party = '4 Personen, davon 2 Kinder (8, 8 Jahre), 1 Hund (klein)';
  const pdf = await setPdf(
    documentOf([
      [
        'facts',
        [
          { label: 'Anreise', value: 'Sa., 8. Mai 2027', detail: 'ab 16 Uhr' },
          { label: 'Abreise', value: 'Sa., 15. Mai 2027', detail: 'bis 10 Uhr' },
          { label: 'Gäste', value: party, detail: '7 Nächte' },
        ],
      ],
      ['note', 'Danach'],
    ]),
  );
  const lines = linesOf(pdf);
  const right = Math.max(...lines.slice(0, 11).map(({ x }) => x));
  const heights = lines.filter(({ x }) => x === right).map(({ y }) => y);
  // Dates take what they need, so that the party has room for two lines.
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.length).toBeLessThan(6);
  for (const [index, y] of heights.slice(1).entries()) expect(heights[index]! - y).toBeGreaterThan(9);
  const [note] = lines.filter(({ y }) => y < Math.min(...heights));
  expect(Math.min(...heights) - note!.y).toBeGreaterThan(15);
});

test('a document whose last page would hold but a few lines is set closer', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `Zeile ${index}`, value: '10 €' }));
  const tables = (count: number): PdfDocument['parts'] => [
    ['heading', 'Bestätigung', ['Nr. 1'], 'Text'],
    ['table', { title: 'Preis', rows: rows(24) }],
    ['tables', [{ title: 'Zahlungen', rows: rows(count) }]],
  ];
  expect(pagesOf(await setPdf(documentOf(tables(6))))).toBe(1);
  // What needs a few lines more is set tight, and a page and a half is not.
  expect(pagesOf(await setPdf(documentOf(tables(9))))).toBe(1);
  expect(pagesOf(await setPdf(documentOf(tables(25))))).toBe(2);
});
