import { z } from './schema.ts';

/**
 * The proof of work for a `challenge`. Absent before the first challenge. Empty if the browser cannot do the work, in
 * which case the form is treated as spam.
 */
export const workProof = z.string().max(1000).optional();

/**
 * The submission looks automated and needs a proof of work. The client computes it and repeats the same request with
 * the proof.
 */
export const workNeeded = {
  'work-needed': {
    status: 403,
    data: z.object({
      /** Valid once within ten minutes, for the same request only. */
      challenge: z.string(),
      /**
       * For each `sum` from 0 up to this count the client finds a number for which the SHA-256 hash of
       * `challenge.sum.number` begins with `bits` zero bits.
       */
      sums: z.number(),
      /** Leading zero bits that each hash needs. */
      bits: z.number(),
    }),
  },
} as const;
