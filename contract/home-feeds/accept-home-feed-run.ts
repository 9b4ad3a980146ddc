import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeeds, homeFeedRequest } from './home-feed.ts';

export const acceptHomeFeedRun = defineEndpoint({
  area: 'home-feeds',
  name: 'accept-home-feed-run',
  method: 'POST',
  path: '/api/landlord/home-feeds/accept',
  summary:
    'Accepts the result of a run: activates a feed after its trial, or resumes one that stopped because homes were missing',
  access: { permission: 'homes.owner' },
  writes: true,
  /** Each call fetches a feed from another site. */
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    ...homeFeedRequest,
    /** Start time of the previewed run, which identifies it. */
    runAt: z.iso.datetime(),
  }),
  response: homeFeeds,
  errors: {
    'home-feed-not-found': { status: 404 },
    /** Another run has finished in the meantime, or there is no run to accept. */
    'home-feed-run-changed': {
      status: 409,
    },
  },
});
