import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { feedTerms, homeFeeds, ownCall, termsErrors } from './home-feed.ts';

export const addHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'add-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/add',
  summary: 'Adds a feed of one’s own homes, by address or for file uploads; a trial run shows its effect',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a feed from another site. */
  limit: { perMinute: 10, by: 'account' },
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
    /** The business has five feeds already, which is the maximum. */
    'home-feeds-full': { status: 409 },
  },
});
