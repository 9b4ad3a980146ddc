import { defineEndpoint } from '../define-endpoint.ts';
import { backgroundJobs } from './background-job.ts';
import { failedJobsChange } from './dead-mail.ts';

export const changeJobs = defineEndpoint({
  area: 'deliveries',
  name: 'change-jobs',
  method: 'POST',
  path: '/api/admin/jobs/change',
  summary:
    'Runs jobs again that were given up, or removes them from the list; unknown ones and mails are ignored',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: failedJobsChange,
  /** The lists after the change. */
  response: backgroundJobs,
});
