import type { Language } from '../domain/language.ts';

/** Number conventions of a language, from the Unicode Common Locale Data Repository. */
interface NumberHabits {
  group: string;
  /** Minimum number of integer digits for thousands separators. */
  groupedFrom: number;
  point: string;
}

const habits: Readonly<Record<Language, NumberHabits>> = {
  de: { group: '.', groupedFrom: 4, point: ',' },
  en: { group: ',', groupedFrom: 4, point: '.' },
  fr: { group: '\u202f', groupedFrom: 4, point: ',' },
  // 1234, but 12.345.
  it: { group: '.', groupedFrom: 5, point: ',' },
};

const mostFractionDigits = 3;

/**
 * Formats a number in the notation of a language, rounded half up, with up to three fraction digits if their number is
 * not given. Avoids Intl, because creating its first number format takes a browser 20 to 60 ms during hydration.
 */
export function writeNumber(language: Language, value: number, fractionDigits?: number): string {
  const { group, groupedFrom, point } = habits[language];
  const [whole = '', fraction] = decimal(Math.abs(value), fractionDigits).split('.');
  const groupedDigits = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${groupedDigits}${fraction ? point + fraction : ''}`;
}

/** Rounds the decimal representation, so that 4.35 becomes 4.4 and not 4.3 as its binary value would. */
function decimal(value: number, fractionDigits: number | undefined): string {
  const digits = fractionDigits ?? mostFractionDigits;
  // JavaScript writes smaller numbers with an exponent. They are rounded to zero.
  if (value < 1e-6) return (0).toFixed(fractionDigits);
  const roundedValue = Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
  return fractionDigits === undefined ? String(roundedValue) : roundedValue.toFixed(fractionDigits);
}
