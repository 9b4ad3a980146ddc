import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const releaseRefund = defineEndpoint({
  area: 'payments',
  name: 'release-refund',
  method: 'POST',
  path: '/api/admin/money/release',
  summary: 'Releases a refund: to a card immediately, by transfer with the next order for the bank',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ refundID: z.number().int().min(1) }),
  response: z.object({}),
  errors: {
    'refund-not-open': { status: 409 },
    /**
     * The account of the releasing person or of the guest has had a change of address or second factor within 72
     * hours.
     */
    'money-waits': { status: 409, data: z.object({ until: z.string() }) },
  },
});
