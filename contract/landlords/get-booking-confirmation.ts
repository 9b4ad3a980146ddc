import { bookingHash, bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

export const getBookingConfirmation = defineEndpoint({
  area: 'landlords',
  name: 'get-booking-confirmation',
  method: 'POST',
  path: '/api/landlord/booking/confirm/get',
  summary: 'Returns the booking that a landlord is asked to confirm',
  access: landlordLink,
  writes: false,
  onBehalf: true,
  claims: 'none',
  request: z.strictObject({ bookingId, bookingHash, languageCode: z.string().max(2).default('de') }),
  response: landlordBooking,
  errors: { 'booking-not-found': { status: 404 } },
});
