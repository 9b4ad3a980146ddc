import type { Cents } from '../../../../domain/money.ts';

/** What the house owes a landlord of one booking; below zero the landlord owes it, as where the landlord collects. */
export interface OwedPart {
  bookingId: number;
  landlordId: number;
  amount: Cents;
  /** The stay has begun or was cancelled, and its guest owes nothing. */
  isDue: boolean;
}

/** What a landlord is to get now. */
export interface DuePayout {
  landlordId: number;
  amount: Cents;
  parts: readonly OwedPart[];
}

/**
 * What is due, by landlord: what they owe of some stays is taken off what they get of others. Who owes more than they get stays
 * in the list with an amount below zero, and is paid nothing until later stays have made it good.
 */
export function dueByLandlord(parts: readonly OwedPart[]): DuePayout[] {
  const due = Map.groupBy(
    parts.filter((part) => part.isDue && part.amount !== 0),
    ({ landlordId }) => landlordId,
  );
  return [...due]
    .map(([landlordId, own]) => ({
      landlordId,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      parts: own,
    }))
    .sort((one, other) => one.landlordId - other.landlordId);
}

/** A transfer to a landlord names its payout: `AZ-500001`. */
export const payoutReference = (payoutId: number): string => `AZ-${payoutId}`;

export function payoutIn(purpose: string): number | null {
  const [, id] = /\bAZ-?(\d{6,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}
