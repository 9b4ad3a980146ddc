import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const officeMailJob = defineJob({
  name: 'waiting-work.mail',
  mails: true,
  payload: z.strictObject({ at: z.iso.datetime() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
