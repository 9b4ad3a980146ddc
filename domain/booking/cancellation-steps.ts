import { addDays } from '../stay.ts';

/** Cancelled fewer than `daysBefore` days ahead of arrival, so many percent stay due. */
export interface CancellationBand {
  daysBefore: number;
  percent: number;
}

/** No booking lies so far ahead: from such a step on nothing is free at any time. */
const neverFreeDays = 3650;

/** Of a home whose terms nobody has stated, a cancellation is never said to be free. */
export const unknownCancellation: readonly CancellationBand[] = [{ daysBefore: neverFreeDays, percent: 100 }];

/** Orders the bands that cost something, the earliest first. */
export const withFee = (bands: readonly CancellationBand[]): CancellationBand[] =>
  bands.filter(({ percent }) => percent > 0).sort((a, b) => b.daysBefore - a.daysBefore);

/** Cancelling costs nothing until so many days ahead of arrival. 0: it never costs anything; null: it always does. */
export function freeUntilDaysBefore(bands: readonly CancellationBand[]): number | null {
  const days = withFee(bands)[0]?.daysBefore ?? 0;
  return days < neverFreeDays ? days : null;
}

export const isNeverFree = (bands: readonly CancellationBand[]): boolean =>
  freeUntilDaysBefore(bands) === null;

interface CancellationStep {
  /** First day on which it holds; null: from the day of booking. */
  from: string | null;
  /** Last day on which it holds. */
  until: string;
  /** 0: free. */
  percent: number;
  /** It holds today. */
  current: boolean;
}

/** The fee by the day of cancellation, as dates, without what has gone by. Empty: always free. */
export function cancellationSteps(
  bands: readonly CancellationBand[],
  startDate: string,
  today: string,
): CancellationStep[] {
  const ordered = withFee(bands);
  const free = freeUntilDaysBefore(bands);
  if (free === 0) return [];
  const steps = ordered.map(({ daysBefore, percent }, index) => ({
    from: index === 0 && free === null ? null : addDays(startDate, 1 - daysBefore),
    until: addDays(startDate, -(ordered[index + 1]?.daysBefore ?? 0)),
    percent,
  }));
  if (free !== null) steps.unshift({ from: null, until: addDays(startDate, -free), percent: 0 });
  return steps
    .filter(({ until }) => until >= today)
    .map((step) => ({ ...step, current: step.from === null || step.from <= today }));
}

/** Whether somebody who books today could still cancel free of charge. */
export const isFreeOn = (today: string, startDate: string, daysBefore: number | null): boolean =>
  daysBefore !== null && addDays(startDate, -daysBefore) >= today;

/** Two weeks ahead most plans are made: who can leave free of charge until then is called flexible. */
export const flexibleDays = 14;

export function isFlexible(bands: readonly CancellationBand[]): boolean {
  const days = freeUntilDaysBefore(bands);
  return days !== null && days <= flexibleDays;
}

/** The last day on which cancelling costs nothing; null once it has gone by, and where it is always free. */
export function freeUntil(
  bands: readonly CancellationBand[],
  startDate: string,
  today: string,
): string | null {
  const days = freeUntilDaysBefore(bands);
  return days && isFreeOn(today, startDate, days) ? addDays(startDate, -days) : null;
}
