import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendContactMailJob = defineJob({
  name: 'contact.send-mail',
  mails: true,
  payload: z.strictObject({ caseId: z.number(), recipient: z.enum(['office', 'sender']) }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
