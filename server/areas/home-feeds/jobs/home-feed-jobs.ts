import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const pollPauseMs = 60_000;

/** One job for all feeds and nodes: it runs every minute and schedules itself again. */
export const pollHomeFeedsJob = defineJob({
  name: 'home-feeds.poll',
  reachesOut: true,
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => pollPauseMs / 1000,
});

export const runHomeFeedJob = defineJob({
  name: 'home-feeds.run',
  reachesOut: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** Identifies the run by the time at which it was requested. */
    runKey: z.number(),
    /** True to download the whole feed, even if it has not changed. */
    asksAnew: z.boolean(),
    /** True if the homes missing in the last run may be missing. */
    agrees: z.boolean(),
  }),
  retries: 5,
  backoff: doublingBackoff,
});

export const sendHomeFeedMailJob = defineJob({
  name: 'home-feeds.send-mail',
  mails: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** Time in milliseconds at which the need for the mail was found. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
