import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedRow, ofFeed } from './home-feed.ts';

export const getHomeFeedRows = defineEndpoint({
  area: 'home-feeds',
  name: 'get-home-feed-rows',
  method: 'POST',
  path: '/api/landlord/home-feeds/rows',
  summary: 'What became of each row of the last run of a feed of one’s own homes, or would become of it',
  access: { permission: 'homes.own' },
  writes: false,
  request: z.strictObject({ ...ofFeed }),
  response: z.object({ rows: z.array(feedRow) }),
  errors: { 'home-feed-not-found': { status: 404 } },
});
