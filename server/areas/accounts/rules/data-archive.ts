import { strToU8, zipSync } from 'fflate';

type Row = Readonly<Record<string, unknown>>;

/** Formats a cell: times as ISO 8601, lists and objects as JSON, null as an empty cell. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** Spreadsheets run cells with these first characters as formulas, so such input must be escaped (CSV injection). */
const formula = /^[=+\-@\t\r]/;

function quoteCell(value: unknown): string {
  const cell = formatCell(value);
  const safe = typeof value === 'string' && formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats rows as CSV (RFC 4180) with a BOM, by which spreadsheets recognize UTF-8. */
export function formatCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}

/** Builds a ZIP with each non-empty table as JSON and CSV, and a text that explains the files. */
export function dataArchive(
  rows: Readonly<Record<string, readonly Row[]>>,
  readme: (tables: readonly string[]) => string,
): Uint8Array {
  const nonEmptyTables = Object.entries(rows)
    .filter(([, of]) => of.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const files = nonEmptyTables.flatMap(([table, of]) => {
    const name = table.replaceAll('_', '-');
    return [
      [`${name}.json`, strToU8(`${JSON.stringify(of, null, 2)}\n`)],
      [`${name}.csv`, strToU8(formatCsv(of))],
    ] as const;
  });
  return zipSync({
    'readme.txt': strToU8(readme(nonEmptyTables.map(([table]) => table))),
    ...Object.fromEntries(files),
  });
}
