import type { Language } from '../../../domain/language.ts';
import type { PdfPage } from './pdf-page.ts';

type Part = { [Kind in Exclude<keyof PdfPage, 'end'>]: [kind: Kind, ...Parameters<PdfPage[Kind]>] }[Exclude<
  keyof PdfPage,
  'end'
>];

/** The whole content of a document as plain data, so that another thread can lay it out. Equal data make equal documents. */
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

/** Collects the parts of a document, from top to bottom. */
export function describePdf(head: Omit<PdfDocument, 'parts'>): Omit<PdfPage, 'end'> & {
  end(): PdfDocument;
} {
  const parts: Part[] = [];
  return {
    heading: (...args) => void parts.push(['heading', ...args]),
    home: (...args) => void parts.push(['home', ...args]),
    cover: (...args) => void parts.push(['cover', ...args]),
    dedication: (...args) => void parts.push(['dedication', ...args]),
    facts: (...args) => void parts.push(['facts', ...args]),
    columns: (...args) => void parts.push(['columns', ...args]),
    table: (...args) => void parts.push(['table', ...args]),
    tables: (...args) => void parts.push(['tables', ...args]),
    coded: (...args) => void parts.push(['coded', ...args]),
    note: (...args) => void parts.push(['note', ...args]),
    end: () => ({ ...head, parts }),
  };
}
