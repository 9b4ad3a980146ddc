import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendNewsletterMailJob = defineJob({
  name: 'newsletter.send-mail',
  mails: true,
  /** `ask` is the confirmation request, `welcome` the first mail after it. */
  payload: z.strictObject({
    subscriberId: z.number(),
    kind: z.enum(['ask', 'welcome']),
    /** Milliseconds since 1970; identifies the event, so that retries send the same mail. */
    occasion: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
