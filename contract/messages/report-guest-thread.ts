import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { guestFields, reportErrors, reportFields, threadAnswer } from './thread.ts';

export const reportGuestThread = defineEndpoint({
  area: 'messages',
  name: 'report-guest-thread',
  method: 'POST',
  path: '/api/booking/messages/report',
  summary: 'The guest asks the office to look at a thread, which nobody there reads otherwise',
  access: guestLink,
  writes: true,
  limit: { perMinute: 6, by: 'both' },
  request: z.strictObject({ ...guestFields, ...reportFields }),
  response: threadAnswer,
  errors: reportErrors,
});
