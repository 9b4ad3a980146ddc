import { z } from './schema.ts';

/**
 * The proof of the work that was asked for. Absent: nobody was asked, or the caller has not looked. Empty: the browser cannot do it, and the form
 * is treated as a script's.
 */
export const workProof = z.string().max(1000).optional();

/** What looks like a script's is taken once its browser has worked for a moment: it sends the same once more, with the proof. */
export const workNeeded = {
  'work-needed': {
    status: 403,
    data: z.object({
      /** Good for ten minutes, once, and for nothing but what was sent. */
      challenge: z.string(),
      /** For each of so many sums from 0 on a number is looked for with which the SHA-256 hash of `challenge.sum.number` begins with zeros. */
      sums: z.number(),
      /** How many bits of the hash are zero. */
      bits: z.number(),
    }),
  },
} as const;
