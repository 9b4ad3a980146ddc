import { amountInEuros, z } from '../schema.ts';
import { payoutHindrances, payoutStates } from './landlord-money.ts';

const payoutRunStates = ['prepared', 'released', 'discarded'] as const;

/** Payouts to landlords in one file. Amounts are in euros. */
export const payoutRun = z.object({
  runID: z.number(),
  state: z.enum(payoutRunStates),
  executeOn: z.string(),
  total: amountInEuros,
  preparedBy: z.string(),
  preparedAt: z.string(),
  /** The person who released or discarded the run. Null if not decided yet. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** True if the caller prepared the run, so that another person has to release it. */
  isOwn: z.boolean(),
  payouts: z.array(
    z.object({
      payoutID: z.number(),
      landlordNumber: z.number(),
      name: z.string(),
      amount: amountInEuros,
      iban: z.string(),
      state: z.enum(payoutStates),
      bookings: z.number(),
    }),
  ),
});

export const duePayout = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  /** Negative if the landlord owes it. */
  amount: amountInEuros,
  bookings: z.number(),
  /** The stays that it is for, at most fifty; amounts are negative where the landlord owes. */
  parts: z.array(
    z.object({ bookingID: z.number(), bookingDisplayNumber: z.number(), amount: amountInEuros }),
  ),
  /** Null if it is paid with the next run. */
  hindrance: z.enum(payoutHindrances).nullable(),
});
