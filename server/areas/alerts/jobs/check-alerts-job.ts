import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Runs once a day on one node; each run schedules the next. */
export const checkAlertsJob = defineJob({
  name: 'alerts.check',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});
