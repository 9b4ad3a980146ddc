import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import type { Doubt } from './match-line.ts';

export interface TransferPart {
  bookingDisplayNumber: number;
  amount: Cents;
}

export function joinParts(parts: readonly TransferPart[]): TransferPart[] {
  const sums = new Map<number, Cents>();
  for (const { bookingDisplayNumber, amount } of parts) {
    sums.set(bookingDisplayNumber, add(sums.get(bookingDisplayNumber) ?? noMoney, amount));
  }
  return [...sums].map(([bookingDisplayNumber, amount]) => ({ bookingDisplayNumber, amount }));
}

export function checkParts(
  { rest, seenRest }: { rest: Cents; seenRest: Cents },
  parts: readonly TransferPart[],
): { ok: true; left: Cents } | { ok: false; type: 'rest-changed' | 'parts-exceed-rest' } {
  if (rest !== seenRest) return { ok: false, type: 'rest-changed' };
  const sum = sumCents(parts.map(({ amount }) => amount));
  return sum > rest ? { ok: false, type: 'parts-exceed-rest' } : { ok: true, left: subtract(rest, sum) };
}

export function findRestDoubt(
  amount: Cents,
  rest: Cents,
  whole: 'taken-back' | 'reopened' = 'taken-back',
): Doubt | null {
  if (rest === 0) return null;
  return rest === amount ? whole : 'rest';
}

/**
 * Reason why an assignment cannot be undone: the money is being refunded, or the landlord was paid. A refund not
 * released yet does not matter.
 */
export function unassignHindrance({
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
