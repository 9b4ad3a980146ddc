import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../platform/jobs.ts';

/**
 * Runs after payments of a booking have changed: sends released refunds and closes payment pages that ask for too
 * much.
 */
export const settleJob = defineJob({
  name: 'ledger.settle',
  reachesOut: true,
  payload: z.strictObject({ bookingId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});
