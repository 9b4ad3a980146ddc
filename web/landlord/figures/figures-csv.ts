import type { FiguresOfMonth } from '../../../contract/home-figures/get-home-figures.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import { sheetCsv, sheetNumber } from '../../features/own-area/sheet-csv.ts';

const columns = [
  'nights',
  'booked',
  'elsewhere',
  'blocked',
  'compared',
  'arrivals',
  'guestsPay',
  'commission',
  'landlordReceives',
] as const satisfies readonly (keyof FiguresOfMonth)[];
const columnsBefore = ['nightsBefore', 'receivesBefore'] as const;
const wholeNumberColumns: ReadonlySet<string> = new Set([
  'nights',
  'booked',
  'elsewhere',
  'blocked',
  'arrivals',
]);

export function figuresCsv(months: readonly FiguresOfMonth[], t: Translate, language: Language): string {
  const formatCell = (name: (typeof columns)[number], value: number | null): string => {
    if (value === null) return '';
    return sheetNumber(value, wholeNumberColumns.has(name) ? 0 : name === 'compared' ? 3 : 2, language);
  };
  return sheetCsv([
    [
      t('landlord.figures.month'),
      ...[...columns, ...columnsBefore].map((name) => t(`landlord.figures.csv.${name}`)),
    ],
    ...months.map((of) => [
      of.month.slice(0, 7),
      ...columns.map((name) => formatCell(name, of[name])),
      of.before ? sheetNumber(of.before.booked + of.before.elsewhere, 0, language) : '',
      of.before ? sheetNumber(of.before.landlordReceives, 2, language) : '',
    ]),
  ]);
}
