import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bonusCampaign, campaignTerms } from './campaign.ts';

export const setBonusCampaign = defineEndpoint({
  area: 'bonus',
  name: 'set-bonus-campaign',
  method: 'POST',
  path: '/api/admin/bonus/set',
  summary:
    'Creates a campaign, or changes the terms of one and all its codes; existing bookings are not affected',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    /** Null for a new campaign. */
    campaignID: z.number().int().min(1).nullable(),
    ...campaignTerms,
  }),
  response: bonusCampaign,
  errors: {
    'campaign-not-found': { status: 404 },
    /** The campaign ends before it begins, or its discount exceeds its smallest price. */
    'campaign-invalid': { status: 422 },
  },
});
