import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, guestFields, seenFields, threadAnswer } from './thread.ts';

export const seeGuestThread = defineEndpoint({
  area: 'messages',
  name: 'see-guest-thread',
  method: 'POST',
  path: '/api/booking/messages/seen',
  summary: 'Marks messages of a thread as read by the guest, up to a given one',
  access: guestLink,
  writes: true,
  limit: { perMinute: 60, by: 'both' },
  request: z.strictObject({ ...guestFields, ...seenFields }),
  response: threadAnswer,
  errors: bookingNotFound,
});
