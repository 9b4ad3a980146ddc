import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { backgroundJobs } from './background-job.ts';

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
  request: z.strictObject({
    ids: z.array(z.number().int().min(1).max(1e15)).min(1).max(100),
    action: z.enum(['retry', 'drop']),
  }),
  /** The lists after the change. */
  response: backgroundJobs,
});
