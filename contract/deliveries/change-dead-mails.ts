import { defineEndpoint } from '../define-endpoint.ts';
import { deadMails, failedJobsChange } from './dead-mail.ts';

export const changeDeadMails = defineEndpoint({
  area: 'deliveries',
  name: 'change-dead-mails',
  method: 'POST',
  path: '/api/admin/mails/change',
  summary: 'Resends or deletes mails whose delivery was given up; unknown ones are ignored',
  access: { permission: 'mails.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: failedJobsChange,
  /** The list after the change. */
  response: deadMails,
});
