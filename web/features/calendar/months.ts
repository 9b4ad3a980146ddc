import { firstOfMonth, shiftMonth } from '../../../domain/months.ts';
import { fromDayNumber, toDayNumber, toWeekday, type PlainDate } from '../../../domain/stay.ts';

export { firstOfMonth, shiftMonth };

export const someWeek: readonly PlainDate[] = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}`);

export function monthsBetween(first: PlainDate, other: PlainDate): number {
  const count = (date: PlainDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(other) - count(first);
}

/** Weeks start on Monday; days outside of the month are null. Weeks that end before `from` are left out. */
export function weeksOfMonth(first: PlainDate, from = first): (PlainDate | null)[][] {
  const firstDay = toDayNumber(first);
  const length = toDayNumber(shiftMonth(first, 1)) - firstDay;
  const cells: (PlainDate | null)[] = Array<null>(toWeekday(first)).fill(null);
  for (let day = 0; day < length; day += 1) cells.push(fromDayNumber(firstDay + day));
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks.filter((week) => week.some((date) => date !== null && date >= from));
}
