import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { plannedMessages } from './message-template.ts';
import { bookingNotFound } from './thread.ts';

export const getPlannedMessages = defineEndpoint({
  area: 'messages',
  name: 'get-planned-messages',
  method: 'POST',
  path: '/api/landlord/templates/planned/get',
  summary: 'Lists what templates send and have sent for a booking of one’s own homes',
  access: { permission: 'stays.own' },
  writes: false,
  request: z.strictObject({
    languageCode,
    bookingId,
  }),
  response: plannedMessages,
  errors: bookingNotFound,
});
