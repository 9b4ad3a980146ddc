import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { googleFeedActions, googleFeedsOfPerson } from './google-feed.ts';

export const setGoogleFeed = defineEndpoint({
  area: 'google-feeds',
  name: 'set-google-feed',
  method: 'POST',
  path: '/api/landlord/google-feeds/set',
  summary: 'Gives Google an address of the homes of one’s own business, ends it, or gives a new one',
  access: { permission: 'homes.owner' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    languageCode,
    kind: z.enum(['landlord', 'agency']),
    number: z.number().int().min(1).max(2_147_483_647),
    action: z.enum(googleFeedActions),
  }),
  response: googleFeedsOfPerson,
  errors: { 'business-not-found': { status: 404 } },
});
