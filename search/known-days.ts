import { fromDayNumber, isPlainDate, toDayNumber, type PlainDate } from '../domain/stay.ts';

// Every search names two dates and every hit two more: each is read and written once.
const knownMax = 20_000;
const valid = new Map<string, number>();
const dates = new Map<number, PlainDate>();

const zero = 48;
const daysOfEra = 146_097;
const dayOfEpoch = 719_468;

/** Of a valid date. By arithmetic: the stays of one home alone name a hundred dates, and each lookup of a text took longer. */
export function dayNumberOf(date: PlainDate): number {
  const digit = (at: number): number => date.charCodeAt(at) - zero;
  const month = digit(5) * 10 + digit(6);
  const day = digit(8) * 10 + digit(9);
  // Years that begin in March have their leap day at the end; 400 of them are an era.
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysOfEra + yearOfEra * 365 + leapDays + dayOfYear - dayOfEpoch;
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
