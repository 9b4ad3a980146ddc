import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changeId } from './booking-change.ts';
import { booking, bookingHash, bookingId, guestLink } from './booking.ts';

export const withdrawChange = defineEndpoint({
  area: 'booking',
  name: 'withdraw-change',
  method: 'POST',
  path: '/api/booking/change/withdraw',
  summary: 'Withdraws a change request that the landlord has not answered',
  access: guestLink,
  writes: true,
  claims: 'none',
  request: z.strictObject({ bookingID: bookingId, bookingHash, changeID: changeId }),
  response: booking,
  errors: { 'booking-not-found': { status: 404 }, 'change-not-open': { status: 409 } },
});
