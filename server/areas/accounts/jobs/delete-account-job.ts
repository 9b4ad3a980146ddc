import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Runs when the grace period of a deletion is over. */
export const deleteAccountJob = defineJob({
  name: 'accounts.delete',
  payload: z.strictObject({ uid: z.string() }),
  retries: 18,
  backoff: doublingBackoff,
});
