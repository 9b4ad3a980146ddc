import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { googleFeedsOfPerson } from './google-feed.ts';

export const getGoogleFeeds = defineEndpoint({
  area: 'google-feeds',
  name: 'get-google-feeds',
  method: 'POST',
  path: '/api/landlord/google-feeds/get',
  summary:
    'Shows the addresses at which Google reads the homes of one’s own businesses, and what these homes lack',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({ languageCode }),
  response: googleFeedsOfPerson,
});
