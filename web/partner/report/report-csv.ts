import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';

export const reportColumns = ['visits', 'asked', 'booked', 'cancelled', 'pending', 'confirmed'] as const;
const sums: ReadonlySet<string> = new Set(['pending', 'confirmed']);

/** A field that begins like a formula is one to spreadsheets: what partners call their links stays a text. */
const field = (text: string): string =>
  `"${(/^[=+\-@~]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * The rows as a file that spreadsheets of the language open without being asked: fields parted by semicolons, numbers as
 * they are written there, a mark of the encoding in front.
 */
export function reportCsv(
  rows: PartnerReport['rows'],
  { first, nameOf }: { first: string; nameOf: (key: string) => string },
  t: Translate,
  language: Language,
): string {
  const written = (name: (typeof reportColumns)[number], value: number): string => {
    const plain = sums.has(name) ? value.toFixed(2) : String(value);
    return `"${language === 'en' ? plain : plain.replace('.', ',')}"`;
  };
  const lines = [
    [first, ...reportColumns.map((name) => t(`partner.report.${name}`))].map(field),
    ...rows.map((row) => [field(nameOf(row.key)), ...reportColumns.map((name) => written(name, row[name]))]),
  ];
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}
