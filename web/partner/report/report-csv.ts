import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import { sheetCsv, sheetNumber } from '../../features/own-area/sheet-csv.ts';

export const reportColumns = [
  ...(['visits', 'asked', 'booked', 'cancelled'] as const),
  ...(['value', 'pending', 'confirmed'] as const),
] as const;
/** Columns of euros, which only partners with a commission have. */
export const sumColumns: ReadonlySet<string> = new Set(['value', 'pending', 'confirmed']);

/** Prefixes values that spreadsheets would evaluate as formulas with a quote. */
const asText = (name: string): string => (/^[=+\-@~]/.test(name) ? `'${name}` : name);

export function reportCsv(
  rows: PartnerReport['rows'],
  { first, nameOf }: { first: string; nameOf: (key: string) => string },
  t: Translate,
  language: Language,
): string {
  return sheetCsv([
    [first, ...reportColumns.map((name) => t(`partner.report.${name}`))].map(asText),
    ...rows.map((row) => [
      asText(nameOf(row.key)),
      ...reportColumns.map((name) => sheetNumber(row[name], sumColumns.has(name) ? 2 : 0, language)),
    ]),
  ]);
}
