import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const returnPayout = defineEndpoint({
  area: 'payouts',
  name: 'return-payout',
  method: 'POST',
  path: '/api/admin/payouts/return',
  summary: 'Marks a payout as returned by the bank, so that it is due to the landlord again',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    payoutID: z.number().int().min(1),
    note: z.string().trim().min(3).max(500),
  }),
  response: z.object({}),
  errors: { 'payout-not-sent': { status: 409 } },
});
