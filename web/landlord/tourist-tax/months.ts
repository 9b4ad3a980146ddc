import type { PlainDate } from '../../../domain/stay.ts';

/** Returns a month as `yyyy-MM`, so many before that of the day. */
export function monthBefore(today: PlainDate, count: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const index = year * 12 + month - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
