import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, ofFeed } from './home-feed.ts';

export const removeHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'remove-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/remove',
  summary: 'Forgets the address of a feed; its homes stay as they are',
  access: { permission: 'homes.own' },
  writes: true,
  request: z.strictObject({ ...ofFeed }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
