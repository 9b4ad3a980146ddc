import { euros, plainDate, z } from '../schema.ts';

/** What the office says of a campaign. Amounts are euros. */
export const campaignTerms = {
  name: z.string().trim().min(1).max(100),
  /** What a code takes off a price. */
  amount: euros.refine((value) => value >= 1 && value <= 5_000, 'amount'),
  /** The smallest price that it may be used for. */
  minimum: euros.refine((value) => value <= 50_000, 'minimum'),
  validFrom: plainDate,
  validUntil: plainDate,
  /** How often one guest may use codes of it; null: as often as there are codes. */
  perGuest: z.number().int().min(1).max(100).nullable(),
  isPaused: z.boolean(),
} as const;

/** A campaign as the office sees it. */
export const bonusCampaign = z.object({
  campaignID: z.number(),
  ...campaignTerms,
  codes: z.number(),
  /** How often codes of it were used in bookings that stand. */
  used: z.number(),
  usesLeft: z.number(),
  /** Codes that the page about discounts tells. */
  publicCodes: z.array(z.string()),
  /** What the office did with it, the latest first. */
  acts: z.array(z.object({ act: z.string(), name: z.string(), note: z.string(), at: z.string() })),
});
