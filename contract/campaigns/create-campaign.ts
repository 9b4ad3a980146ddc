import { newsletterTopics } from '../../domain/newsletter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { campaignList } from './campaign.ts';

export const createCampaign = defineEndpoint({
  area: 'campaigns',
  name: 'create-campaign',
  method: 'POST',
  path: '/api/admin/campaigns/create',
  summary: 'Makes an issue of the newsletter of a published page of content; nothing is sent yet',
  access: { permission: 'campaigns.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    /** The page's full address or its path, in any of its languages. */
    page: z.string().max(1_000),
    topic: z.enum(newsletterTopics),
    rate: z.number().int().min(1).max(100_000).optional(),
  }),
  response: campaignList,
  errors: { 'campaign-page-unknown': { status: 422 } },
});
