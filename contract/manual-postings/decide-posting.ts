import { postingReason } from '../../domain/manual-postings.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { moneyWaits } from '../payouts/prepare-payouts.ts';
import { z } from '../schema.ts';
import { draftProblems, manualPosting } from './manual-posting.ts';

export const decidePosting = defineEndpoint({
  area: 'manual-postings',
  name: 'decide-posting',
  method: 'POST',
  path: '/api/admin/manual-postings/decide',
  summary: 'Approves or refuses a posting drafted by another person, or withdraws one’s own draft',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    draftID: z.number().int().min(1).max(1e15),
    decision: z.enum(['approve', 'refuse', 'withdraw']),
    /** Why it is refused; the person who drafted it reads it. */
    note: z.string().trim().max(postingReason.max).default(''),
  }),
  response: manualPosting,
  errors: {
    ...draftProblems,
    'draft-not-open': { status: 409 },
    /** The caller drafted it. Another person has to approve or refuse it. */
    'same-person': { status: 403 },
    /** Only the person who drafted it withdraws it. */
    'other-person': { status: 403 },
    'note-missing': { status: 422 },
    'money-waits': moneyWaits,
  },
});
