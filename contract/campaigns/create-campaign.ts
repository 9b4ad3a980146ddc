import { newsletterTopics } from '../../domain/newsletter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { campaignList } from './campaign.ts';

export const createCampaign = defineEndpoint({
  area: 'campaigns',
  name: 'create-campaign',
  method: 'POST',
  path: '/api/admin/campaigns/create',
  summary: 'Creates a newsletter issue from a published content page, without sending it',
  access: { permission: 'campaigns.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    /** The page's full address or path, in any language. */
    page: z.string().max(1_000),
    topic: z.enum(newsletterTopics),
    rate: z.number().int().min(1).max(100_000).optional(),
  }),
  response: campaignList,
  errors: { 'campaign-page-unknown': { status: 422 } },
});
