import type { Cents } from '../../../../domain/money.ts';

export type Doubt =
  | 'unknown'
  | 'amount'
  | 'ended'
  | 'ambiguous'
  /** An earlier file had an identical line under another reference. */
  | 'repeated'
  /** A part is assigned. */
  | 'rest'
  /** It was assigned by mistake. */
  | 'taken-back';

export interface NamedBooking {
  id: number;
  open: Cents;
  /** The open amount of each instalment, in order of due days. */
  parts: readonly Cents[];
}

/** Numbers in a purpose that may be booking numbers: whole runs of digits, since people add words and other numbers. */
export function numbersIn(purpose: string): number[] {
  return bookingNumbers(purpose.match(/\d+/g) ?? []);
}

/** Numbers that appear only when adjacent runs of digits are joined: banks break lines within a number, people group digits. */
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

/** Leading zeros are ignored, since some forms pad numbers. */
function bookingNumbers(runs: readonly string[]): number[] {
  const digits = runs.map((run) => run.replace(/^0+/, ''));
  return [...new Set(digits.filter((run) => run.length >= 4 && run.length <= 12).map(Number))];
}

/** The reference of a refund by transfer, such as `ER-12`. */
export function refundReference(refundId: number): string {
  return `ER-${refundId}`;
}

export function refundIn(purpose: string): number | null {
  const [, id] = /\bER-?(\d{1,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * Matches a transfer to the booking that it names, if its amount is that of the next instalments or of all that is open. Anything else is
 * for the office, with the booking that it may belong to.
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
