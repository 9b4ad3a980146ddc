import { euros, plainDate, z } from '../schema.ts';

/** Set by the office; amounts are euros. */
export const campaignTerms = {
  name: z.string().trim().min(1).max(100),
  amount: euros.refine((value) => value >= 1 && value <= 5_000, 'amount'),
  minimum: euros.refine((value) => value <= 50_000, 'minimum'),
  validFrom: plainDate,
  validUntil: plainDate,
  /** Uses per guest over all codes; null: limited only by the number of codes. */
  perGuest: z.number().int().min(1).max(100).nullable(),
  isPaused: z.boolean(),
} as const;

export const bonusCampaign = z.object({
  campaignID: z.number(),
  ...campaignTerms,
  codes: z.number(),
  /** Uses in bookings that stand. */
  used: z.number(),
  usesLeft: z.number(),
  publicCodes: z.array(z.string()),
  /** Actions of the office, latest first. */
  acts: z.array(z.object({ act: z.string(), name: z.string(), note: z.string(), at: z.string() })),
});
