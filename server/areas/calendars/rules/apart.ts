import type { PlainDate, Stay } from '../../../../domain/stay.ts';

/** The nights of stays from a day on, by date and each once: what overlaps an earlier stay begins where that ends. */
export function apart(stays: readonly Stay[], today: PlainDate): Stay[] {
  const result: Stay[] = [];
  let end = today;
  for (const stay of stays.toSorted((one, other) => one.startDate.localeCompare(other.startDate))) {
    const startDate = stay.startDate > end ? stay.startDate : end;
    if (startDate >= stay.endDate) continue;
    result.push({ startDate, endDate: stay.endDate });
    end = stay.endDate;
  }
  return result;
}
