import { messageLength } from '../../domain/messages/message-limits.ts';
import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { bookingNotFound, landlordFields, threadAnswer } from './thread.ts';

export const saveReadyAnswer = defineEndpoint({
  area: 'messages',
  name: 'save-ready-answer',
  method: 'POST',
  path: '/api/booking/host-messages/answers/save',
  summary: 'Saves an answer template of a landlord; beyond fifty the oldest is deleted',
  access: landlordLink,
  writes: true,
  limit: { perMinute: 20, by: 'both' },
  request: z.strictObject({
    ...landlordFields,
    title: z.string().trim().min(1).max(80),
    text: z.string().trim().min(1).max(messageLength),
  }),
  response: threadAnswer,
  errors: bookingNotFound,
});
