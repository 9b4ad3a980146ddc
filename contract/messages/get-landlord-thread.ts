import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, landlordFields, readFields, threadAnswer } from './thread.ts';

export const getLandlordThread = defineEndpoint({
  area: 'messages',
  name: 'get-landlord-thread',
  method: 'POST',
  path: '/api/booking/host-messages/get',
  summary: 'Returns the messages of a booking for its landlord, or nothing if they have not changed',
  access: landlordLink,
  writes: false,
  limit: { perMinute: 90, by: 'both' },
  request: z.strictObject({ ...landlordFields, ...readFields }),
  response: threadAnswer,
  errors: bookingNotFound,
});
