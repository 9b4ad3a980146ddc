import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { deadMails } from './dead-mail.ts';

export const changeDeadMails = defineEndpoint({
  area: 'deliveries',
  name: 'change-dead-mails',
  method: 'POST',
  path: '/api/admin/mails/change',
  summary: 'Resends or deletes mails whose delivery was given up; unknown ones are ignored',
  access: { permission: 'mails.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    ids: z.array(z.number().int().min(1).max(1e15)).min(1).max(100),
    action: z.enum(['retry', 'drop']),
  }),
  /** The list after the change. */
  response: deadMails,
});
