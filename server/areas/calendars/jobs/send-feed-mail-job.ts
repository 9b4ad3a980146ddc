import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const sendFeedMailJob = defineJob({
  name: 'calendars.send-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** When it was seen that somebody has to be told. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

/** Tells those who let a home of stays that are booked here and at the site of a connected calendar. */
export const sendDoubleMailJob = defineJob({
  name: 'calendars.send-double-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** The calendar was read at this moment. */
    at: z.number(),
    /** The stays as they are booked here. */
    stays: z.array(z.strictObject({ startDate: z.string(), endDate: z.string() })),
  }),
  retries: 18,
  backoff: doublingBackoff,
});
