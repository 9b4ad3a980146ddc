import type { z } from 'zod';
import { otherSide } from '../../../domain/messages/message-limits.ts';
import { shownToOther } from '../../../domain/messages/shown-to-other.ts';
import { enqueue, type NotYet } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { coHostsStore, type CoHost, type LetterTo } from '../booking/booking.ts';
import { greetLandlord } from '../mail/mail.ts';
import { filesStore } from './files-store.ts';
import { tellMessagesJob } from './jobs/tell-messages-job.ts';
import { renderMessagesMail } from './mails/render-messages-mail.ts';
import { replyKind } from './message-replies.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { letterOfQuestion } from './question-links.ts';
import { questionsStore } from './questions-store.ts';
import { subjectsStore, type ThreadSubject } from './subjects-store.ts';

/**
 * Mails the other side all messages of which it has got no mail yet. The messages of a mail are fixed before it is sent, so that a retry
 * sends the same mail and no message is mailed twice.
 */
export async function tellMessages(
  deps: MessagesDeps,
  payload: z.output<typeof tellMessagesJob.payload>,
): Promise<NotYet | void> {
  const { bookingId, side, first, memberId } = payload;
  const { db } = deps.connection;
  const recipient = otherSide(side);
  const claimedMessages = await retryTransaction(deps.connection, (tx) =>
    messagesStore.takeForMail(tx, payload),
  );
  const { [recipient]: readUntil } = await messagesStore.marks(db, bookingId);
  // A reader who has the page open has seen the message there.
  const messages = claimedMessages.filter(({ id }) => id > readUntil);
  const booking = await subjectsStore.find(db, bookingId);
  if (!booking || messages.length === 0) return;
  if (recipient === 'landlord' && memberId === undefined) await tellCoHosts(deps, payload, booking);
  const coHost = await findCoHost(deps, payload, booking);
  if (memberId !== undefined && !coHost) return;
  const toSide = await (booking.isQuestion
    ? letterOfQuestion(deps, bookingId, recipient)
    : deps.booking.prepareLetter(bookingId, recipient));
  if (!toSide) return;
  const letter = coHost ? await letterToCoHost(deps, toSide, coHost, booking) : toSide;
  const files = await filesStore.listByThread(db, bookingId);
  const mailId = (mail: number): string =>
    `messages-${bookingId}-${mail}-${coHost ? `cohost-${String(memberId)}` : recipient}`;
  const before = await messagesStore.mailsBefore(db, bookingId, side, first);
  // An answer by mail is the landlord's; a co-host answers with a login, so that it has an author.
  const address = coHost ? null : deps.replyAddresses.of({ kind: replyKind(recipient), id: bookingId });
  const rendered = renderMessagesMail({
    letter,
    coHost: coHost && {
      business: coHost.business,
      settings: `${new URL(letter.href).origin}${deps.routes.pathOf('LandlordTeam', letter.language)}`,
    },
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

/** Queues the mail for the home's co-hosts, once for each. */
async function tellCoHosts(
  { connection, clock }: MessagesDeps,
  payload: z.output<typeof tellMessagesJob.payload>,
  { objectNumber }: ThreadSubject,
): Promise<void> {
  const members = await coHostsStore.membersToTell(connection.db, objectNumber, 'messages');
  if (members.length === 0) return;
  await retryTransaction(connection, async (tx) => {
    for (const memberId of members) {
      const key = `${payload.first}-cohost-${memberId}`;
      await enqueue(tx, tellMessagesJob, { ...payload, memberId }, { key, runAt: clock.now() });
    }
  });
}

const findCoHost = async (
  { connection: { db } }: MessagesDeps,
  { memberId }: z.output<typeof tellMessagesJob.payload>,
  { objectNumber }: ThreadSubject,
): Promise<CoHost | null> =>
  memberId === undefined ? null : coHostsStore.find(db, { memberId, objectNumber, about: 'messages' });

/** The landlord's letter as a co-host gets it: in their language, and with the page that their login opens. */
async function letterToCoHost(
  deps: MessagesDeps,
  letter: LetterTo,
  { name, email, language }: CoHost,
  { id, objectNumber, isQuestion }: ThreadSubject,
): Promise<LetterTo> {
  const { origin } = new URL(letter.href);
  const translate = deps.translate(language, letter.site);
  const path = isQuestion
    ? `${deps.routes.pathOf('LandlordQuestion', language)}?bookingId=${id}`
    : deps.routes.pathOf('LandlordBooking', language, { bookingID: id });
  return {
    ...{ ...letter, language, translate, to: { name, address: email }, href: `${origin}${path}` },
    greeting: greetLandlord(name, translate),
    homeTitle: await questionsStore.findTitle(deps.connection.db, objectNumber, language),
    deliver: (send) => send(),
  };
}
