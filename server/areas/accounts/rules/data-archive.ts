import { strToU8, zipSync } from 'fflate';

type Row = Readonly<Record<string, unknown>>;

/** Times become ISO 8601, lists and objects JSON, null an empty cell. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** Spreadsheets run cells with these first characters as formulas, so such input must be escaped (CSV injection). */
const formula = /^[=+\-@\t\r]/;

function quoted(value: unknown): string {
  const cell = cellOf(value);
  const safe = typeof value === 'string' && formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV (RFC 4180) with a BOM, by which spreadsheets recognise UTF-8. */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A ZIP with each non-empty table as JSON and CSV, and a text that explains the files. */
export function dataArchive(
  rows: Readonly<Record<string, readonly Row[]>>,
  readme: (tables: readonly string[]) => string,
): Uint8Array {
  const filled = Object.entries(rows)
    .filter(([, of]) => of.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const files = filled.flatMap(([table, of]) => {
    const name = table.replaceAll('_', '-');
    return [
      [`${name}.json`, strToU8(`${JSON.stringify(of, null, 2)}\n`)],
      [`${name}.csv`, strToU8(csvOf(of))],
    ] as const;
  });
  return zipSync({
    'readme.txt': strToU8(readme(filled.map(([table]) => table))),
    ...Object.fromEntries(files),
  });
}
