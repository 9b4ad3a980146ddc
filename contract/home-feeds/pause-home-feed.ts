import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, ofFeed } from './home-feed.ts';

export const pauseHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'pause-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/pause',
  summary: 'Stops fetching a feed of one’s own homes, or goes on with it',
  access: { permission: 'homes.own' },
  writes: true,
  request: z.strictObject({ ...ofFeed, isPaused: z.boolean() }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
