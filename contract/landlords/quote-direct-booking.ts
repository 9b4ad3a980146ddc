import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, euros, z } from '../schema.ts';
import { directBookingId, directConflicts, directStay } from './direct-booking.ts';

export const quoteDirectBooking = defineEndpoint({
  area: 'landlords',
  name: 'quote-direct-booking',
  method: 'POST',
  path: '/api/landlord/direct-booking/quote',
  summary:
    'Proposes a price and computes the tourist tax of a direct booking, and says what lies on its nights',
  access: { permission: 'stays.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    ...directStay,
    bookingID: directBookingId.default(0),
    /** Euros, without tourist tax. Absent for the price list's. */
    price: euros.optional(),
  }),
  response: z.object({
    /** The price of the list with its mandatory services, in euros and without tourist tax. Null where a night has no price. */
    listPrice: amountInEuros.nullable(),
    /** Euros; for the given price, or else for the one of the list. */
    touristTax: amountInEuros,
    /** The home takes no more persons than this. */
    personsMax: z.number(),
    conflicts: directConflicts,
  }),
  errors: {
    'object-not-found': { status: 404 },
    'booking-not-found': { status: 404 },
    /** The nights end before they begin, or lie too far back or ahead. */
    'invalid-dates': { status: 400 },
  },
});
