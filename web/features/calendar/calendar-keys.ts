import { addDays, fromDayNumber, toDayNumber, toWeekday, type PlainDate } from '../../../domain/stay.ts';
import { firstOfMonth, shiftMonth } from './months.ts';

const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const first = shiftMonth(firstOfMonth(date), months);
  const last = toDayNumber(shiftMonth(first, 1)) - 1;
  return fromDayNumber(Math.min(toDayNumber(first) + Number(date.slice(8)) - 1, last));
}

/**
 * Returns the day to which a key moves the focus in a grid of days: arrows move by days and weeks, Home and End within the week, PageUp and
 * PageDown by months, with Shift by years. Returns null for other keys.
 */
export function moveByKey(date: PlainDate, key: string, shift: boolean): PlainDate | null {
  const step = arrows[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'Home') return addDays(date, -toWeekday(date));
  if (key === 'End') return addDays(date, 6 - toWeekday(date));
  if (key === 'PageUp') return addMonths(date, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(date, shift ? 12 : 1);
  return null;
}
