import { changeId } from '../booking/booking-change.ts';
import { bookingHash, bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

export const setBookingChange = defineEndpoint({
  area: 'landlords',
  name: 'set-booking-change',
  method: 'POST',
  path: '/api/landlord/booking/change/set',
  summary: 'Accepts or declines a guest’s change request as the landlord',
  access: landlordLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingId,
    bookingHash,
    changeId,
    action: z.enum(['accept', 'decline']),
    message: z.string().max(2000).default(''),
    /** Language of the response. Defaults to the guest's language. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: landlordBooking,
  errors: {
    'booking-not-found': { status: 404 },
    'change-not-open': { status: 409 },
    'capacity-taken': { status: 409 },
  },
});
