import { languages } from '../../domain/language.ts';
import { bookingHash, bookingId, guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const startPayment = defineEndpoint({
  area: 'payments',
  name: 'start-payment',
  method: 'POST',
  path: '/api/payment/start',
  summary: 'Opens the page of the card provider for the next part of a booking, or for all that is open',
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
    /** A page of another site: the card is typed there and never here. */
    url: z.string(),
  }),
  errors: {
    'booking-not-found': { status: 404 },
    'nothing-due': { status: 409 },
    'provider-silent': { status: 409 },
  },
});
