import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendFeedMailJob = defineJob({
  name: 'calendars.send-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** Time in milliseconds at which the problem was found. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

export const sendDoubleMailJob = defineJob({
  name: 'calendars.send-double-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** Time in milliseconds at which the calendar was read. */
    at: z.number(),
    /** The stays as booked here. */
    stays: z.array(z.strictObject({ startDate: z.string(), endDate: z.string() })),
  }),
  retries: 18,
  backoff: doublingBackoff,
});
