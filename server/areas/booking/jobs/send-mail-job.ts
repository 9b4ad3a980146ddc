import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export const mailTemplates = [
  'booked',
  'option',
  'request',
  'confirmed',
  'declined',
  'reminder',
  'cancelled',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export const mailRecipients = ['guest', 'landlord'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

export const sendMailJob = defineJob({
  name: 'booking.send-mail',
  payload: z.strictObject({
    bookingId: z.number(),
    template: z.enum(mailTemplates),
    recipient: z.enum(mailRecipients),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

/** One mail each to guest and landlord; never a second of the same kind for a booking. */
export async function enqueueMails(
  tx: Tx,
  bookingId: number,
  template: MailTemplate,
  runAt: Date,
): Promise<void> {
  for (const recipient of mailRecipients) {
    const key = `${bookingId}-${template}-${recipient}`;
    await enqueue(tx, sendMailJob, { bookingId, template, recipient }, { key, runAt });
  }
}
