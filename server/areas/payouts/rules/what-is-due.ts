import { sumCents, type Cents } from '../../../../domain/money.ts';

/** What we owe a landlord for one booking; negative where the landlord owes us, as when the landlord collects. */
export interface OwedPart {
  bookingId: number;
  landlordId: number;
  amount: Cents;
  isDue: boolean;
}

export interface DuePayout {
  landlordId: number;
  amount: Cents;
  parts: readonly OwedPart[];
}

/**
 * Amounts due by landlord: debts of some stays are offset against others. A landlord who owes more stays in the list with a negative
 * amount, and is paid nothing until later stays have covered it.
 */
export function dueByLandlord(parts: readonly OwedPart[]): DuePayout[] {
  const due = Map.groupBy(
    parts.filter((part) => part.isDue && part.amount !== 0),
    ({ landlordId }) => landlordId,
  );
  return [...due]
    .map(([landlordId, own]) => ({
      landlordId,
      amount: sumCents(own.map(({ amount }) => amount)),
      parts: own,
    }))
    .sort((one, other) => one.landlordId - other.landlordId);
}

/** Reference of a transfer to a landlord, such as `AZ-500001`. */
export const payoutReference = (payoutId: number): string => `AZ-${payoutId}`;

export function payoutIn(purpose: string): number | null {
  const [, id] = /\bAZ-?(\d{6,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}
