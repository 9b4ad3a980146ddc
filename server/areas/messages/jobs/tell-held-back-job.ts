import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

/** Notifies a landlord that a timed template could not be sent for a booking. */
export const tellHeldBackJob = defineJob({
  name: 'messages.tell-held-back',
  mails: true,
  payload: z.strictObject({ bookingId: z.number(), templateId: z.number() }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
