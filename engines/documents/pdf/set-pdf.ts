import { createPdfPage, type Closeness } from './create-pdf-page.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { MeasuredPage } from './pdf-page.ts';

/** If at most this share of the last page is used, smaller distances may save the page. */
const shortLastPage = 0.4;

/** Lays out a document. This takes a third of a second, so it must not run on the thread that serves visitors. */
export function setPdf(pdf: PdfDocument): Promise<Buffer> {
  const loose = setParts(pdf, 'loose');
  const { pages, last } = loose.fill();
  if (pages === 1 || last > shortLastPage) return loose.end();
  for (const closeness of ['close', 'tight'] as const) {
    const closer = setParts(pdf, closeness);
    if (closer.fill().pages < pages) return closer.end();
  }
  return loose.end();
}

function setParts({ parts, pageText, ...head }: PdfDocument, closeness: Closeness): MeasuredPage {
  const pdf = createPdfPage({
    ...head,
    closeness,
    pageText: (page, pages) => pageText.replace('{page}', String(page)).replace('{pages}', String(pages)),
  });
  for (const part of parts) {
    switch (part[0]) {
      case 'heading':
        pdf.heading(part[1], part[2], part[3]);
        break;
      case 'home': {
        const { picture } = part[1];
        // A Buffer becomes a plain Uint8Array when it is sent to another thread.
        pdf.home({ ...part[1], picture: picture && Buffer.from(picture) });
        break;
      }
      case 'cover':
        pdf.cover(Buffer.from(part[1]), part[2]);
        break;
      case 'dedication':
        pdf.dedication(part[1]);
        break;
      case 'facts':
        pdf.facts(part[1]);
        break;
      case 'columns':
        pdf.columns(part[1]);
        break;
      case 'table':
        pdf.table(part[1]);
        break;
      case 'tables':
        pdf.tables(part[1]);
        break;
      case 'coded':
        pdf.coded(part[1], part[2]);
        break;
      case 'note':
        pdf.note(part[1]);
        break;
    }
  }
  return pdf;
}
