import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, homeFeedRequest } from './home-feed.ts';

export const pauseHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'pause-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/pause',
  summary: 'Pauses or resumes a feed of one’s own homes',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...homeFeedRequest, isPaused: z.boolean() }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
