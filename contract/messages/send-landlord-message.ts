import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { landlordFields, sendErrors, sendFields, threadAnswer } from './thread.ts';

export const sendLandlordMessage = defineEndpoint({
  area: 'messages',
  name: 'send-landlord-message',
  method: 'POST',
  path: '/api/booking/host-messages/send',
  summary: 'Sends a message as the landlord of a booking',
  access: landlordLink,
  writes: true,
  limit: { perMinute: 12, by: 'both' },
  request: z.strictObject({ ...landlordFields, ...sendFields }),
  response: threadAnswer,
  errors: sendErrors,
});
