import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { booking, bookingHash, bookingId, guestLink } from './booking.ts';

export const getBooking = defineEndpoint({
  area: 'booking',
  name: 'get-booking',
  method: 'POST',
  path: '/api/booking/get',
  summary: 'Returns a booking by its signed link, with documents and possible next steps',
  access: guestLink,
  writes: false,
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
  }),
  response: booking,
  errors: { 'booking-not-found': { status: 404 } },
});
