import { fromDayNumber, isPlainDate, toDayNumber, type PlainDate } from '../../domain/stay.ts';

// Every search names two dates and every hit two more, so conversions are cached.
const knownMax = 20_000;
const valid = new Map<string, number>();
const dates = new Map<number, PlainDate>();

const zero = 48;
const daysOfEra = 146_097;
const dayOfEpoch = 719_468;

// Last days of the previous month, for this century; the index is the month's digits.
const centuryDigits = [50, 48] as const;
const yearMonths = 20;
const daysBefore = new Int32Array(100 * yearMonths);

/**
 * Returns the day number of a valid date by arithmetic, since looking texts up took longer. Dates of this century
 * take a third of the time.
 */
export function dayNumberOf(date: PlainDate): number {
  if (date.charCodeAt(0) !== centuryDigits[0] || date.charCodeAt(1) !== centuryDigits[1])
    return calculatedDay(date);
  const year = date.charCodeAt(2) * 10 + date.charCodeAt(3) - 11 * zero;
  const month = date.charCodeAt(5) * 10 + date.charCodeAt(6) - 11 * zero;
  const day = date.charCodeAt(8) * 10 + date.charCodeAt(9) - 11 * zero;
  const index = year * yearMonths + month;
  const before = daysBefore[index]!;
  if (before !== 0) return before + day;
  const own = calculatedDay(date);
  daysBefore[index] = own - day;
  return own;
}

function calculatedDay(date: PlainDate): number {
  const digit = (at: number): number => date.charCodeAt(at) - zero;
  const month = digit(5) * 10 + digit(6);
  const day = digit(8) * 10 + digit(9);
  // Years that begin in March end with their leap day; 400 of them are an era.
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * daysOfEra + yearOfEra * 365 + leapDays + dayOfYear - dayOfEpoch;
}

/** Day number of a date as entered; NaN if there is no such date. */
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
