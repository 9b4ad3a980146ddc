import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { cancellationReason } from './cancelled-by.ts';
import { bookingDisplayNumber, officeBooking } from './office-booking.ts';

export const cancelOfficeBooking = defineEndpoint({
  area: 'booking',
  name: 'cancel-office-booking',
  method: 'POST',
  path: '/api/admin/bookings/cancel',
  summary: 'Cancels a booking on behalf of a landlord who cannot keep it',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    bookingDisplayNumber,
    reason: cancellationReason,
    /** Shown to the guest. */
    message: z.string().max(2000).default(''),
    note: z.string().min(3).max(500),
    /** True if the nights stay blocked because the home cannot be let. */
    keepBlocked: z.boolean().default(false),
  }),
  response: officeBooking,
  errors: { 'booking-not-found': { status: 404 }, 'not-cancellable': { status: 409 } },
});
