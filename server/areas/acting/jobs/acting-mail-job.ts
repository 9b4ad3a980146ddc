import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const actingMailJob = defineJob({
  name: 'acting.mail',
  mails: true,
  payload: z.strictObject({ actingId: z.number() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
