import type { Figures } from './figures.ts';

type Month = Figures['months'][number];

const isEmpty = ({ nights, booked, elsewhere, arrivals, guestsPay, before }: Month): boolean =>
  (nights === 0 || booked + elsewhere === 0) && arrivals === 0 && guestsPay === 0 && before === null;

/** Months before the first and after the last in which anything happened, which tables fold and plots leave out. */
export function foldMonths(months: readonly Month[]): { shown: readonly Month[]; folded: readonly Month[] } {
  const first = months.findIndex((month) => !isEmpty(month));
  if (first < 0) return { shown: months.slice(-1), folded: months.slice(0, -1) };
  const last = months.findLastIndex((month) => !isEmpty(month));
  // A single month folded saves nothing.
  const [from, until] = [first > 1 ? first : 0, months.length - 1 - last > 1 ? last : months.length - 1];
  return {
    shown: months.slice(from, until + 1),
    folded: [...months.slice(0, from), ...months.slice(until + 1)],
  };
}
