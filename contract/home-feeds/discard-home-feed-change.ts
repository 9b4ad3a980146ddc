import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, homeFeedRequest } from './home-feed.ts';

export const discardHomeFeedChange = defineEndpoint({
  area: 'home-feeds',
  name: 'discard-home-feed-change',
  method: 'POST',
  path: '/api/landlord/home-feeds/discard-change',
  summary: 'Discards a change of how a feed is read before somebody has agreed to its trial',
  access: { permission: 'homes.owner' },
  writes: true,
  request: z.strictObject({ ...homeFeedRequest }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
