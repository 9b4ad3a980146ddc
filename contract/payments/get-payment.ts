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
    'Returns what is due, paid and refunded of a booking, by its signed link; updates an open payment from the card provider',
  access: guestLink,
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    /** The payment from whose page the guest returns. Defaults to the latest one. */
    paymentID: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: paymentStanding,
  errors: { 'booking-not-found': { status: 404 } },
});
