import type { z } from 'zod';
import { otherSide } from '../../../domain/messages/message-limits.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import type { NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { filesStore } from './files-store.ts';
import type { tellMessagesJob } from './jobs/tell-messages-job.ts';
import { renderMessagesMail } from './mails/render-messages-mail.ts';
import { replyKind } from './message-replies.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { letterOfQuestion } from './question-links.ts';
import { subjectsStore } from './subjects-store.ts';

/**
 * Mails all messages that were not mailed yet to the other side. The messages of a mail are fixed before it is sent, so
 * that a retry sends the same mail and no message is mailed twice.
 */
export async function tellMessages(
  deps: MessagesDeps,
  payload: z.output<typeof tellMessagesJob.payload>,
): Promise<NotYet | void> {
  const { bookingId, side, first } = payload;
  const { db } = deps.connection;
  const recipient = otherSide(side);
  const claimedMessages = await retryTransaction(deps.connection, (tx) =>
    messagesStore.takeForMail(tx, payload),
  );
  const { [recipient]: readUntil } = await messagesStore.marks(db, bookingId);
  // Messages that the recipient has already seen on the page are left out.
  const messages = claimedMessages.filter(({ id }) => id > readUntil);
  const booking = await subjectsStore.find(db, bookingId);
  if (!booking || messages.length === 0) return;
  const letter = await (booking.isQuestion
    ? letterOfQuestion(deps, bookingId, recipient)
    : deps.booking.prepareLetter(bookingId, recipient));
  if (!letter) return;
  const files = await filesStore.listByThread(db, bookingId);
  const mailId = (mail: number): string => `messages-${bookingId}-${mail}-${recipient}`;
  const before = await messagesStore.mailsBefore(db, bookingId, side, first);
  const address = deps.replyAddresses.of({ kind: replyKind(recipient), id: bookingId });
  const rendered = renderMessagesMail({
    letter,
    writer: booking[side],
    recipient,
    hides: !booking.isBound,
    collectedByUs: booking.collectedByUs,
    isQuestion: booking.isQuestion,
    takesReplies: address !== null,
    messages: messages.map(({ id, text, createdAt }) => ({
      ...shownToOther(text, booking),
      at: createdAt.toISOString(),
      files: files.filter(({ messageId }) => messageId === id).map(({ name }) => name),
    })),
  });
  return letter.deliver(() =>
    deps.mail.send({
      id: mailId(first),
      after: before.map(mailId),
      to: letter.to,
      sender: letter.site,
      ...(address === null ? {} : { replyTo: { name: letter.site, address } }),
      ...rendered,
    }),
  );
}
