import { firstOfMonth, shiftMonth } from '../../../domain/months.ts';
import {
  fromDayNumber,
  horizonDays,
  toDayNumber,
  weekdayOfDay,
  type PlainDate,
} from '../../../domain/stay.ts';

/** Columns of the grid: days in whole weeks, from the month before today's until the booking horizon. */
export interface GridDays {
  /** The day number of the first column, a Monday. */
  origin: number;
  weeks: number;
  /** The day number of today. */
  today: number;
}

export function gridDays(today: PlainDate): GridDays {
  const firstDay = toDayNumber(shiftMonth(firstOfMonth(today), -1));
  const origin = firstDay - weekdayOfDay(firstDay);
  const end = toDayNumber(today) + horizonDays;
  return { origin, weeks: Math.ceil((end - origin) / 7), today: toDayNumber(today) };
}

export const dateOfColumn = ({ origin }: GridDays, column: number): PlainDate =>
  fromDayNumber(origin + column);

export interface MonthColumns {
  first: PlainDate;
  /** Column of the month's first day. Negative if the month begins before the grid. */
  column: number;
  length: number;
}

export function monthsOfGrid({ origin, weeks }: GridDays): MonthColumns[] {
  const months: MonthColumns[] = [];
  const end = origin + weeks * 7;
  let day = origin;
  while (day < end) {
    const first = firstOfMonth(fromDayNumber(day));
    const next = Math.min(end, toDayNumber(shiftMonth(first, 1)));
    months.push({ first, column: day - origin, length: next - day });
    day = next;
  }
  return months;
}
