import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { duePayout, payoutRun } from './payout-run.ts';

export const findPayouts = defineEndpoint({
  area: 'payouts',
  name: 'find-payouts',
  method: 'POST',
  path: '/api/admin/payouts/find',
  summary: 'What landlords are to be paid of stays that have begun, and the latest runs',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    due: z.array(duePayout),
    runs: z.array(payoutRun),
    /** The first day on which the bank can be asked to pay, and the years with something to report. */
    earliest: z.string(),
    years: z.array(z.number()),
  }),
});
