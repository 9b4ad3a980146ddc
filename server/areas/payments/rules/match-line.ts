import type { Cents } from '../../../../domain/money.ts';

/** Why nobody can tell by itself what a transfer is for. */
export type Doubt =
  /** No booking is named. */
  | 'unknown'
  /** Neither a part of the plan nor all that is open. */
  | 'amount'
  /** The booking owes nothing any more. */
  | 'ended'
  /** Several bookings are named. */
  | 'ambiguous'
  /** An earlier file had a line of another reference that says the same. */
  | 'repeated';

/** A booking that a transfer names. */
export interface NamedBooking {
  id: number;
  open: Cents;
  /** What is open of each part of the plan, in the order of their days. */
  parts: readonly Cents[];
}

/** The numbers in a purpose that may be bookings: whole runs of digits, since people add words and other numbers. */
export function numbersIn(purpose: string): number[] {
  return bookingNumbers(purpose.match(/\d+/g) ?? []);
}

/** Numbers that are there only when runs of digits are put together: banks break lines within a number, people group its digits. */
export function brokenNumbersIn(purpose: string): number[] {
  const groups = purpose.match(/\d+(?:[\s.\u00a0-]{1,3}\d+)+/g) ?? [];
  const joined = groups.flatMap((group) => {
    const runs = group.match(/\d+/g) ?? [];
    return runs.flatMap((_, from) =>
      runs.slice(from + 1).map((__, more) => runs.slice(from, from + more + 2).join('')),
    );
  });
  return bookingNumbers(joined).slice(0, 100);
}

/** Forms that fill up a number put zeros in front. */
function bookingNumbers(runs: readonly string[]): number[] {
  const digits = runs.map((run) => run.replace(/^0+/, ''));
  return [...new Set(digits.filter((run) => run.length >= 4 && run.length <= 12).map(Number))];
}

/** What is sent back by transfer names its refund: `ER-12`. */
export function refundReference(refundId: number): string {
  return `ER-${refundId}`;
}

export function refundIn(purpose: string): number | null {
  const [, id] = /\bER-?(\d{1,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * Says which booking a transfer pays: the one that it names, where the amount is that of the next parts of the plan, or all that is
 * open. Anything else is for a person to look at, with the booking that it may be for.
 */
export function matchLine(
  amount: Cents,
  named: readonly NamedBooking[],
): { bookingId: number; doubt: null } | { bookingId: number | null; doubt: Doubt } {
  const [booking, ...others] = named;
  if (!booking) return { bookingId: null, doubt: 'unknown' };
  if (others.length > 0) return { bookingId: null, doubt: 'ambiguous' };
  if (booking.open <= 0) return { bookingId: booking.id, doubt: 'ended' };
  let sum = 0;
  const sums = booking.parts.filter((part) => part > 0).map((part) => (sum += part));
  return sums.includes(amount)
    ? { bookingId: booking.id, doubt: null }
    : { bookingId: booking.id, doubt: 'amount' };
}
