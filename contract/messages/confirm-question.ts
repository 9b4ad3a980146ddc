import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, guestFields, threadAnswer } from './thread.ts';

export const confirmQuestion = defineEndpoint({
  area: 'messages',
  name: 'confirm-question',
  method: 'POST',
  path: '/api/questions/confirm',
  summary: 'Sends a question to the landlord after confirmation by a mailed link',
  access: guestLink,
  writes: true,
  limit: { perMinute: 20, by: 'both' },
  request: z.strictObject(guestFields),
  response: threadAnswer,
  errors: bookingNotFound,
});
