import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const findLinkJob = defineJob({
  name: 'booking.find-link',
  mails: true,
  payload: z.strictObject({ displayNumber: z.number(), email: z.string() }),
  retries: 10,
  backoff: doublingBackoff,
});
