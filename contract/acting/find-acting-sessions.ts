import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { actingSession } from './acting.ts';

export const findActingSessions = defineEndpoint({
  area: 'acting',
  name: 'find-acting-sessions',
  method: 'POST',
  path: '/api/admin/acting/sessions',
  summary: 'Lists sessions in which staff acted on behalf of others, with reasons and changes, newest first',
  access: { permission: 'accounts.actFor' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    /** Returns only sessions with an id below this one. 0 starts from the latest. */
    before: z.number().int().min(0).default(0),
  }),
  response: z.object({
    sessions: z.array(
      actingSession.extend({
        /** The person acted for. Null if their account is deleted. */
        host: z.object({ number: z.number(), name: z.string() }).nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
});
