import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { googleFeed, googleFeedActions } from './google-feed.ts';

export const setSiteGoogleFeed = defineEndpoint({
  area: 'google-feeds',
  name: 'set-site-google-feed',
  method: 'POST',
  path: '/api/admin/google-feed/set',
  summary: 'Gives Google an address of all homes of the site, ends it, or gives a new one',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ languageCode, action: z.enum(googleFeedActions) }),
  response: googleFeed,
});
