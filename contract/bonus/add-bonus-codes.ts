import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bonusCampaign } from './campaign.ts';

/** Letters, digits and dashes, long enough not to match another campaign's code by accident. */
const publicCodeForm = /^[A-Z0-9][A-Z0-9-]{3,28}[A-Z0-9]$/;

export const addBonusCodes = defineEndpoint({
  area: 'bonus',
  name: 'add-bonus-codes',
  method: 'POST',
  path: '/api/admin/bonus/codes',
  summary: 'Adds codes to a campaign: random ones, or one that is published on the page about discounts',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    campaignID: z.number().int().min(1),
    /** Null to generate random codes. */
    publicCode: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => publicCodeForm.test(code), 'code')
      .nullable(),
    /** Number of codes, and of uses per code. */
    count: z.number().int().min(1).max(1_000),
    uses: z.number().int().min(1).max(100_000),
  }),
  response: z.object({ campaign: bonusCampaign, codes: z.array(z.string()) }),
  errors: { 'campaign-not-found': { status: 404 }, 'code-exists': { status: 409 } },
});
