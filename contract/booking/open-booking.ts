import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { booking, bookingHash, bookingId, guestLink } from './booking.ts';

export const openBooking = defineEndpoint({
  area: 'booking',
  name: 'open-booking',
  method: 'POST',
  path: '/api/booking/open',
  summary: 'Opens a booking by the link of a mail, which confirms the address that the mail went to',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    /** Proof from a mail that the caller reads the booking's mailbox. Without a valid one nothing is confirmed. */
    addressProof: z.string().max(200).default(''),
  }),
  response: booking,
  errors: { 'booking-not-found': { status: 404 } },
});
