import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const applyScheduleJob = defineJob({
  name: 'content.apply-schedule',
  payload: z.strictObject({
    contentId: z.number(),
    action: z.enum(['publish', 'unpublish']),
    at: z.string(),
  }),
  retries: 18,
  backoff: doublingBackoff,
});
