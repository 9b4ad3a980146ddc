import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { deadMails } from './dead-mail.ts';

export const changeDeadMails = defineEndpoint({
  area: 'deliveries',
  name: 'change-dead-mails',
  method: 'POST',
  path: '/api/admin/mails/change',
  summary:
    'Sends mails again that were given up, or drops them; those that are none of the list are left out',
  access: { permission: 'mails.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    ids: z.array(z.number().int().min(1).max(1e15)).min(1).max(100),
    action: z.enum(['retry', 'drop']),
  }),
  /** The remaining list. */
  response: deadMails,
});
