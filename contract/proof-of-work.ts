import { z } from './schema.ts';

/**
 * The proof of work for a `challenge`. Absent: no challenge was received yet. Empty: the browser cannot do the work, and the form is
 * treated as a script's.
 */
export const workProof = z.string().max(1000).optional();

/**
 * A submission that looks like a script's needs a proof of work: the browser computes for a moment and sends the same request again with
 * the proof.
 */
export const workNeeded = {
  'work-needed': {
    status: 403,
    data: z.object({
      /** Valid for ten minutes, once, and only for the same request. */
      challenge: z.string(),
      /**
       * For each `sum` from 0 up to this count the browser looks for a number such that the SHA-256 hash of `challenge.sum.number` begins
       * with zero bits.
       */
      sums: z.number(),
      /** Leading zero bits that each hash needs. */
      bits: z.number(),
    }),
  },
} as const;
