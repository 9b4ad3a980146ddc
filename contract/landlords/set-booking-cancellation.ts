import { bookingHash, bookingId } from '../booking/booking.ts';
import { cancellationReason } from '../booking/cancelled-by.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

export const setBookingCancellation = defineEndpoint({
  area: 'landlords',
  name: 'set-booking-cancellation',
  method: 'POST',
  path: '/api/landlord/booking/cancel/set',
  summary: 'The landlord cancels a booking that cannot be kept',
  access: landlordLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingId,
    bookingHash,
    reason: cancellationReason,
    message: z.string().max(2000).default(''),
    /** The nights stay blocked, because the home cannot be let. */
    keepBlocked: z.boolean().default(false),
    /** Language of the reply; absent: the guest's. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: landlordBooking,
  errors: {
    'booking-not-found': { status: 404 },
    'not-cancellable': { status: 409 },
  },
});
