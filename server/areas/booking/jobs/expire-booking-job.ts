import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const expireBookingJob = defineJob({
  name: 'booking.expire',
  payload: z.strictObject({ bookingId: z.number() }),
  // Nights stay blocked until the job has run, so it retries for a week.
  retries: 170,
  backoff: doublingBackoff,
});

export const holdReminderJob = defineJob({
  name: 'booking.option-reminder',
  payload: z.strictObject({ bookingId: z.number() }),
  retries: 10,
  backoff: doublingBackoff,
});

export const expireChangeJob = defineJob({
  name: 'booking.expire-change',
  payload: z.strictObject({ bookingId: z.number(), changeId: z.number() }),
  retries: 170,
  backoff: doublingBackoff,
});
