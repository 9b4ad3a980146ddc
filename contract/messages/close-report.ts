import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { reportId, reportNotFound } from './reported-thread.ts';

export const closeReport = defineEndpoint({
  area: 'messages',
  name: 'close-report',
  method: 'POST',
  path: '/api/admin/messages/close',
  summary: 'Closes the report of a thread, which ends the office’s access to it',
  access: { permission: 'messages.read' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ reportID: reportId }),
  response: z.object({ closed: z.literal(true) }),
  errors: reportNotFound,
});
