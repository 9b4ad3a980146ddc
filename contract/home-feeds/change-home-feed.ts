import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedTerms, homeFeeds, homeFeedRequest, termsErrors } from './home-feed.ts';

export const changeHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'change-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/change',
  summary: 'Changes a feed of one’s own homes; a change of its format starts a new trial',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a feed from another site. */
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({ ...homeFeedRequest, ...feedTerms }),
  response: homeFeeds,
  errors: { ...termsErrors, 'home-feed-not-found': { status: 404 } },
});
