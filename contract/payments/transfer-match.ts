import { amountInEuros, z } from '../schema.ts';

export const bookingNumber = z.number().int().min(1);

export const matchNote = z.string().max(500).default('');

/** Somebody else has assigned a part of the transfer meanwhile. */
export const transferConflicts = {
  'transfer-not-open': { status: 409 },
  /** `rest` is the unassigned amount now. */
  'rest-changed': { status: 409, data: z.object({ rest: amountInEuros }) },
} as const;
