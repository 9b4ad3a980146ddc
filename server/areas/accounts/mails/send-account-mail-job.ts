import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendAccountMailJob = defineJob({
  name: 'accounts.send-mail',
  mails: true,
  payload: z.strictObject({ mailId: z.number() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
