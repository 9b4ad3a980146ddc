import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { actingSession } from './acting.ts';

export const findActingSessions = defineEndpoint({
  area: 'acting',
  name: 'find-acting-sessions',
  method: 'POST',
  path: '/api/admin/acting/sessions',
  summary:
    'When somebody of the office acted for somebody else, why, and what they changed; the newest in front',
  access: { permission: 'accounts.actFor' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    /** Id of a session: only earlier ones are returned; 0: the latest. */ before: z
      .number()
      .int()
      .min(0)
      .default(0),
  }),
  response: z.object({
    sessions: z.array(
      actingSession.extend({
        /** The person acted for; null: their account is gone. */
        host: z.object({ number: z.number(), name: z.string() }).nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
});
