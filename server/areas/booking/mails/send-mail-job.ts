import { z } from 'zod';
import {
  arrivalTemplate,
  bookingMailTemplates,
  changeTemplates,
  newLinkTemplate,
  stateMailTemplates,
  type BookingMailTemplate,
} from '../../../../domain/booking/mail-templates.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';

export { arrivalTemplate, changeTemplates, newLinkTemplate };
export const mailTemplates = stateMailTemplates;
export type ChangeTemplate = (typeof changeTemplates)[number];
export type MailTemplate = (typeof mailTemplates)[number];

export const mailRecipients = ['guest', 'landlord'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

export const sendMailJob = defineJob({
  name: 'booking.send-mail',
  mails: true,
  payload: z.strictObject({
    bookingId: z.number(),
    template: z.enum(bookingMailTemplates),
    changeId: z.number().optional(),
    askedAt: z.number().optional(),
    startDate: z.string().optional(),
    recipient: z.enum(mailRecipients),
    /** The co-host who gets the landlord's mail, too. */
    memberId: z.number().optional(),
  }),
  // About nine hours; mail servers are usually back before.
  retries: 18,
  backoff: doublingBackoff,
});

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

/** What co-hosts are told, too: what a guest begins or ends, and what waits for an answer. */
const toldToCoHosts: ReadonlySet<BookingMailTemplate> = new Set([
  ...(['booked', 'option', 'request', 'confirmed', 'unanswered', 'cancelled'] as const),
  ...(['changeAsked', 'changeWithdrawn'] as const),
  ...(['proposalAccepted', 'proposalDeclined', 'proposalExpired'] as const),
]);

type MailPayload = z.output<typeof sendMailJob.payload>;

export const isToldToCoHosts = ({ template, recipient, memberId }: MailPayload): boolean =>
  recipient === 'landlord' && memberId === undefined && toldToCoHosts.has(template);

/** Queues the landlord's mail for co-hosts, once for each. */
export async function enqueueForCoHosts(
  tx: Tx,
  payload: MailPayload,
  members: readonly number[],
  runAt: Date,
): Promise<void> {
  const { bookingId, template, changeId } = payload;
  for (const memberId of members) {
    const key = [bookingId, template, changeId, 'cohost', memberId].filter((part) => part !== undefined);
    await enqueue(tx, sendMailJob, { ...payload, memberId }, { key: key.join('-'), runAt });
  }
}

/** Queues at most one mail per day of arrival, so a moved stay gets another. */
export async function enqueueArrivalMail(
  tx: Tx,
  { bookingId, startDate }: { bookingId: number; startDate: PlainDate },
  runAt: Date,
): Promise<void> {
  const payload = { bookingId, template: arrivalTemplate, recipient: 'guest', startDate } as const;
  await enqueue(tx, sendMailJob, payload, { key: `${bookingId}-${arrivalTemplate}-${startDate}`, runAt });
}

/** Queues the mail for unknown bookings too, so that the answer does not reveal which exist. */
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

/** Sends a mail to the guest once more. Calls with the same key send it once. */
export async function enqueueAgain(
  tx: Tx,
  { bookingId, template, key }: { bookingId: number; template: BookingMailTemplate; key: string },
  now: Date,
): Promise<void> {
  const payload = { bookingId, template, recipient: 'guest', askedAt: now.getTime() } as const;
  await enqueue(tx, sendMailJob, payload, { key: `${bookingId}-${template}-again-${key}`, runAt: now });
}
