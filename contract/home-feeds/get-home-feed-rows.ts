import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedRow, homeFeedRequest } from './home-feed.ts';

export const getHomeFeedRows = defineEndpoint({
  area: 'home-feeds',
  name: 'get-home-feed-rows',
  method: 'POST',
  path: '/api/landlord/home-feeds/rows',
  summary: 'Lists the rows of the last run or trial of a feed with their results',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject({ ...homeFeedRequest }),
  response: z.object({ rows: z.array(feedRow) }),
  errors: { 'home-feed-not-found': { status: 404 } },
});
