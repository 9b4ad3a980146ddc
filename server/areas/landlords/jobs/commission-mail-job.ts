import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const commissionMailJob = defineJob({
  name: 'landlords.commission-mail',
  mails: true,
  payload: z.strictObject({ termsId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});
