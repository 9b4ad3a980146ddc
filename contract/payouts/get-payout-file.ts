import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getPayoutFile = defineEndpoint({
  area: 'payouts',
  name: 'get-payout-file',
  method: 'POST',
  path: '/api/admin/payouts/file',
  summary: 'Returns a released run as an order for the bank (SEPA pain.001), the same file each time',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ runID: z.number().int().min(1) }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    content: z.string(),
    /**
     * Payouts that are not in the file, because the holder's name cannot be written in the character set of the banks.
     */
    withoutName: z.array(z.object({ payoutID: z.number(), holder: z.string() })),
  }),
  errors: {
    'run-not-released': { status: 409 },
    /** The operator's own bank account is not set. */
    'bank-account-missing': { status: 409 },
  },
});
