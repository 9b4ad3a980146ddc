import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendProblemMailJob = defineJob({
  name: 'contact.send-problem-mail',
  mails: true,
  payload: z.strictObject({ caseId: z.number(), recipient: z.enum(['guest', 'landlord']) }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
