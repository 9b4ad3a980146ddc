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
  summary: 'Cancels a booking as its landlord',
  access: landlordLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingId,
    bookingHash,
    reason: cancellationReason,
    message: z.string().max(2000).default(''),
    /** True if the nights stay blocked because the home cannot be let. */
    keepBlocked: z.boolean().default(false),
    /** Language of the response. Defaults to the guest's language. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: landlordBooking,
  errors: {
    'booking-not-found': { status: 404 },
    'not-cancellable': { status: 409 },
  },
});
