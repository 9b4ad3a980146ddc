import { campaignActions } from '../../domain/campaign.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { campaignId, campaignList } from './campaign.ts';

export const runCampaign = defineEndpoint({
  area: 'campaigns',
  name: 'run-campaign',
  method: 'POST',
  path: '/api/admin/campaigns/run',
  summary:
    'Sends an issue to its editor alone or to all, now or at a moment; pauses it, goes on, or drops a draft',
  access: { permission: 'campaigns.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    id: campaignId,
    action: z.enum(campaignActions),
    /** When sending begins; absent: now. */
    sendAt: z.iso.datetime().optional(),
  }),
  response: campaignList,
  errors: {
    'campaign-not-found': { status: 404 },
    'campaign-changed': { status: 409 },
  },
});
