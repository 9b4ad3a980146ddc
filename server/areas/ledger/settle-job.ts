import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../platform/jobs.ts';

/** Runs after the money of a booking has moved: what is released goes back, and nobody pays what is no longer owed. */
export const settleJob = defineJob({
  name: 'ledger.settle',
  reachesOut: true,
  payload: z.strictObject({ bookingId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});
