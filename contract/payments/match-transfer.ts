import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const matchTransfer = defineEndpoint({
  area: 'payments',
  name: 'match-transfer',
  method: 'POST',
  path: '/api/admin/money/match',
  summary: 'Assigns a doubtful transfer to a booking, or sets it aside',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    transferID: z.number().int().min(1),
    /** Null to set the transfer aside because it is not a guest's payment. */
    bookingDisplayNumber: z.number().int().min(1).nullable(),
    note: z.string().max(500).default(''),
  }),
  response: z.object({}),
  errors: {
    'transfer-not-open': { status: 409 },
    'booking-not-found': { status: 404 },
  },
});
