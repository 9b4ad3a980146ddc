import { actingStates } from '../../domain/acting.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

export const hostPerson = z.object({
  number: z.number(),
  name: z.string(),
  email: z.string(),
  businesses: z.array(z.object({ kind: z.enum(businessKinds), subject: z.number(), name: z.string() })),
});

export const actingSession = z.object({
  actingID: z.number(),
  staff: z.string(),
  reason: z.string(),
  beganAt: z.string(),
  /** The moment at which the session ended or will expire. */
  until: z.string(),
  state: z.enum(actingStates),
  /** Changes made in the session, the earliest first. */
  acts: z.array(
    z.object({
      call: z.string(),
      /** Number of the home, booking or partner concerned. Empty if there is none. */
      about: z.string(),
      at: z.string(),
      /** False if the call was refused or failed. */
      done: z.boolean(),
    }),
  ),
});
