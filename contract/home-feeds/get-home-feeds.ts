import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, ownCall } from './home-feed.ts';

export const getHomeFeeds = defineEndpoint({
  area: 'home-feeds',
  name: 'get-home-feeds',
  method: 'POST',
  path: '/api/landlord/home-feeds/get',
  summary: 'Lists the feeds of one’s own homes with their status',
  access: { permission: 'homes.owner' },
  writes: false,
  request: z.strictObject(ownCall),
  response: homeFeeds,
});
