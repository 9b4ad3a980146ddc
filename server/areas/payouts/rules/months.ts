import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { shiftMonth } from '../../../../domain/months.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

export type Month = string;

export const toMonth = (day: PlainDate): Month => day.slice(0, 7);

export const firstDay = (month: Month): PlainDate => `${month}-01`;
const nextMonthStart = (month: Month): PlainDate => shiftMonth(firstDay(month), 1);
export const lastDay = (month: Month): PlainDate => addDays(nextMonthStart(month), -1);

export function monthBounds(month: Month): { from: Date; until: Date } {
  const midnight = (day: PlainDate): Date => momentInBerlin(`${day}T00:00`)!;
  return { from: midnight(firstDay(month)), until: midnight(nextMonthStart(month)) };
}
