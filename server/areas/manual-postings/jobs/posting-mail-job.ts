import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const postingMailJob = defineJob({
  name: 'manual-postings.mail',
  mails: true,
  payload: z.strictObject({ draftId: z.number(), occasion: z.enum(['drafted', 'refused']) }),
  retries: 18,
  backoff: doublingBackoff,
});
