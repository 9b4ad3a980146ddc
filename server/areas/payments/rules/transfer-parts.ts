import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import type { Doubt } from './match-line.ts';

export interface TransferPart {
  bookingDisplayNumber: number;
  amount: Cents;
}

/** Adds up the parts of the same booking. */
export function joinParts(parts: readonly TransferPart[]): TransferPart[] {
  const sums = new Map<number, Cents>();
  for (const { bookingDisplayNumber, amount } of parts) {
    sums.set(bookingDisplayNumber, add(sums.get(bookingDisplayNumber) ?? noMoney, amount));
  }
  return [...sums].map(([bookingDisplayNumber, amount]) => ({ bookingDisplayNumber, amount }));
}

/** Whether parts can be taken from the open rest of a transfer, and what is left then. */
export function judgeParts(
  { rest, seenRest }: { rest: Cents; seenRest: Cents },
  parts: readonly TransferPart[],
): { ok: true; left: Cents } | { ok: false; type: 'rest-changed' | 'parts-exceed-rest' } {
  if (rest !== seenRest) return { ok: false, type: 'rest-changed' };
  const sum = sumCents(parts.map(({ amount }) => amount));
  return sum > rest ? { ok: false, type: 'parts-exceed-rest' } : { ok: true, left: subtract(rest, sum) };
}

/** Why a transfer with an open rest waits for the office; null where nothing is left. */
export function doubtOfRest(amount: Cents, rest: Cents): Doubt | null {
  if (rest === 0) return null;
  return rest === amount ? 'taken-back' : 'rest';
}

/**
 * Why a match cannot be taken back: its money is on the way back to the payer, or the landlord was paid for the booking. A refund that
 * nobody has released yet is no obstacle.
 */
export function hindranceOfTakeBack({
  source,
  refunds,
  paidOut,
}: {
  source: string;
  refunds: readonly { source: string; state: string }[];
  paidOut: Cents;
}): 'money-refunded' | 'money-paid-out' | null {
  const isRefunded = refunds.some(
    (refund) => refund.source === source && refund.state !== 'intended' && refund.state !== 'discarded',
  );
  if (isRefunded) return 'money-refunded';
  return paidOut > 0 ? 'money-paid-out' : null;
}
