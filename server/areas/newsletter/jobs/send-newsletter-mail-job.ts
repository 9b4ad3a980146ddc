import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendNewsletterMailJob = defineJob({
  name: 'newsletter.send-mail',
  mails: true,
  /** `ask` is the mail with the button that signs up, `welcome` the first one thereafter. */
  payload: z.strictObject({
    subscriberId: z.number(),
    kind: z.enum(['ask', 'welcome']),
    /** Milliseconds since 1970: each occasion has a mail of its own, and each attempt to send it the same one. */
    occasion: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
