import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { localeOf } from '../../../domain/language.ts';
import { sheetCsv } from '../own-area/sheet-csv.ts';

export interface WorkColumn<Row> {
  key: string;
  label: string;
  /** The words of a cell: what is found by the filter and written to the file. */
  text: (row: Row) => string;
  /** What the cell shows; absent: its words. */
  cell?: (row: Row) => ReactNode;
  /** What the column is sorted by; absent: its words. */
  order?: (row: Row) => string | number;
  /** What the file says in place of the words, such as a number that a spreadsheet adds up. */
  sheet?: (row: Row) => string;
  /** number: at the end of its column. line: never broken. cut: as much as fits in a line. Absent: broken where it is too long. */
  fit?: 'number' | 'line' | 'cut';
}

export interface SortedBy {
  key: string;
  isDescending: boolean;
}

/** Rows in the order of a column; those that are equal in it keep the order in which they came. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  sortedBy: SortedBy | null,
  language: Language,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sortedBy?.key);
  if (!column || !sortedBy) return rows;
  const { text, order = text } = column;
  const { compare } = new Intl.Collator(localeOf[language], { numeric: true });
  const sign = sortedBy.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Rows in which each typed word stands in some cell, whatever its case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  typed: string,
): readonly Row[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const all = folded(columns.map(({ text }) => text(row)).join('\n'));
    return words.every((word) => all.includes(word));
  });
}

/** A guest may be called `=1+1`: a spreadsheet would compute what a person has typed. */
const asWords = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The rows as a spreadsheet opens them, with the labels of the columns above. */
export function rowsToCsv<Row>(rows: readonly Row[], columns: readonly WorkColumn<Row>[]): string {
  return sheetCsv([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text, sheet }) => (sheet ? sheet(row) : asWords(text(row))))),
  ]);
}
