import { mailAddress, phoneNumber, z } from '../schema.ts';
import { partner } from './get-partner.ts';

export const partnerWords = {
  partnerName: z.string().trim().min(1).max(80),
  partnerPhone: phoneNumber,
  partnerEmail: mailAddress,
  siteUrl: z.string().trim().max(300),
  hideInsurances: z.enum(['Y', 'N']),
  hideNewsletter: z.enum(['Y', 'N']),
  hideBonus: z.enum(['Y', 'N']),
} as const;

export const ownPartner = partner.extend({
  siteUrl: z.string(),
  /** The origin of the partner's pages: its own host, or ours. */
  origin: z.string(),
  hasOwnHost: z.boolean(),
  /**
   * True for a branch of another partner that the person acts for. Its figures are visible, but only its own accounts
   * can change it.
   */
  isBranch: z.boolean(),
  /** Percentage of the price of a stay. Null if not agreed. */
  commissionPercent: z.number().nullable(),
});
export type OwnPartner = z.infer<typeof ownPartner>;
