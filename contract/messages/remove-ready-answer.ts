import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, landlordFields, messageId, threadAnswer } from './thread.ts';

export const removeReadyAnswer = defineEndpoint({
  area: 'messages',
  name: 'remove-ready-answer',
  method: 'POST',
  path: '/api/booking/host-messages/answers/remove',
  summary: 'Deletes an answer template of a landlord, if it exists',
  access: landlordLink,
  writes: true,
  limit: { perMinute: 20, by: 'both' },
  request: z.strictObject({ ...landlordFields, answerID: messageId }),
  response: threadAnswer,
  errors: bookingNotFound,
});
