import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { moneyWaits } from './prepare-payouts.ts';

export const decidePayouts = defineEndpoint({
  area: 'payouts',
  name: 'decide-payouts',
  method: 'POST',
  path: '/api/admin/payouts/decide',
  summary: 'Releases what somebody else has prepared, or discards it',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    runID: z.number().int().min(1),
    decision: z.enum(['release', 'discard']),
  }),
  response: z.object({}),
  errors: {
    'run-not-open': { status: 409 },
    /** The person who prepared it must not release it. */
    'same-person': { status: 403 },
    /** Money has moved, or an account was changed, since it was prepared: discard it and prepare it anew. */
    'figures-changed': { status: 409 },
    'money-waits': moneyWaits,
  },
});
