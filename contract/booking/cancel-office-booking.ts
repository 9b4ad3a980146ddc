import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, languageCode, uid, z } from '../schema.ts';
import { cancellationReason } from './cancelled-by.ts';
import { bookingDisplayNumber, officeBooking } from './office-booking.ts';

export const cancelOfficeBooking = defineEndpoint({
  area: 'booking',
  name: 'cancel-office-booking',
  method: 'POST',
  path: '/api/admin/bookings/cancel',
  summary: 'The office cancels a booking that its landlord cannot keep',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    uid,
    jwt,
    languageCode,
    bookingDisplayNumber,
    reason: cancellationReason,
    /** What the guest reads. */
    message: z.string().max(2000).default(''),
    /** What the office keeps for itself. */
    note: z.string().min(3).max(500),
    /** The home cannot be let in these nights: they stay blocked. */
    keepBlocked: z.boolean().default(false),
  }),
  response: officeBooking,
  errors: { 'booking-not-found': { status: 404 }, 'not-cancellable': { status: 409 } },
});
