import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const deleteAccountJob = defineJob({
  name: 'accounts.delete',
  payload: z.strictObject({ uid: z.string() }),
  retries: 18,
  backoff: doublingBackoff,
});
