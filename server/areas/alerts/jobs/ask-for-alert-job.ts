import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const askForAlertJob = defineJob({
  name: 'alerts.ask',
  mails: true,
  payload: z.strictObject({ alertId: z.number(), occasion: z.number() }),
  retries: 18,
  backoff: doublingBackoff,
});
