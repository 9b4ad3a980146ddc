import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedTerms, homeFeeds, ofFeed, termsErrors } from './home-feed.ts';

export const changeHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'change-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/change',
  summary: 'Changes a feed of one’s own homes; one that is read in another way is tried anew',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...ofFeed, ...feedTerms }),
  response: homeFeeds,
  errors: { ...termsErrors, 'home-feed-not-found': { status: 404 } },
});
