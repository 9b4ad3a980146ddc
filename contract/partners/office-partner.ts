import { z } from '../schema.ts';
import { partnerLook } from './get-partner.ts';

/** What the office agrees with a partner and looks after. */
export const partnerTerms = {
  /** The share of the price of a stay, in percent with one decimal; null: none is agreed here. */
  commissionPercent: z.number().min(0).max(30).nullable(),
  /** The host of its own pages, in small letters; empty: none. */
  host: z.string().trim().toLowerCase().max(253),
  /** Whether its own site is shown and hops may lead there. */
  isSiteApproved: z.boolean(),
  allowMidocoUsage: z.boolean(),
} as const;

/** A partner as the office sees it. */
export const officePartner = z.object({
  partnerID: z.number(),
  partnerName: z.string(),
  partnerParent: z.number().nullable(),
  partnerPhone: z.string(),
  partnerEmail: z.string(),
  siteUrl: z.string(),
  logo: partnerLook.logo,
  ...partnerTerms,
  host: z.string(),
  /** What was changed, the newest in front; a person's name, empty where the account is gone. */
  acts: z.array(
    z.object({
      actID: z.number(),
      kind: z.enum(['changed', 'terms']),
      at: z.string(),
      by: z.string(),
      /** The fields that are other than before. */
      fields: z.array(z.string()),
    }),
  ),
});
export type OfficePartner = z.infer<typeof officePartner>;
