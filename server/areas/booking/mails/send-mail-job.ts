import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export const mailTemplates = [
  'booked',
  'option',
  'request',
  'confirmed',
  'declined',
  // A request that is declined since somebody else has got the nights.
  'taken',
  // A request that nobody has answered in time.
  'unanswered',
  'reminder',
  'cancelled',
  // A booking that the landlord or the office has cancelled.
  'cancelledByHost',
] as const;

/** Mails about a change; a booking can have several changes. */
export const changeTemplates = [
  'changeAsked',
  'changeAccepted',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
] as const;
export type ChangeTemplate = (typeof changeTemplates)[number];
export type MailTemplate = (typeof mailTemplates)[number];

/** Sends a new link after an earlier one has expired. */
export const newLinkTemplate = 'newLink' as const;

export const mailRecipients = ['guest', 'landlord'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

export const sendMailJob = defineJob({
  name: 'booking.send-mail',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    template: z.enum([...mailTemplates, ...changeTemplates, newLinkTemplate]),
    /** Set in mails about a change. */
    changeId: z.number().optional(),
    /** Time of the request for a new link, in milliseconds; it distinguishes such mails from each other. */
    askedAt: z.number().optional(),
    recipient: z.enum(mailRecipients),
  }),
  // About nine hours: longer than a mail server is usually down.
  retries: 18,
  backoff: doublingBackoff,
});

/** One mail each to guest and landlord; at most one of a kind per booking. */
export async function enqueueMails(
  tx: Tx,
  bookingId: number,
  template: MailTemplate,
  runAt: Date,
): Promise<void> {
  await Promise.all(
    mailRecipients.map((recipient) => {
      const key = `${bookingId}-${template}-${recipient}`;
      return enqueue(tx, sendMailJob, { bookingId, template, recipient }, { key, runAt });
    }),
  );
}

/** One mail each to guest and landlord; at most one of a kind per change. */
export async function enqueueChangeMails(
  tx: Tx,
  { bookingId, changeId }: { bookingId: number; changeId: number },
  template: ChangeTemplate,
  runAt: Date,
): Promise<void> {
  for (const recipient of mailRecipients) {
    const key = `${bookingId}-${template}-${changeId}-${recipient}`;
    await enqueue(tx, sendMailJob, { bookingId, template, recipient, changeId }, { key, runAt });
  }
}

/** Queues a mail with a new link, for unknown bookings too, so that the answer does not reveal which exist. */
export async function enqueueNewLink(
  tx: Tx,
  { bookingId, recipient }: { bookingId: number; recipient: MailRecipient },
  now: Date,
): Promise<void> {
  const askedAt = now.getTime();
  const payload = { bookingId, template: newLinkTemplate, recipient, askedAt } as const;
  await enqueue(tx, sendMailJob, payload, {
    key: `${bookingId}-${newLinkTemplate}-${recipient}-${askedAt}`,
    runAt: now,
  });
}
