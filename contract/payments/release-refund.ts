import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const releaseRefund = defineEndpoint({
  area: 'payments',
  name: 'release-refund',
  method: 'POST',
  path: '/api/admin/money/release',
  summary: 'Releases a refund: a card gets it again at once, a transfer may be sent by the bank',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ refundID: z.number().int().min(1) }),
  response: z.object({}),
  errors: {
    'refund-not-open': { status: 409 },
    /** The account of the releasing person or of the guest has changed its address or a second factor within 72 hours. */
    'money-waits': { status: 409, data: z.object({ until: z.string() }) },
  },
});
