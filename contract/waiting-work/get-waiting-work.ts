import { waitingKinds } from '../../domain/waiting-work.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getWaitingWork = defineEndpoint({
  area: 'waiting-work',
  name: 'get-waiting-work',
  method: 'POST',
  path: '/api/admin/waiting',
  summary: 'What waits for the staff, of all that the caller may work on',
  access: { permission: 'work.see' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    /** Every kind that the caller may work on, the most urgent first; of most none may wait. */
    waiting: z.array(
      z.object({
        kind: z.enum(waitingKinds),
        count: z.number(),
        /** ISO moment since when the one that waits longest does so; null: none waits. */
        since: z.string().nullable(),
        /** ISO moment by which a guest was promised an answer; null: no hour was promised. */
        dueAt: z.string().nullable(),
      }),
    ),
    /** Where mails about what waits go; empty: nobody has said an address, and none are sent. */
    mailedTo: z.string(),
  }),
});
