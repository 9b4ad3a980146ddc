import { defineEndpoint } from '../define-endpoint.ts';
import { euros, z } from '../schema.ts';
import { booking, bookingHash, bookingId, customer, guestLink, idempotencyKey } from './booking.ts';
import { invalidCustomer, notBookable, priceChanged, seenTerms } from './create-booking.ts';

export const convertOption = defineEndpoint({
  area: 'booking',
  name: 'convert-option',
  method: 'POST',
  path: '/api/booking/convert',
  summary: 'Converts an option into a booking',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    idempotencyKey,
    acceptTerms: z.boolean().default(false),
    /** The total that the guest saw, including extras, premium and bonus. */
    expectedPrice: euros,
    ...seenTerms,
    /** The guest's address, which an option does not need. An address that the booking already has is not replaced. */
    address: customer.pick({ street: true, zip: true, city: true, country: true }).optional(),
  }),
  response: booking,
  errors: {
    'booking-not-found': { status: 404 },
    'capacity-taken': { status: 409 },
    'price-changed': { status: 409, data: priceChanged },
    'terms-changed': { status: 409, data: priceChanged },
    'idempotency-conflict': { status: 409 },
    'not-bookable': { status: 422, data: notBookable },
    'terms-not-accepted': { status: 422 },
    'invalid-customer': { status: 422, data: invalidCustomer },
  },
});
