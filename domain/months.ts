import { addDays, nightsBetween, type PlainDate } from './stay.ts';

export function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`;
}

/** A negative `by` goes back. */
export function shiftMonth(first: PlainDate, by: number): PlainDate {
  const months = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** Returns the same day `by` months later, or the last day of the month if it is shorter. */
export function addMonths(date: PlainDate, by: number): PlainDate {
  const first = shiftMonth(firstOfMonth(date), by);
  const lastDay = nightsBetween(first, shiftMonth(first, 1));
  return addDays(first, Math.min(Number(date.slice(8, 10)), lastDay) - 1);
}
