import PDFDocument from 'pdfkit';
import type { Language } from '../../../domain/language.ts';
import type { MeasuredPage, RowTable } from './pdf-page.ts';
import { drawCode, drawSign } from './pdf-drawings.ts';
import { archived, attachInvoice } from './factur-x.ts';
import { fitToFonts, loadFonts, type Face, type GlyphSource } from './pdf-fonts.ts';

const ink = '#1D2B2A';
const quiet = '#4E5F5D';
const pine = '#0F4C4A';
const sunken = '#F7F2E9';
const hairline = '#E0D7C8';
const gutter = 28;
const tabular = ['tnum'] as unknown as PDFKit.Mixins.OpenTypeFeatures[];

interface Style {
  size: number;
  face?: Face;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
  link?: string;
}

/** The PDF structure tag that a screen reader announces. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure' | 'Link';

/** The metadata's XML is written without escaping. */
const withoutMarkup = (text: string): string => text.replace(/[<>&]/g, ' ').replace(/ +/g, ' ');

export type Closeness = 'loose' | 'close' | 'tight';

const distances = {
  loose: { margin: 52, spread: 1, picture: 170 },
  close: { margin: 52, spread: 0.45, picture: 120 },
  tight: { margin: 40, spread: 0.2, picture: 96 },
} as const satisfies Record<Closeness, object>;

export function createPdfPage(options: {
  title: string;
  language: Language;
  site: string;
  footer: string;
  electronicInvoice?: string | null;
  /** How much of the distances is left out; the letters stay as large. */
  closeness?: Closeness;
  pageText(page: number, pages: number): string;
}): MeasuredPage {
  const { margin, spread, picture: widthOfPicture } = distances[options.closeness ?? 'loose'];
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: options.language,
    // pdfkit would start with a font that is not embedded.
    font: null as unknown as string,
    ...(options.electronicInvoice ? archived : {}),
    info: { Title: withoutMarkup(options.title), Author: withoutMarkup(options.site) },
  });
  for (const [name, file] of Object.entries(loadFonts())) doc.registerFont(name, file);
  if (options.electronicInvoice) attachInvoice(doc, options.electronicInvoice);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  const width = doc.page.width - 2 * margin;
  const glyphs = (name: string): GlyphSource =>
    (doc.font(name) as unknown as { _font: { font: GlyphSource } })._font.font;
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Draws content that screen readers read under the tag. */
  function drawTagged(tag: Tag, parent: PDFKit.PDFStructureElement, draw: () => void, alt?: string): void {
    const content = doc.markStructureContent(tag);
    draw();
    doc.endMarkedContent();
    parent.add(doc.struct(tag, alt === undefined ? {} : { alt }, [content]));
  }

  /** Draws an artifact, which screen readers skip. */
  function drawArtifact(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  function write(text: string, x: number, y: number, style: Style): void {
    const runs = fitToFonts(text, style.face ?? 'text', glyphs);
    doc.fontSize(style.size).fillColor(style.color ?? ink);
    const box = style.width ?? width;
    let start = x;
    const features = style.align === 'right' ? { features: tabular } : {};
    if (style.align === 'right') {
      const length = runs.reduce((sum, run) => sum + doc.font(run.font).widthOfString(run.text, features), 0);
      start = Math.max(x, x + box - length);
    }
    runs.forEach((run, index) => {
      doc.font(run.font);
      const textOptions = {
        ...features,
        ...(style.link ? { link: style.link, underline: true } : {}),
        width: box - (start - x) + 1,
        continued: index < runs.length - 1,
        lineGap: 2.5,
      };
      if (index === 0) doc.text(run.text, start, y, textOptions);
      else doc.text(run.text, textOptions);
    });
    if (runs.length === 0) doc.y = y;
  }

  /** The height that a text takes in a box of this width. */
  function measureHeight(
    text: string,
    { size, face = 'text', width: box }: Style & { width: number },
  ): number {
    const [run] = fitToFonts(text, face, glyphs);
    if (!run) return 0;
    return doc
      .font(run.font)
      .fontSize(size)
      .heightOfString(text, { width: box + 1, lineGap: 2.5 });
  }

  /** Short facts, such as dates, take what they need; a long one takes the rest. */
  function columnsOfFacts(values: readonly string[]): { start: number; width: number }[] {
    const equal = width / values.length;
    const needed = values.map((value) => {
      const [run] = fitToFonts(value, 'strong', glyphs);
      return (run ? doc.font(run.font).fontSize(11.5).widthOfString(value) : 0) + 28;
    });
    const long = needed.filter((length) => length > equal).length;
    const short = needed.filter((length) => length <= equal);
    const rest = width - short.reduce((sum, length) => sum + length, 0);
    const widths = needed.map((length) => (long === 0 ? equal : length > equal ? rest / long : length));
    return widths.map((each, index) => ({
      start: widths.slice(0, index).reduce((sum, length) => sum + length, 0),
      width: each,
    }));
  }

  function ensureRoom(height: number): void {
    if (doc.y + height > doc.page.height - margin - 20) {
      doc.addPage();
      doc.y = margin;
    }
  }

  const drawRule = (x: number, y: number, length: number, color = hairline): void =>
    drawArtifact(() => {
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(0.7)
        .strokeColor(color)
        .stroke();
    });

  /** Draws the rows of a table from the current height on, between x and x + length. */
  function drawRows({ title, rows }: RowTable, x: number, length: number, size: number): void {
    drawTagged('H2', root, () =>
      write(title, x, doc.y, { size: 13, face: 'display', color: pine, width: length }),
    );
    doc.y += 3;
    const inRow = 3 * spread;
    const table = doc.struct('Table');
    root.add(table);
    for (const { label, value, note, strong } of rows) {
      ensureRoom(30);
      const top = doc.y + 4 * spread;
      drawRule(x, top - 2, length, strong ? ink : hairline);
      const face: Face = strong ? 'strong' : 'text';
      const style = { size: strong ? size + 2 : size, face };
      const tr = doc.struct('TR');
      table.add(tr);
      drawTagged('TH', tr, () => {
        write(label, x, top + inRow, { ...style, width: length * (note ? 0.34 : 0.6) });
        if (note) {
          write(note, x + length * 0.36, top + inRow, { size, color: quiet, width: length * 0.36 });
        }
      });
      const below = doc.y;
      drawTagged('TD', tr, () =>
        write(value, x + length * 0.4, top + inRow, { ...style, width: length * 0.6, align: 'right' }),
      );
      doc.y = Math.max(below, doc.y);
      tr.end();
    }
    table.end();
  }

  return {
    heading(title, asides, lead) {
      drawArtifact(() => drawSign(doc, margin, margin - 4));
      drawTagged('P', root, () =>
        write(options.site, margin + 30, margin - 3, { size: 17, face: 'display', color: pine }),
      );
      drawTagged('P', root, () => {
        doc.y = margin - 3;
        for (const aside of asides) {
          write(aside, margin, doc.y, { size: 9.5, color: quiet, align: 'right' });
        }
      });
      drawRule(margin, margin + 30, width);
      drawTagged('H1', root, () =>
        write(title, margin, margin + 30 + 14 * spread, { size: 26, face: 'display' }),
      );
      drawTagged('P', root, () => write(lead, margin, doc.y + 1, { size: 10.5, color: quiet }));
      doc.y += 12 * spread;
    },
    home({ title, place, picture, link }) {
      const top = doc.y;
      const pictureWidth = picture ? widthOfPicture : 0;
      const pictureHeight = (pictureWidth * 630) / 1200;
      if (picture) {
        drawTagged(
          'Figure',
          root,
          () => {
            doc.save().roundedRect(margin, top, pictureWidth, pictureHeight, 6).clip();
            doc.image(picture, margin, top, { width: pictureWidth });
            doc.restore();
          },
          title,
        );
      }
      const x = margin + (picture ? pictureWidth + 20 : 0);
      const box = width - (x - margin);
      drawTagged('H2', root, () =>
        write(title, x, top + (picture ? 6 : 0), { size: 17, face: 'display', width: box }),
      );
      drawTagged('P', root, () => write(place, x, doc.y + 2, { size: 10.5, color: quiet, width: box }));
      if (link) {
        drawTagged('Link', root, () =>
          write(link.text, x, doc.y + 4, { size: 10, color: pine, width: box, link: link.url }),
        );
      }
      doc.y = Math.max(doc.y, top + pictureHeight) + 14 * spread;
    },
    cover(picture, alt) {
      const top = doc.y;
      const height = (width * 630) / 1200;
      drawTagged(
        'Figure',
        root,
        () => {
          doc.save().roundedRect(margin, top, width, height, 8).clip();
          doc.image(picture, margin, top, { width });
          doc.restore();
        },
        alt,
      );
      doc.y = top + height + 16;
    },
    dedication(text) {
      ensureRoom(60);
      drawTagged('P', root, () =>
        write(text, margin + 12, doc.y, { size: 15, face: 'display', width: width - 24 }),
      );
      doc.y += 18;
    },
    facts(facts) {
      const top = doc.y;
      const columns = columnsOfFacts(facts.map(({ value }) => value));
      const stylesOf = (column: number) => {
        const box = columns[column]!.width - 20;
        return {
          label: { size: 8.5, color: quiet, width: box },
          value: { size: 11.5, face: 'strong', width: box },
          detail: { size: 9, color: quiet, width: box },
        } as const;
      };
      // A party such as a family with dogs takes several lines.
      const lowest = facts.map(
        ({ value, detail }, index) =>
          22 + measureHeight(value, stylesOf(index).value) + measureHeight(detail, stylesOf(index).detail),
      );
      const height = Math.max(60, ...lowest.map((bottom) => bottom + 8));
      drawArtifact(() => doc.roundedRect(margin, top, width, height, 6).fill(sunken));
      facts.forEach(({ label, value, detail }, index) => {
        const x = margin + columns[index]!.start + 14;
        const styles = stylesOf(index);
        if (index > 0) {
          drawArtifact(() => {
            doc
              .moveTo(x - 14, top + 10)
              .lineTo(x - 14, top + height - 10)
              .lineWidth(0.7)
              .strokeColor(hairline)
              .stroke();
          });
        }
        drawTagged('P', root, () => {
          write(label, x, top + 9, styles.label);
          write(value, x, top + 22, styles.value);
          write(detail, x, doc.y, styles.detail);
        });
      });
      doc.y = top + height + 14 * spread;
    },
    columns(columns) {
      ensureRoom(90);
      const top = doc.y;
      let bottom = top;
      columns.forEach(({ title, lines }, index) => {
        const x = margin + (index * (width + gutter)) / columns.length;
        const box = (width - gutter) / columns.length;
        drawTagged('H2', root, () =>
          write(title, x, top, { size: 13, face: 'display', color: pine, width: box }),
        );
        drawTagged('P', root, () => {
          for (const line of lines.filter((text) => text !== '')) {
            write(line, x, doc.y + 0.5, { size: 10, width: box });
          }
        });
        bottom = Math.max(bottom, doc.y);
      });
      doc.y = bottom + 12 * spread;
    },
    table(table) {
      ensureRoom(80);
      drawRows(table, margin, width, 10);
      doc.y += 14 * spread;
    },
    tables(tables) {
      ensureRoom(30 + (14 + 8 * spread) * Math.max(...tables.map(({ rows }) => rows.length)));
      const top = doc.y;
      let bottom = top;
      tables.forEach((table, index) => {
        doc.y = top;
        drawRows(
          table,
          margin + (index * (width + gutter)) / tables.length,
          (width - gutter) / tables.length,
          9.5,
        );
        bottom = Math.max(bottom, doc.y);
      });
      doc.y = bottom + 12 * spread;
    },
    coded(table, codes) {
      const edge = 88;
      const gap = 16;
      const length = width - codes.length * (edge + gap);
      ensureRoom(edge + 40);
      const top = doc.y;
      drawRows(table, margin, length, 10);
      let bottom = doc.y;
      codes.forEach(({ code, label }, index) => {
        const x = margin + length + gap + index * (edge + gap);
        drawTagged('Figure', root, () => drawCode(doc, code, { x, y: top, edge }), label);
        drawTagged('P', root, () =>
          write(label, x, top + edge + 2, { size: 8.5, color: quiet, width: edge }),
        );
        bottom = Math.max(bottom, doc.y);
      });
      doc.y = bottom + 14;
    },
    note(text) {
      ensureRoom(12);
      drawTagged('P', root, () => write(text, margin, doc.y, { size: 9, color: quiet }));
    },
    fill() {
      return {
        pages: doc.bufferedPageRange().count,
        last: (doc.y - margin) / (doc.page.height - 2 * margin - 20),
      };
    },
    end() {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        // Otherwise a text below the margin would start another page.
        doc.page.margins.bottom = 0;
        const y = doc.page.height - margin + 8;
        drawRule(margin, y - 8, width);
        doc.markContent('Artifact', { type: 'Pagination' });
        write(options.footer, margin, y, { size: 8.5, color: quiet });
        write(options.pageText(page + 1, count), margin, y, { size: 8.5, color: quiet, align: 'right' });
        doc.endMarkedContent();
      }
      root.end();
      doc.end();
      return ended;
    },
  };
}
