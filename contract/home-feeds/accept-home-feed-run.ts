import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, ofFeed } from './home-feed.ts';

export const acceptHomeFeedRun = defineEndpoint({
  area: 'home-feeds',
  name: 'accept-home-feed-run',
  method: 'POST',
  path: '/api/landlord/home-feeds/accept',
  summary:
    'Agrees to what a run has found: a trial becomes a feed, one that stopped since homes are missing goes on',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ofFeed,
    /** The run that was seen, by its moment. */ runAt: z.iso.datetime(),
  }),
  response: homeFeeds,
  errors: {
    'home-feed-not-found': { status: 404 },
    /** Another one has run since, or there is nothing to agree to. */ 'home-feed-run-changed': {
      status: 409,
    },
  },
});
