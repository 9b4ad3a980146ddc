import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, ofFeed } from './home-feed.ts';

export const runHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'run-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/run',
  summary: 'Fetches a feed of one’s own homes now',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...ofFeed }),
  response: homeFeeds,
  errors: { 'home-feed-not-found': { status: 404 } },
});
