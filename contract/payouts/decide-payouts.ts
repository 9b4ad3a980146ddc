import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { moneyWaits } from './prepare-payouts.ts';

export const decidePayouts = defineEndpoint({
  area: 'payouts',
  name: 'decide-payouts',
  method: 'POST',
  path: '/api/admin/payouts/decide',
  summary: 'Releases a payout run prepared by another person, or discards a run',
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
    /** The caller prepared the run. Another person has to release it. */
    'same-person': { status: 403 },
    /** Amounts or accounts have changed since the run was prepared. It has to be discarded and prepared again. */
    'figures-changed': { status: 409 },
    'money-waits': moneyWaits,
  },
});
