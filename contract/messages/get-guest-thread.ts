import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, guestFields, readFields, threadAnswer } from './thread.ts';

export const getGuestThread = defineEndpoint({
  area: 'messages',
  name: 'get-guest-thread',
  method: 'POST',
  path: '/api/booking/messages/get',
  summary: 'Returns the messages of a booking for its guest, or nothing if they have not changed',
  access: guestLink,
  writes: false,
  limit: { perMinute: 90, by: 'both' },
  request: z.strictObject({ ...guestFields, ...readFields }),
  response: threadAnswer,
  errors: bookingNotFound,
});
