import { waitingKinds } from '../../domain/waiting-work.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getWaitingWork = defineEndpoint({
  area: 'waiting-work',
  name: 'get-waiting-work',
  method: 'POST',
  path: '/api/admin/waiting',
  summary: 'Returns how much work waits for the staff, by kind, as far as the caller may do it',
  access: { permission: 'work.see' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    /** All kinds of work that the caller is responsible for, the most urgent first, including those without entries. */
    waiting: z.array(
      z.object({
        kind: z.enum(waitingKinds),
        count: z.number(),
        /** ISO moment since when the oldest entry waits. Null if there is none. */
        since: z.string().nullable(),
        /** ISO moment by which a guest was promised an answer. Null if there is no such promise. */
        dueAt: z.string().nullable(),
      }),
    ),
    /** True if the site is not open yet, and the caller may prepare and open it. */
    awaitsOpening: z.boolean(),
    /** Recipient of the mails about waiting work. Empty if no address is set, in which case none are sent. */
    mailedTo: z.string(),
  }),
});
