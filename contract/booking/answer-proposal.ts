import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeId } from './booking-change.ts';
import { booking, bookingHash, bookingId, guestLink } from './booking.ts';

/** A proposal never changes once it is sent, so its id says which price the guest has agreed to. */
export const answerProposal = defineEndpoint({
  area: 'booking',
  name: 'answer-proposal',
  method: 'POST',
  path: '/api/booking/proposal/answer',
  summary: 'Accepts or declines a change that the host proposes',
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
  }),
  response: booking,
  errors: { 'booking-not-found': { status: 404 }, 'change-not-open': { status: 409 } },
});
