import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { deadMails } from './dead-mail.ts';

export const findDeadMails = defineEndpoint({
  area: 'deliveries',
  name: 'find-dead-mails',
  method: 'POST',
  path: '/api/admin/mails/find',
  summary: 'Lists mails whose delivery was given up, latest first',
  access: { permission: 'mails.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: deadMails,
});
