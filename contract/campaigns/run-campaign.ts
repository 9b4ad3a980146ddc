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
    'Sends an issue to its editor or to all readers, now or at a given time; pauses or resumes it, or deletes a draft',
  access: { permission: 'campaigns.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    id: campaignId,
    action: z.enum(campaignActions),
    /** Time at which sending starts. If absent, it starts at once. */
    sendAt: z.iso.datetime().optional(),
  }),
  response: campaignList,
  errors: {
    'campaign-not-found': { status: 404 },
    'campaign-changed': { status: 409 },
  },
});
