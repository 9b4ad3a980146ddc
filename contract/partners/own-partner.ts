import { mailAddress, phoneNumber, z } from '../schema.ts';
import { partner } from './get-partner.ts';

/** What somebody may say of a partner they act for. */
export const partnerWords = {
  partnerName: z.string().trim().min(1).max(80),
  partnerPhone: phoneNumber,
  partnerEmail: mailAddress,
  /** The partner's own site; empty: none. */
  siteUrl: z.string().trim().max(300),
  hideInsurances: z.enum(['Y', 'N']),
  hideNewsletter: z.enum(['Y', 'N']),
  hideBonus: z.enum(['Y', 'N']),
} as const;

/** A partner as those see it who act for it. */
export const ownPartner = partner.extend({
  siteUrl: z.string(),
  /** Where its guests find the site: on its own host, or on ours. */
  origin: z.string(),
  hasOwnHost: z.boolean(),
  /** It belongs to a partner of the person: its figures are shown, and it changes itself. */
  isBranch: z.boolean(),
  /** The share of the price of a stay, in percent; null: none is agreed here. */
  commissionPercent: z.number().nullable(),
});
export type OwnPartner = z.infer<typeof ownPartner>;
