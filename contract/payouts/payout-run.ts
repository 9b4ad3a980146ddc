import { amountInEuros, z } from '../schema.ts';
import { payoutHindrances, payoutStates } from './landlord-money.ts';

const payoutRunStates = ['prepared', 'released', 'discarded'] as const;

/** Payouts to landlords in one file, in euros. */
export const payoutRun = z.object({
  runID: z.number(),
  state: z.enum(payoutRunStates),
  executeOn: z.string(),
  total: amountInEuros,
  preparedBy: z.string(),
  preparedAt: z.string(),
  /** Who released or discarded it; null: undecided. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** The caller prepared the run, so somebody else has to release it. */
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
  /** Negative: the landlord owes it. */
  amount: amountInEuros,
  bookings: z.number(),
  /** Null: paid with the next run. */
  hindrance: z.enum(payoutHindrances).nullable(),
});
