import { isPlainDate, type PlainDate } from './stay.ts';

const figures = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\s*[./\- ]\s*(\d{4}|\d{2})\.?$/;

/** Reads a date in figures, the day first as in all languages of the site; the month first only where it cannot be a day. Null for anything else. */
export function readTypedDate(text: string): PlainDate | null {
  const typed = text.trim();
  if (isPlainDate(typed)) return typed;
  const [, first = '', second = '', written = ''] = figures.exec(typed) ?? [];
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  const year = written.length === 2 ? `20${written}` : written;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
