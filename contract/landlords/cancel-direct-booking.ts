import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { directDone } from './direct-booking.ts';

export const cancelDirectBooking = defineEndpoint({
  area: 'landlords',
  name: 'cancel-direct-booking',
  method: 'POST',
  path: '/api/landlord/direct-booking/cancel',
  summary: 'Cancels a direct booking and frees its nights',
  access: { permission: 'stays.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({
    bookingID: bookingId,
    /** True to mail the guest that the stay is off. */
    informs: z.boolean().default(false),
  }),
  response: directDone,
  errors: { 'booking-not-found': { status: 404 }, 'not-changeable': { status: 409 } },
});
