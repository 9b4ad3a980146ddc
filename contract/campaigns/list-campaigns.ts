import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { campaignList } from './campaign.ts';

export const listCampaigns = defineEndpoint({
  area: 'campaigns',
  name: 'list-campaigns',
  method: 'POST',
  path: '/api/admin/campaigns/list',
  summary: 'Lists newsletter issues with their delivery figures',
  access: { permission: 'campaigns.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: campaignList,
});
