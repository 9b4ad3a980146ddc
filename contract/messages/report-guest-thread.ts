import { guestLink } from '../booking/booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { guestFields, reportErrors, reportFields, threadAnswer } from './thread.ts';

export const reportGuestThread = defineEndpoint({
  area: 'messages',
  name: 'report-guest-thread',
  method: 'POST',
  path: '/api/booking/messages/report',
  summary: 'Reports a thread to the office as the guest; the office cannot read other threads',
  access: guestLink,
  writes: true,
  limit: { perMinute: 6, by: 'both' },
  request: z.strictObject({ ...guestFields, ...reportFields }),
  response: threadAnswer,
  errors: reportErrors,
});
