import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { booking, bookingHash, bookingId, guestLink } from './booking.ts';

export const openBooking = defineEndpoint({
  area: 'booking',
  name: 'open-booking',
  method: 'POST',
  path: '/api/booking/open',
  summary: 'Opens a booking by a mailed link, which also confirms the mail address',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    /**
     * Proof from a mail that the caller can read the booking's mailbox. The address is only confirmed if the proof is
     * valid.
     */
    addressProof: z.string().max(200).default(''),
  }),
  response: booking,
  errors: { 'booking-not-found': { status: 404 } },
});
