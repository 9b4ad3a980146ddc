import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Runs once per site, to enter bookings from the time before the ledger. */
export const chargeEarlierJob = defineJob({
  name: 'booking.charge-earlier',
  payload: z.strictObject({}),
  retries: 60,
  backoff: doublingBackoff,
});
