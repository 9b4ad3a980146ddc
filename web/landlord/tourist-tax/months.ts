import type { PlainDate } from '../../../domain/stay.ts';

/** Returns the month that is `count` months before the given day, as `yyyy-MM`. */
export function monthBefore(today: PlainDate, count: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const index = year * 12 + month - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
