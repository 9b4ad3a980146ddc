import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { locales } from '../../../domain/language.ts';
import { sheetCsv } from '../own-area/sheet-csv.ts';

export interface WorkColumn<Row> {
  key: string;
  label: string;
  /** The text of a cell, which the filter searches and the file contains. */
  text: (row: Row) => string;
  /** The content of the cell; by default its text. */
  cell?: (row: Row) => ReactNode;
  /** A line below the content, such as what columns of the file alone say. */
  second?: (row: Row) => string;
  /** True if the column is in the file and found by the filter, but not shown: another one has it in its second line. */
  isOnlyInFile?: boolean;
  /** The sort key of the column; by default its text. */
  order?: (row: Row) => string | number;
  /** The value in the file instead of the text, such as a number that a spreadsheet can add up. */
  sheet?: (row: Row) => string;
  /** number: aligned to the right. line: never broken. cut: as much as fits in a line. By default long text is broken. */
  fit?: 'number' | 'line' | 'cut';
}

export interface SortedBy {
  key: string;
  isDescending: boolean;
}

/** Sorts the rows by a column; rows with equal values keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  sortedBy: SortedBy | null,
  language: Language,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sortedBy?.key);
  if (!column || !sortedBy) return rows;
  const { text, order = text } = column;
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  const sign = sortedBy.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

const normalizeText = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns the rows in which each typed word occurs in some cell, whatever its case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly WorkColumn<Row>[],
  query: string,
): readonly Row[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const all = normalizeText(columns.map(({ text }) => text(row)).join('\n'));
    return words.every((word) => all.includes(word));
  });
}

/** Quotes text that spreadsheets would execute as a formula, such as `=1+1`. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Returns the rows as a file for spreadsheets, with the labels of the columns above. */
export function rowsToCsv<Row>(rows: readonly Row[], columns: readonly WorkColumn<Row>[]): string {
  return sheetCsv([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text, sheet }) => (sheet ? sheet(row) : escapeFormula(text(row))))),
  ]);
}
