import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { bookingDisplayNumber, officeBooking } from './office-booking.ts';

export const findOfficeBooking = defineEndpoint({
  area: 'booking',
  name: 'find-office-booking',
  method: 'POST',
  path: '/api/admin/bookings/find',
  summary: 'Returns a booking by its number, for the office',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ languageCode, bookingDisplayNumber }),
  response: officeBooking,
  errors: { 'booking-not-found': { status: 404 } },
});
