import type { PlainDate } from '../stay.ts';
import { sumCents, type Cents } from '../money.ts';

interface OpenPart {
  kind: string;
  /** Null before the booking is confirmed. */
  dueDate: PlainDate | null;
  open: Cents;
}

/**
 * What a guest pays next: the first part that is open, with all others whose day has come, and the day by which. Null where nothing is open
 * but what is paid on the spot.
 */
export function dueNow(
  parts: readonly OpenPart[],
  today: PlainDate,
): { amount: Cents; by: PlainDate | null } | null {
  const open = parts.filter((part) => part.kind !== 'onSite' && part.open > 0);
  const [first] = open;
  if (!first) return null;
  const due = open.filter((part) => part === first || (part.dueDate !== null && part.dueDate <= today));
  return { amount: sumCents(due.map((part) => part.open)), by: first.dueDate };
}
