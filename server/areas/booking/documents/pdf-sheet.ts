import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Language } from '../../../../domain/language.ts';

export interface Row {
  label: string;
  value: string;
  /** Small words under the label. */
  note?: string;
  strong?: boolean;
}

/** A4 in the house's look: set top down, with a new page where one is full. */
export interface Sheet {
  heading(title: string, subtitles: readonly string[]): void;
  section(title: string): void;
  paragraph(text: string): void;
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void;
  rows(rows: readonly Row[]): void;
  end(): Promise<Buffer>;
}

const ink = '#1D2B2A';
const quiet = '#566462';
const pine = '#0F4C4A';
const hairline = '#E6DFD2';
const margin = 56;

// pdfkit embeds static WOFF cuts; the variable WOFF2 of the pages it cannot read.
const fontFile = (subset: string, weight: number): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`,
    ),
  );
let fonts: Record<string, Buffer> | undefined;
function loadFonts(): Record<string, Buffer> {
  fonts ??= {
    regular: fontFile('latin', 400),
    'regular-ext': fontFile('latin-ext', 400),
    bold: fontFile('latin', 600),
    'bold-ext': fontFile('latin-ext', 600),
  };
  return fonts;
}

type Weight = 'regular' | 'bold';

interface GlyphSource {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export function createSheet(options: {
  title: string;
  language: Language;
  pageText(page: number, pages: number): string;
}): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: options.language,
    info: { Title: options.title, Author: 'Feriola' },
  });
  for (const [name, file] of Object.entries(loadFonts())) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  const width = doc.page.width - 2 * margin;
  const glyphs = (name: string): GlyphSource =>
    (doc.font(name) as unknown as { _font: { font: GlyphSource } })._font.font;

  /** The cut that has all letters of a word; letters that neither has become a question mark. */
  function fit(text: string, weight: Weight): { text: string; font: string }[] {
    const base = glyphs(weight);
    const extended = glyphs(`${weight}-ext`);
    const runs: { text: string; font: string }[] = [];
    for (const letter of text.replace(/[\u202f\u2009]/g, '\u00a0').normalize('NFC')) {
      const codePoint = letter.codePointAt(0)!;
      const inBase = base.hasGlyphForCodePoint(codePoint) || letter === '\n';
      const inExtended = !inBase && extended.hasGlyphForCodePoint(codePoint);
      const font = inExtended ? `${weight}-ext` : weight;
      const shown = inBase || inExtended ? letter : '?';
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ text: shown, font });
    }
    return runs;
  }

  function write(
    text: string,
    x: number,
    y: number,
    style: { size: number; weight?: Weight; color?: string; width?: number; align?: 'left' | 'right' },
  ): void {
    const runs = fit(text, style.weight ?? 'regular');
    doc.fontSize(style.size).fillColor(style.color ?? ink);
    const box = style.width ?? width;
    let start = x;
    if (style.align === 'right') {
      const length = runs.reduce((sum, run) => sum + doc.font(run.font).widthOfString(run.text), 0);
      start = Math.max(x, x + box - length);
    }
    runs.forEach((run, index) => {
      doc.font(run.font);
      const textOptions = { width: box - (start - x) + 1, continued: index < runs.length - 1, lineGap: 3 };
      if (index === 0) doc.text(run.text, start, y, textOptions);
      else doc.text(run.text, textOptions);
    });
    if (runs.length === 0) doc.y = y;
  }

  function room(height: number): void {
    if (doc.y + height > doc.page.height - margin - 20) {
      doc.addPage();
      doc.y = margin;
    }
  }

  const rule = (y: number): void => {
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.7)
      .strokeColor(hairline)
      .stroke();
  };

  return {
    heading(title, subtitles) {
      write('Feriola', margin, margin, { size: 15, weight: 'bold', color: pine });
      write(title, margin, margin + 42, { size: 25, weight: 'bold' });
      write(subtitles.join('  ·  '), margin, doc.y + 2, { size: 10.5, color: quiet });
      doc.y += 14;
    },
    section(title) {
      room(60);
      write(title, margin, doc.y + 16, { size: 13, weight: 'bold', color: pine });
      doc.y += 4;
    },
    paragraph(text) {
      room(30);
      write(text, margin, doc.y + 4, { size: 10.5 });
    },
    columns(columns) {
      room(110);
      const top = doc.y + 18;
      let bottom = top;
      columns.forEach(({ title, lines }, index) => {
        const x = margin + (index * width) / columns.length;
        const box = width / columns.length - 16;
        write(title, x, top, { size: 9.5, color: quiet, width: box });
        for (const line of lines.filter((text) => text !== '')) {
          write(line, x, doc.y + 1, { size: 10.5, width: box });
        }
        bottom = Math.max(bottom, doc.y);
      });
      doc.y = bottom + 4;
    },
    rows(rows) {
      for (const { label, value, note, strong } of rows) {
        room(34);
        const top = doc.y + 6;
        rule(top - 3);
        const weight: Weight = strong ? 'bold' : 'regular';
        const style = { size: strong ? 12.5 : 10.5, weight };
        write(label, margin, top + 3, { ...style, width: width * 0.5 });
        if (note) write(note, margin, doc.y - 2, { size: 8.5, color: quiet, width: width * 0.5 });
        const below = doc.y;
        write(value, margin + width * 0.42, top + 3, { ...style, width: width * 0.58, align: 'right' });
        doc.y = Math.max(below, doc.y);
      }
    },
    end() {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        // Below the margin a text would begin another page.
        doc.page.margins.bottom = 0;
        write(options.pageText(page + 1, count), margin, doc.page.height - margin + 6, {
          size: 8.5,
          color: quiet,
          align: 'right',
        });
      }
      doc.end();
      return ended;
    },
  };
}
