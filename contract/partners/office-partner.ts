import { z } from '../schema.ts';
import { partnerLook } from './get-partner.ts';

export const partnerTerms = {
  /** Percentage of the price of a stay, with one decimal. Null if not agreed. */
  commissionPercent: z.number().min(0).max(30).nullable(),
  /** Host of the partner's own pages in lower case. Empty if there is none. */
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
  /** Changes, newest first. The name is empty if the account is deleted. */
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
