import { mailAddress, phoneNumber, z } from '../schema.ts';
import { partner } from './get-partner.ts';

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

export const ownPartner = partner.extend({
  siteUrl: z.string(),
  /** The origin of its pages: its own host, or ours. */
  origin: z.string(),
  hasOwnHost: z.boolean(),
  /** It belongs to another partner that the person acts for: its figures are shown, but only it can change its data. */
  isBranch: z.boolean(),
  /** Percent of the price of a stay; null: none agreed. */
  commissionPercent: z.number().nullable(),
});
export type OwnPartner = z.infer<typeof ownPartner>;
