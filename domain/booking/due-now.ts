import type { PlainDate } from '../stay.ts';

interface OpenPart {
  kind: string;
  /** Null before the booking is confirmed. */
  dueDate: PlainDate | null;
  /** Euros or cents. */
  open: number;
}

/**
 * What a guest pays next: the first part that is open, with all others whose day has come, and the day by which. Null where nothing is open
 * but what is paid on the spot.
 */
export function dueNow(
  parts: readonly OpenPart[],
  today: PlainDate,
): { amount: number; by: PlainDate | null } | null {
  const open = parts.filter((part) => part.kind !== 'onSite' && part.open > 0);
  const [first] = open;
  if (!first) return null;
  const due = open.filter((part) => part === first || (part.dueDate !== null && part.dueDate <= today));
  // JavaScript takes 662 - 494.4 for 167.60000000000002.
  const amount = Math.round(due.reduce((sum, part) => sum + part.open, 0) * 100) / 100;
  return { amount, by: first.dueDate };
}
