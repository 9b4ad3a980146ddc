import type { CancellationStep } from '../../../../domain/pricing/quote.ts';
import { nightsBetween, type PlainDate } from '../../../../domain/stay.ts';

/** The percentage that a cancellation today costs: of the steps that fit, the dearest; ahead of all of them it is free. */
export function feePercent(steps: readonly CancellationStep[], today: PlainDate, arrival: PlainDate): number {
  const daysAhead = nightsBetween(today, arrival);
  return steps
    .filter(({ daysBefore }) => daysAhead < daysBefore)
    .reduce((highest, { percent }) => Math.max(highest, percent), 0);
}
