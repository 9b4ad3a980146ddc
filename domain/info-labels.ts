import type { BlockOf } from './content-blocks.ts';
import { addDays, type PlainDate } from './stay.ts';

/** Returns the first date with this month and day that is not before the given date. */
function nextDate(monthAndDay: string, notBefore: PlainDate): PlainDate {
  const year = Number(notBefore.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= notBefore ? thisYear : `${year + 1}-${monthAndDay}`;
}

export type InfoLabel = BlockOf<'labels'>['labels'][number];

/**
 * Returns the labels valid on a day, each with its last day. A span may cross New Year; after its last day a label is hidden until its span
 * begins again.
 */
export function labelsOn<Label extends Pick<InfoLabel, 'begins' | 'ends' | 'deadline'>>(
  labels: readonly Label[],
  today: PlainDate,
): { label: Label; lastDay: PlainDate }[] {
  return labels.flatMap((label) => {
    const end = nextDate(label.ends, today);
    const lastDay = addDays(end, -label.deadline);
    const start = nextDate(label.begins, addDays(end, -365));
    return start <= today && today <= lastDay ? [{ label, lastDay }] : [];
  });
}
