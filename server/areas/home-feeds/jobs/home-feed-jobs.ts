import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const pollPauseMs = 60_000;

/** One job for all feeds and all nodes: it looks every minute whose time has come, and puts itself back. */
export const pollHomeFeedsJob = defineJob({
  name: 'home-feeds.poll',
  reachesOut: true,
  payload: z.strictObject({}),
  // It is never done, so it is never given up either.
  retries: 1_000_000_000,
  backoff: () => pollPauseMs / 1000,
});

export const runHomeFeedJob = defineJob({
  name: 'home-feeds.run',
  reachesOut: true,
  payload: z.strictObject({
    feedId: z.number(),
    /** The run, by the moment in which it was asked for. */
    runKey: z.number(),
    /** All of it is asked for, whether it has changed or not. */
    asksAnew: z.boolean(),
    /** The homes of the last run may be missing. */
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
    /** When it was seen that somebody has to be told. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
