import type { CancellationStep } from '../../../../domain/pricing/quote.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';

export function feePercent(steps: readonly CancellationStep[], today: PlainDate, arrival: PlainDate): number {
  const daysAhead = nightsBetween(today, arrival);
  return steps
    .filter(({ daysBefore }) => daysAhead < daysBefore)
    .reduce((highest, { percent }) => Math.max(highest, percent), 0);
}
