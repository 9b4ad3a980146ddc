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

/** About a change of a booking, of which several may follow each other. */
export const changeTemplates = [
  'changeAsked',
  'changeAccepted',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
] as const;
export type ChangeTemplate = (typeof changeTemplates)[number];
export type MailTemplate = (typeof mailTemplates)[number];

/** Brings a new link to whoever's earlier one opens nothing any more. */
export const newLinkTemplate = 'newLink' as const;

export const mailRecipients = ['guest', 'landlord'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

export const sendMailJob = defineJob({
  name: 'booking.send-mail',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    template: z.enum([...mailTemplates, ...changeTemplates, newLinkTemplate]),
    /** Mails about a change name it. */
    changeId: z.number().optional(),
    /** Milliseconds at which a new link was asked for, which tells one mail of that kind from the next. */
    askedAt: z.number().optional(),
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
  await Promise.all(
    mailRecipients.map((recipient) => {
      const key = `${bookingId}-${template}-${recipient}`;
      return enqueue(tx, sendMailJob, { bookingId, template, recipient }, { key, runAt });
    }),
  );
}

/** One mail each to guest and landlord; never a second of the same kind for a change. */
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

/** One mail with a new link. It is enqueued for an unknown booking as well, so that asking tells nobody which there are. */
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
