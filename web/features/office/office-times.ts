import type { OfficeContact } from '../../../contract/office/office-contact.ts';
import type { Span } from '../../../domain/operator/opening-hours.ts';

export interface DaysOpen {
  /** 0 is Monday. */
  first: number;
  last: number;
  spans: readonly Span[];
}

/** Merges successive days with the same hours into one line. */
export function groupTimes(times: OfficeContact['staffTimes']): DaysOpen[] {
  const groups: DaysOpen[] = [];
  for (const weekday of [...new Set(times.map((one) => one.weekday))].sort((a, b) => a - b)) {
    const spans = times
      .filter((one) => one.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => a.from.localeCompare(b.from));
    const before = groups.at(-1);
    if (before?.last === weekday - 1 && areEqual(before.spans, spans)) before.last = weekday;
    else groups.push({ first: weekday, last: weekday, spans });
  }
  return groups;
}

const areEqual = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.length === others.length &&
  some.every(({ from, to }, no) => from === others[no]!.from && to === others[no]!.to);
