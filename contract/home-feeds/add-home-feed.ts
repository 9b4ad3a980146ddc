import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedTerms, homeFeeds, ownCall, termsErrors } from './home-feed.ts';

export const addHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'add-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/add',
  summary:
    'Names a feed of one’s own homes, by its address or to be sent as a file; a trial says what it would do',
  access: { permission: 'homes.own' },
  writes: true,
  /** Each run asks another site. */ limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    kind: z.enum(['landlord', 'agency']),
    number: z.number().int().min(1).max(2_147_483_647),
    ...feedTerms,
  }),
  response: homeFeeds,
  errors: {
    ...termsErrors,
    'business-not-found': { status: 404 },
    /** A business has five at most. */ 'home-feeds-full': { status: 409 },
  },
});
