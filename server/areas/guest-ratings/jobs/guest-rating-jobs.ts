import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

/** Runs once a day on one node; each run schedules the next. */
export const inviteJob = defineJob({
  name: 'guest-ratings.invite',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

/** What the id in the job of each mail belongs to: a booking, a published rating, or the report of a text. */
export const mailSubjects = {
  invite: 'booking',
  remind: 'booking',
  published: 'booking',
  refused: 'booking',
  removed: 'booking',
  answerable: 'rating',
  answerPublished: 'rating',
  answerRefused: 'rating',
  reportTaken: 'report',
  reportUpheld: 'report',
  reportRejected: 'report',
} as const;
export type RatingMail = keyof typeof mailSubjects;
export const ratingMails = Object.keys(mailSubjects) as RatingMail[];

export const sendRatingMailJob = defineJob({
  name: 'guest-ratings.send-mail',
  mails: true,
  payload: z.strictObject({
    mail: z.enum(ratingMails as [RatingMail, ...RatingMail[]]),
    id: z.number(),
    /** Time of the decision in milliseconds, which distinguishes mails about several decisions. */
    at: z.number().optional(),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

/** At most one mail of a kind per subject, except for successive decisions. */
export async function enqueueRatingMail(tx: Tx, mail: RatingMail, id: number, now: Date): Promise<void> {
  const isOnce = mail === 'invite' || mail === 'remind' || mail === 'answerable' || mail === 'reportTaken';
  const at = isOnce ? undefined : now.getTime();
  const key = [mail, id, at].filter((part) => part !== undefined).join('-');
  await enqueue(tx, sendRatingMailJob, { mail, id, ...(at !== undefined && { at }) }, { key, runAt: now });
}
