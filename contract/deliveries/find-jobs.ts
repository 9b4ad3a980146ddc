import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { backgroundJobs } from './background-job.ts';

export const findJobs = defineEndpoint({
  area: 'deliveries',
  name: 'find-jobs',
  method: 'POST',
  path: '/api/admin/jobs/find',
  summary:
    'Lists the jobs of the server by kind, with what waits, runs and failed, and those that were given up',
  access: { permission: 'operator.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: backgroundJobs,
});
