import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const reviewMailJob = defineJob({
  name: 'content.review-mail',
  mails: true,
  payload: z.strictObject({ reviewId: z.number(), about: z.enum(['asked', 'decided']), uid: z.string() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
