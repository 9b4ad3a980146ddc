import { homeFeedProblems } from '../../domain/home-feeds.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { homeFeedSample, sampleChoices } from './home-feed-sample.ts';
import { ownCall } from './home-feed.ts';

export const sampleHomeFeed = defineEndpoint({
  area: 'home-feeds',
  name: 'sample-home-feed',
  method: 'POST',
  path: '/api/landlord/home-feeds/sample',
  summary: 'Lists the columns of a feed with sample values and a suggested mapping; nothing is stored',
  access: { permission: 'homes.owner' },
  writes: false,
  /** Each call fetches a feed from another site. */
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownCall,
    /** The address of a feed to come, or an own feed. */
    from: z.union([
      z.strictObject({ url: z.string().trim().min(8).max(2000) }),
      z.strictObject({ feedID: z.number().int().min(1).max(2_147_483_647) }),
    ]),
    ...sampleChoices,
  }),
  response: homeFeedSample,
  errors: {
    'home-feed-not-found': { status: 404 },
    'home-feed-unreadable': {
      status: 422,
      data: z.object({ problem: z.enum(homeFeedProblems), detail: z.string() }),
    },
  },
});
