import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNumber } from './transfer-match.ts';

export const matchCertain = defineEndpoint({
  area: 'payments',
  name: 'match-certain',
  method: 'POST',
  path: '/api/admin/money/match-certain',
  summary: 'Assigns transfers to the bookings that they pay beyond doubt, each as a whole',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    /** As listed. What has changed since is left as it is, so the call can be repeated. */
    pairs: z
      .array(
        z.strictObject({
          transferID: z.number().int().min(1).max(1e15),
          bookingDisplayNumber: bookingNumber,
        }),
      )
      .min(1)
      .max(100),
  }),
  response: z.object({ matched: z.number(), left: z.number() }),
});
