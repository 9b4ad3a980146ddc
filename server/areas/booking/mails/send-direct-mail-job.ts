import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export const directMails = ['made', 'changed', 'cancelled'] as const;
export type DirectMail = (typeof directMails)[number];

export const sendDirectMailJob = defineJob({
  name: 'booking.send-direct-mail',
  mails: true,
  payload: z.strictObject({ bookingId: z.number(), mail: z.enum(directMails), at: z.number() }),
  // About nine hours; mail servers are usually back before.
  retries: 18,
  backoff: doublingBackoff,
});

export const enqueueDirectMail = (
  tx: Tx,
  { bookingId, mail, at }: { bookingId: number; mail: DirectMail; at: Date },
): Promise<void> =>
  enqueue(
    tx,
    sendDirectMailJob,
    { bookingId, mail, at: at.getTime() },
    { key: `${bookingId}-${mail}-${at.getTime()}`, runAt: at },
  );
