import type { BlockedPeriod } from '../server/areas/booking/landlord/blocked-nights-store.ts';

/** Sorts periods and merges those that touch or overlap, so that each night occurs once. */
export function mergePeriods(periods: readonly BlockedPeriod[]): BlockedPeriod[] {
  const merged: BlockedPeriod[] = [];
  for (const { from, until } of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const lastPeriod = merged.at(-1);
    if (lastPeriod && from <= lastPeriod.until)
      lastPeriod.until = until > lastPeriod.until ? until : lastPeriod.until;
    else merged.push({ from, until });
  }
  return merged;
}
