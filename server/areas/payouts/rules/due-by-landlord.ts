import { sumCents, type Cents } from '../../../../domain/money.ts';

/** Owed to a landlord for one booking; negative if the landlord owes us, for example when the landlord collects. */
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
 * Amounts due by landlord: debts of some stays are offset against others. A landlord who owes more has a negative
 * amount and is paid nothing until later stays have covered it.
 */
export function dueByLandlord(parts: readonly OwedPart[]): DuePayout[] {
  const partsByLandlord = Map.groupBy(
    parts.filter((part) => part.isDue && part.amount !== 0),
    ({ landlordId }) => landlordId,
  );
  return [...partsByLandlord]
    .map(([landlordId, landlordParts]) => ({
      landlordId,
      amount: sumCents(landlordParts.map(({ amount }) => amount)),
      parts: landlordParts,
    }))
    .sort((one, other) => one.landlordId - other.landlordId);
}

/** Returns the reference of a payout, such as `AZ-500001`. */
export const payoutReference = (payoutId: number): string => `AZ-${payoutId}`;

export function findPayoutNumber(purpose: string): number | null {
  const [, id] = /\bAZ-?(\d{6,12})\b/.exec(purpose) ?? [];
  return id === undefined ? null : Number(id);
}
