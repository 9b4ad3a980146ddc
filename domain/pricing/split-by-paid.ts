import type { PlainDate } from '../stay.ts';

interface StandingPart {
  kind: string;
  dueDate: PlainDate | null;
  /** Cents or euros, as `open` is. */
  amount: number;
  open: number;
  paidOn: PlainDate | null;
}

/** Splits partly paid instalments into the paid and the open part; the sum stays the same. */
export function splitByPaid<Part extends StandingPart>(
  parts: readonly Part[],
): (Omit<Part, 'kind'> & { kind: Part['kind'] | 'paid' })[] {
  return parts.flatMap((part) =>
    part.open <= 0 || part.open >= part.amount
      ? [part]
      : [
          { ...part, kind: 'paid', dueDate: null, amount: difference(part.amount, part.open), open: 0 },
          { ...part, amount: part.open },
        ],
  );
}

// JavaScript takes 662 - 494.4 for 167.60000000000002.
const difference = (amount: number, open: number): number => Math.round((amount - open) * 100) / 100;
