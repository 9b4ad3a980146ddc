export interface Row {
  label: string;
  value: string;
  /** For example where the amount is paid; only in tables of the full width. */
  note?: string;
  strong?: boolean;
}

/** A QR code: a square of `size` units, and an SVG path of its dark parts. */
export interface DrawnCode {
  size: number;
  path: string;
}

export interface LabelledCode {
  code: DrawnCode;
  label: string;
}

export interface RowTable {
  title: string;
  rows: readonly Row[];
}

/** A document on A4, laid out from top to bottom with page breaks, and tagged for screen readers. */
export interface PdfPage {
  heading(title: string, asides: readonly string[], lead: string): void;
  /** `picture` is a JPEG of 1200 x 630. */
  home(home: {
    title: string;
    place: string;
    picture: Buffer | null;
    link: { text: string; url: string } | null;
  }): void;
  /** A JPEG of 1200 x 630 over the whole width. */
  cover(picture: Buffer, alt: string): void;
  /** A personal message, as on a gift voucher. */
  dedication(text: string): void;
  facts(facts: readonly { label: string; value: string; detail: string }[]): void;
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void;
  table(table: RowTable): void;
  tables(tables: readonly RowTable[]): void;
  coded(table: RowTable, codes: readonly LabelledCode[]): void;
  note(text: string): void;
  end(): Promise<Buffer>;
}

export interface MeasuredPage extends PdfPage {
  /** Number of pages, and the used share of the last one, from 0 to 1. */
  fill(): { pages: number; last: number };
}
