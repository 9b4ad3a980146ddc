import { bookingHash, bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

export const setBookingConfirmation = defineEndpoint({
  area: 'landlords',
  name: 'set-booking-confirmation',
  method: 'POST',
  path: '/api/landlord/booking/confirm/set',
  summary: 'Confirms or declines a booking as the landlord',
  access: landlordLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingId,
    bookingHash,
    action: z.enum(['confirm', 'decline']),
    message: z.string().max(2000).default(''),
    /** Language of the response. Defaults to the guest's language. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: landlordBooking,
  errors: {
    'booking-not-found': { status: 404 },
    'transition-not-allowed': { status: 409 },
    'capacity-taken': { status: 409 },
  },
});
