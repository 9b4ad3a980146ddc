/**
 * Stay dates are calendar dates (`yyyy-MM-dd`), never moments. Arithmetic uses day numbers (days since 1970-01-01 in the proleptic
 * Gregorian calendar), free of time zones.
 */
export type PlainDate = string & { readonly __kind?: 'plain date' };

/** Arrival and departure; the night of the departure is not included. */
export interface Stay {
  startDate: PlainDate;
  endDate: PlainDate;
}

/** Days from today within which stays can be searched and booked. */
export const horizonDays = 730;

const dayMs = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === 'string' && pattern.test(value) && fromDayNumber(toDayNumber(value)) === value;
}

export function toDayNumber(date: PlainDate): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

/** A cache, since calendars format the same thousand days repeatedly. */
const cachedDates: PlainDate[] = [];
const writtenMax = 40_000;

export function fromDayNumber(day: number): PlainDate {
  return day >= 0 && day < writtenMax ? (cachedDates[day] ??= writeDay(day)) : writeDay(day);
}

function writeDay(day: number): PlainDate {
  const moment = new Date(day * dayMs);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

export function nightsBetween(startDate: PlainDate, endDate: PlainDate): number {
  return toDayNumber(endDate) - toDayNumber(startDate);
}

export function countNights(stay: Stay): number {
  return nightsBetween(stay.startDate, stay.endDate);
}

/** Returns the weekday; 0 is Monday, 6 is Sunday (ISO 8601 order). 1970-01-01 was a Thursday. */
export function weekdayOfDay(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function toWeekday(date: PlainDate): number {
  return weekdayOfDay(toDayNumber(date));
}

let berlinDate: Intl.DateTimeFormat | undefined;

export function todayInBerlin(moment: Date): PlainDate {
  // Created on first use: many pages load this file, few of them need the date.
  berlinDate ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
  return berlinDate.format(moment);
}

/** True if both dates exist, the end is after the start, and none is past. */
export function isValidStay(stay: Partial<Stay>, today: PlainDate): stay is Stay {
  return (
    isPlainDate(stay.startDate) &&
    isPlainDate(stay.endDate) &&
    nightsBetween(stay.startDate, stay.endDate) >= 1 &&
    stay.startDate >= today
  );
}
