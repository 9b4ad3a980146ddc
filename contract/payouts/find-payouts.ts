import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { duePayout, payoutRun } from './payout-run.ts';

export const findPayouts = defineEndpoint({
  area: 'payouts',
  name: 'find-payouts',
  method: 'POST',
  path: '/api/admin/payouts/find',
  summary: 'Lists the payouts due to landlords for stays that have begun, and the latest runs',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    due: z.array(duePayout),
    runs: z.array(payoutRun),
    /** The first possible execution day of the bank, and the years with reportable payouts. */
    earliest: z.string(),
    years: z.array(z.number()),
  }),
});
