import { z } from '../schema.ts';
import { partnerLook } from './get-partner.ts';

export const partnerTerms = {
  /** Percent of the price of a stay, with one decimal; null: none agreed. */
  commissionPercent: z.number().min(0).max(30).nullable(),
  /** Host of the partner's own pages, in small letters; empty: none. */
  host: z.string().trim().toLowerCase().max(253),
  isSiteApproved: z.boolean(),
  allowMidocoUsage: z.boolean(),
} as const;

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
  /** Changes, newest first; the name is empty if the account is gone. */
  acts: z.array(
    z.object({
      actID: z.number(),
      kind: z.enum(['changed', 'terms']),
      at: z.string(),
      by: z.string(),
      fields: z.array(z.string()),
    }),
  ),
});
export type OfficePartner = z.infer<typeof officePartner>;
