import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { reportedThread } from './reported-thread.ts';

export const findReportedThreads = defineEndpoint({
  area: 'messages',
  name: 'find-reported-threads',
  method: 'POST',
  path: '/api/admin/messages/find',
  summary: 'Lists threads that a guest or landlord has reported to the office, latest first',
  access: { permission: 'messages.read' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ closed: z.boolean().default(false) }),
  response: z.object({ reports: z.array(reportedThread) }),
});
