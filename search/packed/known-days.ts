import { fromDayNumber, toDayNumber, type PlainDate } from '../../domain/stay.ts';

// A catalogue names a few thousand dates millions of times: reading each once makes building twice as fast.
const knownMax = 20_000;
const numbers = new Map<PlainDate, number>();
const dates = new Map<number, PlainDate>();

export function dayNumberOf(date: PlainDate): number {
  let day = numbers.get(date);
  if (day === undefined) {
    day = toDayNumber(date);
    if (numbers.size < knownMax) numbers.set(date, day);
  }
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
