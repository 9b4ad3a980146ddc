import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { googleFeed } from './google-feed.ts';

export const getSiteGoogleFeed = defineEndpoint({
  area: 'google-feeds',
  name: 'get-site-google-feed',
  method: 'POST',
  path: '/api/admin/google-feed/get',
  summary: 'Shows the addresses at which Google reads all homes of the site, and what homes lack',
  access: { permission: 'operator.update' },
  writes: false,
  request: z.strictObject({ languageCode }),
  response: googleFeed,
});
