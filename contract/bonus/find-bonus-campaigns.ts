import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bonusCampaign } from './campaign.ts';

export const findBonusCampaigns = defineEndpoint({
  area: 'bonus',
  name: 'find-bonus-campaigns',
  method: 'POST',
  path: '/api/admin/bonus/find',
  summary: 'Lists campaigns with bonus codes and their history, latest first',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({ campaigns: z.array(bonusCampaign) }),
});
