import type { OfficeContact } from '../../../contract/office/office-contact.ts';

export interface Opening {
  /** 0 is Monday. */
  first: number;
  last: number;
  from: string;
  to: string;
}

/** Merges successive days with the same hours into one line. */
export function groupTimes(times: OfficeContact['staffTimes']): Opening[] {
  const groups: Opening[] = [];
  for (const { weekday, from, to } of [...times].sort((a, b) => a.weekday - b.weekday)) {
    const lastGroup = groups.at(-1);
    if (lastGroup && lastGroup.last === weekday - 1 && lastGroup.from === from && lastGroup.to === to)
      lastGroup.last = weekday;
    else groups.push({ first: weekday, last: weekday, from, to });
  }
  return groups;
}
