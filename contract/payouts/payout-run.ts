import { z } from '../schema.ts';
import { payoutHindrances, payoutStates } from './landlord-money.ts';

const payoutRunStates = ['prepared', 'released', 'discarded'] as const;

/** What is paid to landlords in one file, in euros. */
export const payoutRun = z.object({
  runID: z.number(),
  state: z.enum(payoutRunStates),
  executeOn: z.string(),
  total: z.number(),
  preparedBy: z.string(),
  preparedAt: z.string(),
  /** Who has released or discarded it; null: it waits for somebody. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** True where the caller has prepared the run, so that somebody else has to release it. */
  isOwn: z.boolean(),
  payouts: z.array(
    z.object({
      payoutID: z.number(),
      landlordNumber: z.number(),
      name: z.string(),
      amount: z.number(),
      iban: z.string(),
      state: z.enum(payoutStates),
      /** The stays that it is made of. */
      bookings: z.number(),
    }),
  ),
});

/** A landlord of whom stays have begun. */
export const duePayout = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  /** Below zero the landlord owes it. */
  amount: z.number(),
  bookings: z.number(),
  /** Null: it is paid with the next run. */
  hindrance: z.enum(payoutHindrances).nullable(),
});
