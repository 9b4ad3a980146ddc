import type { Language } from '../domain/language.ts';

/** How a language sets numbers, after the Unicode Common Locale Data Repository. */
interface NumberHabits {
  /** This separates thousands. */
  group: string;
  /** The number of digits from which thousands are set apart. */
  groupedFrom: number;
  /** This stands before a fraction. */
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
 * A number as a language writes it, rounded half up, with three fraction digits at most where their number is not
 * given. Without Intl: making its first number format takes a browser 20 to 60 ms while a page comes alive.
 */
export function writeNumber(language: Language, value: number, fractionDigits?: number): string {
  const { group, groupedFrom, point } = habits[language];
  const [whole = '', fraction] = decimal(Math.abs(value), fractionDigits).split('.');
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? point + fraction : ''}`;
}

/** Rounded as it is written, so that 4.35 becomes 4.4, not the 4.3 of its bits. */
function decimal(value: number, fractionDigits: number | undefined): string {
  const digits = fractionDigits ?? mostFractionDigits;
  // What is smaller is written with an exponent, and rounds to nothing.
  if (value < 1e-6) return (0).toFixed(fractionDigits);
  const rounded = Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
  return fractionDigits === undefined ? String(rounded) : rounded.toFixed(fractionDigits);
}
