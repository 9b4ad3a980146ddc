import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, homeFeedRequest } from './home-feed.ts';

export const removeHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'remove-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/remove',
  summary: 'Removes a feed; its homes are not affected',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...homeFeedRequest }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
