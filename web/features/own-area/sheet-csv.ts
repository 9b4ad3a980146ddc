import type { Language } from '../../../domain/language.ts';

export const sheetType = 'text/csv; charset=utf-8';

/** Writes a number as spreadsheets of the language read it. */
export function sheetNumber(value: number, decimals: number, language: Language): string {
  const plain = value.toFixed(decimals);
  return language === 'en' ? plain : plain.replace('.', ',');
}

/**
 * Writes lines as a file that spreadsheets open without asking: fields parted by semicolons, a mark of the encoding in front.
 */
export function sheetCsv(lines: readonly (readonly string[])[]): string {
  const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;
  return `\ufeff${lines.map((line) => line.map(quoted).join(';')).join('\r\n')}\r\n`;
}
