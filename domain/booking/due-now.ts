import type { PlainDate } from '../stay.ts';
import { sumCents, type Cents } from '../money.ts';

interface OpenPart {
  kind: string;
  /** Null before the booking is confirmed. */
  dueDate: PlainDate | null;
  open: Cents;
}

/**
 * Returns the next payment: the first open part with all others already due, and its due date. Null if only amounts
 * paid on site are open.
 */
export function dueNow(
  parts: readonly OpenPart[],
  today: PlainDate,
): { amount: Cents; by: PlainDate | null } | null {
  const openParts = parts.filter((part) => part.kind !== 'onSite' && part.open > 0);
  const [nextPart] = openParts;
  if (!nextPart) return null;
  const dueParts = openParts.filter(
    (part) => part === nextPart || (part.dueDate !== null && part.dueDate <= today),
  );
  return { amount: sumCents(dueParts.map((part) => part.open)), by: nextPart.dueDate };
}
