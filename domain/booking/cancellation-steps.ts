import { addDays } from '../stay.ts';

/** `percent` is due if cancelled fewer than `daysBefore` days before arrival. */
export interface CancellationBand {
  daysBefore: number;
  percent: number;
}

/** Longer than anybody can book ahead: such a step always applies, so cancelling is never free. */
const neverFreeDays = 3650;

export const unknownCancellation: readonly CancellationBand[] = [{ daysBefore: neverFreeDays, percent: 100 }];

export const bandsWithFee = (bands: readonly CancellationBand[]): CancellationBand[] =>
  bands.filter(({ percent }) => percent > 0).sort((a, b) => b.daysBefore - a.daysBefore);

/** Returns the number of days before arrival until which cancelling is free. 0 means always free, null never free. */
export function freeUntilDaysBefore(bands: readonly CancellationBand[]): number | null {
  const days = bandsWithFee(bands)[0]?.daysBefore ?? 0;
  return days < neverFreeDays ? days : null;
}

export const isNeverFree = (bands: readonly CancellationBand[]): boolean =>
  freeUntilDaysBefore(bands) === null;

interface CancellationStep {
  /** Null if the step begins on the day of booking. */
  from: string | null;
  until: string;
  percent: number;
  current: boolean;
}

/** Returns the fee by date of cancellation, without past steps; empty if always free. */
export function cancellationSteps(
  bands: readonly CancellationBand[],
  startDate: string,
  today: string,
): CancellationStep[] {
  const orderedBands = bandsWithFee(bands);
  const freeUntilDays = freeUntilDaysBefore(bands);
  if (freeUntilDays === 0) return [];
  const steps = orderedBands.map(({ daysBefore, percent }, index) => ({
    from: index === 0 && freeUntilDays === null ? null : addDays(startDate, 1 - daysBefore),
    until: addDays(startDate, -(orderedBands[index + 1]?.daysBefore ?? 0)),
    percent,
  }));
  if (freeUntilDays !== null)
    steps.unshift({ from: null, until: addDays(startDate, -freeUntilDays), percent: 0 });
  return steps
    .filter(({ until }) => until >= today)
    .map((step) => ({ ...step, current: step.from === null || step.from <= today }));
}

export const isFreeOn = (today: string, startDate: string, daysBefore: number | null): boolean =>
  daysBefore !== null && addDays(startDate, -daysBefore) >= today;

/** Most plans are firm two weeks ahead, so terms that are free until then are called flexible. */
export const flexibleDays = 14;

export function isFlexible(bands: readonly CancellationBand[]): boolean {
  const days = freeUntilDaysBefore(bands);
  return days !== null && days <= flexibleDays;
}

/** Last day of free cancellation; null if it has passed or cancelling is always free. */
export function freeUntil(
  bands: readonly CancellationBand[],
  startDate: string,
  today: string,
): string | null {
  const days = freeUntilDaysBefore(bands);
  return days && isFreeOn(today, startDate, days) ? addDays(startDate, -days) : null;
}
