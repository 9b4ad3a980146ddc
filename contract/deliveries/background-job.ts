import { z } from '../schema.ts';
import { failedJob } from './dead-mail.ts';

/** What the server does by itself, by kind of job, and the jobs that were given up; mails have a list of their own. */
export const backgroundJobs = z.object({
  queues: z.array(
    z.object({
      job: z.string(),
      /** True for jobs that send mails. */
      mails: z.boolean(),
      running: z.number(),
      /** Jobs that should have begun. */
      due: z.number(),
      /** Jobs for later. */
      planned: z.number(),
      /** Due or planned jobs that failed before and are tried again. */
      retried: z.number(),
      failed: z.number(),
      /** Jobs finished within the last 24 hours. */
      done: z.number(),
      /** ISO moment since when the oldest due job waits, and for which the next one is planned. Null without one. */
      dueSince: z.string().nullable(),
      nextAt: z.string().nullable(),
    }),
  ),
  /** Number of all failed jobs. The list itself is limited to a hundred. */
  total: z.number(),
  failed: z.array(failedJob),
});
