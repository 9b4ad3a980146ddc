import { z } from '../schema.ts';

export const shownLinesMax = 300;

const lineProblems = ['pending', 'currency', 'amount', 'zero', 'direction', 'date', 'other-account'] as const;

export const leftOutLine = z.object({
  problem: z.enum(lineProblems),
  /** The bank's reference. Empty if there is none. */
  reference: z.string(),
  name: z.string(),
  iban: z.string().nullable(),
  purpose: z.string(),
  /** Amount and currency as in the file. */
  amount: z.string(),
  /** The booking day as in the file. */
  day: z.string(),
});
