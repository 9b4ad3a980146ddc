import { z } from 'zod';
import { defineJob, doublingBackoff } from '../../../platform/jobs.ts';

export const pauseMs = 15_000;

/** One job for all webhooks and nodes: it runs every fifteen seconds and schedules itself again. */
export const deliverWebhooksJob = defineJob({
  name: 'webhooks.deliver',
  reachesOut: true,
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => pauseMs / 1000,
});

/** Sends due events once. The repeating job sends what this one misses. */
export const deliverNowJob = defineJob({
  name: 'webhooks.deliver-now',
  reachesOut: true,
  payload: z.strictObject({}),
  retries: 0,
  backoff: doublingBackoff,
});

export const sendWebhookMailJob = defineJob({
  name: 'webhooks.send-mail',
  mails: true,
  payload: z.strictObject({
    webhookId: z.number(),
    /** Time in milliseconds at which the webhook was switched off. */
    at: z.number(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});
