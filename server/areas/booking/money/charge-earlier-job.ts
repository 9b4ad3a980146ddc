import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Runs once per site, to enter bookings from before the ledger existed. */
export const chargeEarlierJob = defineJob({
  name: 'booking.charge-earlier',
  payload: z.strictObject({}),
  retries: 60,
  backoff: doublingBackoff,
});
