import { languages } from '../../domain/language.ts';
import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const startPayment = defineEndpoint({
  area: 'payments',
  name: 'start-payment',
  method: 'POST',
  path: '/api/payment/start',
  summary: 'Starts a card payment for the next instalment of a booking, or for everything open',
  access: guestLink,
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    part: z.enum(['next', 'all']),
    languageCode: z.enum(languages).default('de'),
  }),
  response: z.object({
    /** The payment page of the provider. Card data is never entered on this site. */
    url: z.string(),
  }),
  errors: {
    'booking-not-found': { status: 404 },
    'nothing-due': { status: 409 },
    'provider-silent': { status: 409 },
  },
});
