import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeId } from './booking-change.ts';
import { booking, bookingHash, bookingId, customer, guestLink } from './booking.ts';
import { invalidCustomer } from './create-booking.ts';

/** A proposal never changes once it is sent, so its id says which price the guest has agreed to. */
export const answerProposal = defineEndpoint({
  area: 'booking',
  name: 'answer-proposal',
  method: 'POST',
  path: '/api/booking/proposal/answer',
  summary:
    'Accepts or declines a change that the host proposes, or an offer to a request, which accepting books',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingID: bookingId,
    bookingHash,
    changeID: changeId,
    action: z.enum(['accept', 'decline']),
    /** Shown to the host. */
    message: z.string().max(2000).default(''),
    /** Needed to accept an offer (`concludes`), which is a contract. */
    acceptTerms: z.boolean().default(false),
    /** The guest's address, where an offer is accepted and the booking has none. */
    address: customer.pick({ street: true, zip: true, city: true, country: true }).optional(),
  }),
  response: booking,
  errors: {
    'booking-not-found': { status: 404 },
    'change-not-open': { status: 409 },
    'terms-not-accepted': { status: 422 },
    'invalid-customer': { status: 422, data: invalidCustomer },
  },
});
