import { fromDayNumber, isPlainDate, toDayNumber, type PlainDate } from '../domain/stay.ts';

// A catalogue names a few thousand dates millions of times, and every search names two of them: each is
// read once.
const knownMax = 20_000;
const numbers = new Map<PlainDate, number>();
const valid = new Map<string, number>();
const dates = new Map<number, PlainDate>();

export function dayNumberOf(date: PlainDate): number {
  let day = numbers.get(date);
  if (day === undefined) {
    day = toDayNumber(date);
    if (numbers.size < knownMax) numbers.set(date, day);
  }
  return day;
}

/** The day of a date as it was typed; NaN where there is no such date. */
export function dayOfTyped(date: string | undefined): number {
  if (date === undefined) return NaN;
  const known = valid.get(date);
  if (known !== undefined) return known;
  if (!isPlainDate(date)) return NaN;
  const day = toDayNumber(date);
  if (valid.size < knownMax) valid.set(date, day);
  return day;
}

export function dateOfDay(day: number): PlainDate {
  let date = dates.get(day);
  if (date === undefined) {
    date = fromDayNumber(day);
    if (dates.size < knownMax) dates.set(day, date);
  }
  return date;
}
