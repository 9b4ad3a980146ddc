/**
 * Formats rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula get a leading apostrophe, since
 * names and purposes come from strangers; negative amounts stay numbers.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((text) => cell(text, ',')).join(',')}\r\n`).join('');
}

/**
 * Formats rows as CSV that Excel opens correctly where the comma is the decimal separator: with semicolons and a BOM.
 */
export function formatSheet(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map((text) => cell(text, ';')).join(';')}\r\n`).join('')}`;
}

function cell(text: string, separator: string): string {
  const isNumber = /^-?\d+([.,]\d+)?$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
