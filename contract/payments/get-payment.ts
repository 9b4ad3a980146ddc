import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber, z } from '../schema.ts';
import { paymentStanding } from './payment.ts';

export const getPayment = defineEndpoint({
  area: 'payments',
  name: 'get-payment',
  method: 'POST',
  path: '/api/payment/get',
  summary:
    'What of a booking is due, paid and on its way back, by its signed link; asks the card provider about an open payment',
  access: guestLink,
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    /** The payment from which the person returns; absent: the latest. */
    paymentID: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: paymentStanding,
  errors: { 'booking-not-found': { status: 404 } },
});
