import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendAlertMailJob = defineJob({
  name: 'alerts.send-mail',
  mails: true,
  payload: z.strictObject({ mailId: z.number() }),
  // About nine hours: longer than a mail server is usually down, and short enough that the news are still current.
  retries: 18,
  backoff: doublingBackoff,
});
