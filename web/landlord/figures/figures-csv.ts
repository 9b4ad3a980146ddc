import type { FiguresOfMonth } from '../../../contract/home-figures/get-home-figures.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';

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
const whole: ReadonlySet<string> = new Set(['nights', 'booked', 'elsewhere', 'blocked', 'arrivals']);

/**
 * The months as a file that spreadsheets of the language open without being asked: fields parted by semicolons, numbers as
 * they are written there, a mark of the encoding in front.
 */
export function figuresCsv(months: readonly FiguresOfMonth[], t: Translate, language: Language): string {
  const written = (name: (typeof columns)[number], value: number | null): string => {
    if (value === null) return '';
    const plain = whole.has(name) ? String(value) : value.toFixed(name === 'compared' ? 3 : 2);
    return language === 'en' ? plain : plain.replace('.', ',');
  };
  const lines = [
    [t('landlord.figures.month'), ...columns.map((name) => t(`landlord.figures.csv.${name}`))],
    ...months.map((of) => [of.month.slice(0, 7), ...columns.map((name) => written(name, of[name]))]),
  ];
  return `\ufeff${lines.map((line) => line.map((field) => `"${field.replaceAll('"', '""')}"`).join(';')).join('\r\n')}\r\n`;
}
