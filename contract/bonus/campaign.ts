import { euros, plainDate, z } from '../schema.ts';

/** The terms that the office sets. Amounts are in euros. */
export const campaignTerms = {
  name: z.string().trim().min(1).max(100),
  amount: euros.refine((value) => value >= 1 && value <= 5_000, 'amount'),
  minimum: euros.refine((value) => value <= 50_000, 'minimum'),
  validFrom: plainDate,
  validUntil: plainDate,
  /** Maximum number of uses per guest across all codes. Null if only the number of codes limits them. */
  perGuest: z.number().int().min(1).max(100).nullable(),
  isPaused: z.boolean(),
} as const;

export const bonusCampaign = z.object({
  campaignID: z.number(),
  ...campaignTerms,
  codes: z.number(),
  /** Number of uses in bookings that are not cancelled or expired. */
  used: z.number(),
  usesLeft: z.number(),
  publicCodes: z.array(z.string()),
  /** Actions of the office, latest first. */
  acts: z.array(z.object({ act: z.string(), name: z.string(), note: z.string(), at: z.string() })),
});
