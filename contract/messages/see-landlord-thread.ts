import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, landlordFields, seenFields, threadAnswer } from './thread.ts';

export const seeLandlordThread = defineEndpoint({
  area: 'messages',
  name: 'see-landlord-thread',
  method: 'POST',
  path: '/api/booking/host-messages/seen',
  summary: 'Marks messages of a thread as read by the landlord, up to a given one',
  access: landlordLink,
  writes: true,
  limit: { perMinute: 60, by: 'both' },
  request: z.strictObject({ ...landlordFields, ...seenFields }),
  response: threadAnswer,
  errors: bookingNotFound,
});
