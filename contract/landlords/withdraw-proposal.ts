import { changeId } from '../booking/booking-change.ts';
import { bookingHash, bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { landlordBooking, landlordLink } from './landlord-booking.ts';

export const withdrawProposal = defineEndpoint({
  area: 'landlords',
  name: 'withdraw-proposal',
  method: 'POST',
  path: '/api/landlord/booking/propose/withdraw',
  summary: 'Withdraws a proposal that the guest has not answered',
  access: landlordLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({
    bookingId,
    bookingHash,
    changeId,
    /** Language of the response. Defaults to the guest's language. */
    languageCode: languageCode.unwrap().optional(),
  }),
  response: landlordBooking,
  errors: { 'booking-not-found': { status: 404 }, 'change-not-open': { status: 409 } },
});
