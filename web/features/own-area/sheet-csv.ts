import type { Language } from '../../../domain/language.ts';

export const sheetType = 'text/csv; charset=utf-8';

export function sheetNumber(value: number, decimals: number, language: Language): string {
  const digits = value.toFixed(decimals);
  return language === 'en' ? digits : digits.replace('.', ',');
}

/** Writes CSV that spreadsheets open without an import dialog: separated by semicolons, with a byte order mark. */
export function sheetCsv(lines: readonly (readonly string[])[]): string {
  const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;
  return `\ufeff${lines.map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;
}
