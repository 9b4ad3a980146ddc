import { actingStates } from '../../domain/acting.ts';
import { businessKinds } from '../../domain/roles.ts';
import { z } from '../schema.ts';

/** Somebody for whom the office may act, as they are found. */
export const hostPerson = z.object({
  number: z.number(),
  name: z.string(),
  email: z.string(),
  businesses: z.array(z.object({ kind: z.enum(businessKinds), subject: z.number(), name: z.string() })),
});

/** A session in which somebody of the office acted for somebody else. */
export const actingSession = z.object({
  actingID: z.number(),
  /** Who acted; empty where nobody knows any more. */
  staff: z.string(),
  reason: z.string(),
  beganAt: z.string(),
  /** It says when the session ended, or will end at the latest. */
  until: z.string(),
  state: z.enum(actingStates),
  /** What was changed, the first in front. */
  acts: z.array(
    z.object({
      /** The name of the call, as the contract has it. */
      call: z.string(),
      /** The number of the home, the booking or the partner that it was about; empty where it was about none. */
      about: z.string(),
      at: z.string(),
      /** Whether it was done; false: it was refused, or broken off. */
      done: z.boolean(),
    }),
  ),
});
