import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { directDone } from './direct-booking.ts';

export const setDirectBookingPaid = defineEndpoint({
  area: 'landlords',
  name: 'set-direct-booking-paid',
  method: 'POST',
  path: '/api/landlord/direct-booking/paid/set',
  summary: 'Notes that the guest of a direct booking has paid, or takes it back',
  access: { permission: 'stays.own' },
  writes: true,
  onBehalf: true,
  request: z.strictObject({ bookingID: bookingId, paid: z.boolean() }),
  response: directDone,
  errors: { 'booking-not-found': { status: 404 }, 'not-changeable': { status: 409 } },
});
