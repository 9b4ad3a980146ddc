import { bookingId } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { plannedMessages, templateId } from './message-template.ts';
import { bookingNotFound } from './thread.ts';

export const skipPlannedMessage = defineEndpoint({
  area: 'messages',
  name: 'skip-planned-message',
  method: 'POST',
  path: '/api/landlord/templates/planned/skip',
  summary: 'Says whether a template is not sent for this booking',
  access: { permission: 'stays.own' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    languageCode,
    bookingId,
    templateID: templateId,
    isSkipped: z.boolean(),
  }),
  response: plannedMessages,
  errors: {
    ...bookingNotFound,
    'template-not-found': { status: 404 },
    /** It was sent before. */
    'message-sent': { status: 409 },
  },
});
