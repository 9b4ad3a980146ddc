import { z } from '../schema.ts';

/** Lines of a statement that an answer shows at most. */
export const shownLinesMax = 300;

/** Why a line of a statement was not taken over. */
const lineProblems = ['pending', 'currency', 'amount', 'zero', 'direction', 'date', 'other-account'] as const;

/** A line of a statement that was not taken over, as it stands in the file. */
export const leftOutLine = z.object({
  problem: z.enum(lineProblems),
  /** The bank's reference; empty where it gives none. */
  reference: z.string(),
  name: z.string(),
  iban: z.string().nullable(),
  purpose: z.string(),
  /** Amount and currency as they are written. */
  amount: z.string(),
  /** The day of the booking as it is written. */
  day: z.string(),
});
