import { z } from 'zod';
import { languages } from '../../../../domain/language.ts';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendCampaignJob = defineJob({
  name: 'campaigns.send',
  mails: true,
  payload: z.strictObject({
    campaignId: z.number(),
    /** Milliseconds since 1970. A pause ends a run, and resuming starts another job. */
    begun: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

export const testCampaignJob = defineJob({
  name: 'campaigns.test',
  mails: true,
  payload: z.strictObject({
    campaignId: z.number(),
    uid: z.string(),
    language: z.enum(languages),
    asked: z.number(),
  }),
  retries: 5,
  backoff: doublingBackoff,
});
