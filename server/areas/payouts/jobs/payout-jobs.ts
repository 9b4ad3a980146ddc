import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const closeMonthsJob = defineJob({
  name: 'payouts.close-months',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

export const statementMailJob = defineJob({
  name: 'payouts.statement-mail',
  mails: true,
  payload: z.strictObject({ landlordId: z.number(), month: z.string() }),
  retries: 60,
  backoff: doublingBackoff,
});

export const accountMailJob = defineJob({
  name: 'payouts.account-mail',
  mails: true,
  payload: z.strictObject({
    landlordId: z.number(),
    /** Person who changed it; notified too if their address differs. */
    uid: z.string(),
    ibanEnd: z.string(),
    from: z.string(),
  }),
  retries: 60,
  backoff: doublingBackoff,
});
