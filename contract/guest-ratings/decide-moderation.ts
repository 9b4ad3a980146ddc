import { ratingLengths, refusalReasons } from '../../domain/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { moderationItem } from './moderation.ts';

export const decideModeration = defineEndpoint({
  area: 'guest-ratings',
  name: 'decide-moderation',
  method: 'POST',
  path: '/api/admin/ratings/decide',
  summary:
    'Publishes or refuses a held rating or answer, or decides on a notice; everybody involved is informed of the reason',
  access: { permission: 'ratings.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    kind: z.enum(['rating', 'answer', 'report']),
    id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** `show` publishes a text or dismisses a report. `refuse` withholds or removes the text. */
    decision: z.enum(['show', 'refuse']),
    /** Required for `refuse`, not allowed otherwise. */
    reason: z.enum(refusalReasons).nullable().default(null),
    /** Author and reporter can read it together with the reason. */
    statement: z.string().trim().max(ratingLengths.statement).default(''),
  }),
  response: moderationItem,
  errors: {
    'moderation-not-found': { status: 404 },
    'moderation-decided': { status: 409 },
    'reason-missing': { status: 422 },
  },
});
