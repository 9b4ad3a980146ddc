import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const homeMailTemplates = ['approved', 'refused'] as const;

export const sendHomeMailJob = defineJob({
  name: 'homes.send-mail',
  mails: true,
  payload: z.strictObject({
    objectNumber: z.number(),
    template: z.enum(homeMailTemplates),
    /** Time of the decision in milliseconds, since a home may be returned more than once. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
