import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendFeedMailJob = defineJob({
  name: 'calendars.send-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** When it was seen that somebody has to be told. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
