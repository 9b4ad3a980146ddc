export interface Row {
  label: string;
  value: string;
  /** Where it is paid and the like; for tables over the full width. */
  note?: string;
  strong?: boolean;
}

/** A QR code as a drawing: a square of `size` units, and a path of SVG that fills what is dark in it. */
export interface DrawnCode {
  size: number;
  path: string;
}

/** A QR code, and what stands below it. */
export interface LabelledCode {
  code: DrawnCode;
  label: string;
}

export interface RowTable {
  title: string;
  rows: readonly Row[];
}

/** A document on A4 in the house's look. It is set top down, begins a new page where one is full, and is tagged for screen readers. */
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
  /** Words that somebody wrote to somebody. */
  dedication(text: string): void;
  facts(facts: readonly { label: string; value: string; detail: string }[]): void;
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void;
  table(table: RowTable): void;
  tables(tables: readonly RowTable[]): void;
  coded(table: RowTable, codes: readonly LabelledCode[]): void;
  note(text: string): void;
  end(): Promise<Buffer>;
}

/** A document that is being set, and can tell how far it has come. */
export interface MeasuredPage extends PdfPage {
  /** How many pages there are, and how much of the last one is taken, from 0 to 1. */
  fill(): { pages: number; last: number };
}
