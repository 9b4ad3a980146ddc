import { landlordLink } from '../landlords/landlord-booking.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { landlordFields, reportErrors, reportFields, threadAnswer } from './thread.ts';

export const reportLandlordThread = defineEndpoint({
  area: 'messages',
  name: 'report-landlord-thread',
  method: 'POST',
  path: '/api/booking/host-messages/report',
  summary: 'Reports a thread to the office as the landlord; the office cannot read other threads',
  access: landlordLink,
  writes: true,
  limit: { perMinute: 6, by: 'both' },
  request: z.strictObject({ ...landlordFields, ...reportFields }),
  response: threadAnswer,
  errors: reportErrors,
});
