import { hasIbanCheckDigits } from '../../../../domain/iban.ts';
import type { Cents } from '../../../../domain/money.ts';

export type Doubt =
  | 'unknown'
  | 'amount'
  | 'ended'
  | 'ambiguous'
  /** An earlier file had an identical line with another reference. */
  | 'repeated'
  | 'rest'
  | 'taken-back'
  /** The transfer had been set aside or written off, and waits for the office again. */
  | 'reopened';

export interface NamedBooking {
  id: number;
  open: Cents;
  parts: readonly Cents[];
}

/** Whole groups of digits in a purpose, which may be booking numbers; people add words and other numbers. */
export function findNumbers(purpose: string): number[] {
  return bookingNumbers([...findCreditorReferences(purpose), ...(purpose.match(/\d+/g) ?? [])]);
}

/** Numbers of creditor references (ISO 11649), such as `RF17 4000 240`, whose check digits are right. */
function findCreditorReferences(purpose: string): string[] {
  const written = [/\bRF(\d{2})(\d{4,21})\b/gi, /\bRF(\d{2})((?:\s?\d){4,21})\b/gi];
  return written
    .flatMap((form) => [...purpose.matchAll(form)])
    .flatMap(([, check = '', digits = '']) => {
      const number = digits.replace(/\s/g, '');
      return hasIbanCheckDigits(`RF${check}${number}`) ? [number] : [];
    });
}

/** Numbers made by joining adjacent groups of digits, since banks break lines within a number and people group digits. */
export function findBrokenNumbers(purpose: string): number[] {
  const groups = purpose.match(/\d+(?:[\s.\u00a0-]{1,3}\d+)+/g) ?? [];
  const joined = groups.flatMap((group) => {
    const runs = group.match(/\d+/g) ?? [];
    return runs.flatMap((_, from) =>
      runs.slice(from + 1).map((__, more) => runs.slice(from, from + more + 2).join('')),
    );
  });
  return bookingNumbers(joined).slice(0, 100);
}

/** Leading zeros are dropped, since some forms pad numbers. */
function bookingNumbers(runs: readonly string[]): number[] {
  const digits = runs.map((run) => run.replace(/^0+/, ''));
  return [...new Set(digits.filter((run) => run.length >= 4 && run.length <= 12).map(Number))];
}

/** Returns the reference of a refund, such as `ER-12`. */
export function refundReference(refundId: number): string {
  return `ER-${refundId}`;
}

export function findRefundNumber(purpose: string): number | null {
  const [, id] = /\bER-?(\d{1,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * Matches a transfer to the booking that it names, if the amount is that of the next instalments or of everything
 * open. Otherwise the office decides, and gets the booking as a suggestion.
 */
export function matchLine(
  amount: Cents,
  candidates: readonly NamedBooking[],
): { bookingId: number; doubt: null } | { bookingId: number | null; doubt: Doubt } {
  const [booking, ...otherCandidates] = candidates;
  if (!booking) return { bookingId: null, doubt: 'unknown' };
  if (otherCandidates.length > 0) return { bookingId: null, doubt: 'ambiguous' };
  if (booking.open <= 0) return { bookingId: booking.id, doubt: 'ended' };
  let sum = 0;
  const sums = booking.parts.filter((part) => part > 0).map((part) => (sum += part));
  return sums.includes(amount)
    ? { bookingId: booking.id, doubt: null }
    : { bookingId: booking.id, doubt: 'amount' };
}
