import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { reportId, reportNotFound } from './reported-thread.ts';

export const closeReport = defineEndpoint({
  area: 'messages',
  name: 'close-report',
  method: 'POST',
  path: '/api/admin/messages/close',
  summary: 'Ends the looking at a reported thread: nobody of the office reads it any more',
  access: { permission: 'messages.read' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ reportID: reportId }),
  response: z.object({ closed: z.literal(true) }),
  errors: reportNotFound,
});
