import { defineEndpoint } from '../define-endpoint.ts';
import { bookingId } from '../booking/booking.ts';
import { amountInEuros, z } from '../schema.ts';

export const writeOffClaim = defineEndpoint({
  area: 'payments',
  name: 'write-off-claim',
  method: 'POST',
  path: '/api/admin/money/write-off',
  summary: 'Writes off the overdue amount of a booking',
  access: { permission: 'money.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ bookingID: bookingId, note: z.string().min(3).max(500) }),
  response: z.object({ amount: amountInEuros }),
  errors: { 'booking-not-found': { status: 404 }, 'nothing-due': { status: 409 } },
});
