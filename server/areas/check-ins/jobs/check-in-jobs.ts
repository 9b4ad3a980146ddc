import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export const checkInMails = ['invite', 'remind'] as const;
export type CheckInMail = (typeof checkInMails)[number];

/** One job for all bookings and nodes: it schedules itself again. */
export const announceCheckInsJob = defineJob({
  name: 'check-ins.announce',
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => 60,
});

export const sendCheckInMailJob = defineJob({
  name: 'check-ins.send-mail',
  mails: true,
  payload: z.strictObject({ bookingId: z.number(), mail: z.enum(checkInMails) }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

export const enqueueCheckInMail = (tx: Tx, bookingId: number, mail: CheckInMail, at: Date): Promise<void> =>
  enqueue(tx, sendCheckInMailJob, { bookingId, mail }, { key: `${bookingId}-${mail}`, runAt: at });
