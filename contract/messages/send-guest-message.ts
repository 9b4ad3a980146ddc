import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { guestFields, sendErrors, sendFields, threadAnswer } from './thread.ts';

export const sendGuestMessage = defineEndpoint({
  area: 'messages',
  name: 'send-guest-message',
  method: 'POST',
  path: '/api/booking/messages/send',
  summary: 'Sends a message as the guest of a booking',
  access: guestLink,
  writes: true,
  limit: { perMinute: 12, by: 'both' },
  request: z.strictObject({ ...guestFields, ...sendFields }),
  response: threadAnswer,
  errors: sendErrors,
});
