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

export const isNeverFree = (bands: readonly CancellationBand[]): boolean =>
  bands.some(({ daysBefore, percent }) => percent > 0 && daysBefore >= neverFreeDays);

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
  const ordered = bands.filter(({ percent }) => percent > 0).sort((a, b) => b.daysBefore - a.daysBefore);
  const first = ordered[0];
  if (!first) return [];
  const steps = [
    { from: null, until: addDays(startDate, -first.daysBefore), percent: 0 },
    ...ordered.map(({ daysBefore, percent }, index) => ({
      from: addDays(startDate, 1 - daysBefore),
      until: addDays(startDate, -(ordered[index + 1]?.daysBefore ?? 0)),
      percent,
    })),
  ];
  const shown = isNeverFree(bands)
    ? steps.slice(1).map((step, at) => (at === 0 ? { ...step, from: null } : step))
    : steps;
  return shown
    .filter(({ until }) => until >= today)
    .map((step) => ({ ...step, current: step.from === null || step.from <= today }));
}

/** The last day on which cancelling costs nothing; null once it has gone by, and where it is always free. */
export function freeUntil(
  bands: readonly CancellationBand[],
  startDate: string,
  today: string,
): string | null {
  const first = cancellationSteps(bands, startDate, today)[0];
  return first?.percent === 0 ? first.until : null;
}
