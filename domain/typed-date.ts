import { isPlainDate, type PlainDate } from './stay.ts';

const figures = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4}|\d{2})\.?$/;

/**
 * Parses a numeric date, day first as in all languages of the site. The month is first only if the number cannot be a
 * day. Returns null for other text.
 */
export function readTypedDate(text: string): PlainDate | null {
  const typed = text.trim();
  if (isPlainDate(typed)) return typed;
  const [, first = '', second = '', written = ''] = figures.exec(typed) ?? [];
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  const year = written.length === 2 ? `20${written}` : written;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
