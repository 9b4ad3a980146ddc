import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Runs once on a site: what was booked before there was a ledger becomes owed. */
export const chargeEarlierJob = defineJob({
  name: 'booking.charge-earlier',
  payload: z.strictObject({}),
  retries: 60,
  backoff: doublingBackoff,
});
