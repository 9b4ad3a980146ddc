import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Looks for the booking of somebody who knows its number and the address that it was made with. */
export const findLinkJob = defineJob({
  name: 'booking.find-link',
  mails: true,
  payload: z.strictObject({ displayNumber: z.number(), email: z.string() }),
  retries: 10,
  backoff: doublingBackoff,
});
