import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, homeFeedRequest } from './home-feed.ts';

export const runHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'run-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/run',
  summary: 'Fetches a feed of one’s own homes immediately',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a feed from another site. */
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...homeFeedRequest }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
