import type { Language } from '../../../domain/language.ts';
import type { PdfPage } from './pdf-page.ts';

type Part = { [Kind in Exclude<keyof PdfPage, 'end'>]: [kind: Kind, ...Parameters<PdfPage[Kind]>] }[Exclude<
  keyof PdfPage,
  'end'
>];

/** Holds the whole content of a document as plain data: another thread can set it, and equal data mean the same document. */
export interface PdfDocument {
  title: string;
  site: string;
  language: Language;
  footer: string;
  /** Footer of each page, with the placeholders `{page}` and `{pages}`. */
  pageText: string;
  /** The XML of an electronic invoice: it is attached as Factur-X, and the document becomes PDF/A. */
  electronicInvoice?: string | null;
  parts: readonly Part[];
}

/** Writes down what a document says, from top to bottom. */
export function describePdf(head: Omit<PdfDocument, 'parts'>): Omit<PdfPage, 'end'> & {
  end(): PdfDocument;
} {
  const parts: Part[] = [];
  return {
    heading: (...given) => void parts.push(['heading', ...given]),
    home: (...given) => void parts.push(['home', ...given]),
    cover: (...given) => void parts.push(['cover', ...given]),
    dedication: (...given) => void parts.push(['dedication', ...given]),
    facts: (...given) => void parts.push(['facts', ...given]),
    columns: (...given) => void parts.push(['columns', ...given]),
    table: (...given) => void parts.push(['table', ...given]),
    tables: (...given) => void parts.push(['tables', ...given]),
    coded: (...given) => void parts.push(['coded', ...given]),
    note: (...given) => void parts.push(['note', ...given]),
    end: () => ({ ...head, parts }),
  };
}
