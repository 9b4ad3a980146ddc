import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getPayoutFile = defineEndpoint({
  area: 'payouts',
  name: 'get-payout-file',
  method: 'POST',
  path: '/api/admin/payouts/file',
  summary: 'What was released, as an order for the bank (SEPA pain.001); the same file each time',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ runID: z.number().int().min(1) }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    content: z.string(),
    /** Payouts that are not in the file, because no bank can write the account holder's name. */
    withoutName: z.array(z.object({ payoutID: z.number(), holder: z.string() })),
  }),
  errors: {
    'run-not-released': { status: 409 },
    /** Nobody has said yet from which account the house pays. */
    'bank-account-missing': { status: 409 },
  },
});
