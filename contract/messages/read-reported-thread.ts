import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { reportedThread, reportId, reportNotFound } from './reported-thread.ts';
import { message } from './thread.ts';

/** The call is a write, because each access is logged before anything is returned. */
export const readReportedThread = defineEndpoint({
  area: 'messages',
  name: 'read-reported-thread',
  method: 'POST',
  path: '/api/admin/messages/read',
  summary:
    'Returns the messages of a reported thread and the staff members who have read them, until the report is closed',
  access: { permission: 'messages.read' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ reportID: reportId }),
  response: z.object({
    report: reportedThread,
    guest: z.string(),
    landlord: z.string(),
    messages: z.array(message),
    events: z.array(
      z.object({ kind: z.enum(['read', 'file', 'closed']), actor: z.string(), at: z.string() }),
    ),
  }),
  errors: reportNotFound,
});
