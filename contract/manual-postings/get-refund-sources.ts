import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';

export const getRefundSources = defineEndpoint({
  area: 'manual-postings',
  name: 'get-refund-sources',
  method: 'POST',
  path: '/api/admin/manual-postings/refund-sources',
  summary: 'Lists the payments of a booking, with what of each can still be given back',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ bookingDisplayNumber: z.number().int().min(1).max(1e12) }),
  response: z.object({
    bookingID: z.number(),
    name: z.string(),
    paid: amountInEuros,
    /** What the guest still owes. */
    open: amountInEuros,
    /** True if the stay is paid to its host, who can bear a refund. */
    hasHost: z.boolean(),
    sources: z.array(
      z.object({
        source: z.string(),
        way: z.enum(['card', 'transfer']),
        paidOn: z.string(),
        left: amountInEuros,
        /** The account from which the transfer came. */
        iban: z.string().nullable(),
        holder: z.string().nullable(),
      }),
    ),
  }),
  errors: { 'booking-not-found': { status: 404 } },
});
