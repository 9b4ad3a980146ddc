import type { sendGuestMessage } from '../../../contract/messages/send-guest-message.ts';
import type { Outcome } from '../../../contract/define-endpoint.ts';
import { mayWrite } from '../../../domain/messages/may-write.ts';
import type { CountedLimit, LimitedKey } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import { idempotently, requestDigest } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { insertKeyAct } from '../api-keys/api-keys.ts';
import { recordEvent } from '../webhooks/webhooks.ts';
import { filesStore } from './files-store.ts';
import { tellMessagesJob } from './jobs/tell-messages-job.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { subjectsStore } from './subjects-store.ts';

const hourMs = 3_600_000;

/** Far more messages per hour than a person types. */
const ofSide: CountedLimit = { name: 'messages.of-side', max: 60, spanMs: hourMs };
const ofNetwork: CountedLimit = { name: 'messages.of-network', max: 240, spanMs: hourMs };

/** Messages within this time share one mail. */
const bundleMs = 3 * 60_000;

type Failed = Extract<Outcome<typeof sendGuestMessage>, { ok: false }>;
type Sent = { ok: true; data: { messageID: number } };

const refusal = <Type extends Exclude<Failed['type'], 'too-many-messages'>>(type: Type) =>
  ({ ok: false, type, data: null }) as const;

/** Sends a message. The message, its files and the job for its mail are one transaction; a repeat with the same key sends nothing new. */
export async function sendMessage(
  deps: MessagesDeps,
  thread: OpenedThread,
  message: { text: string; files: readonly number[]; idempotencyKey: string },
  network: string | null,
): Promise<Sent | Failed> {
  const { bookingId, side, keyId } = thread;
  const text = message.text.trim();
  const files = [...new Set(message.files)];
  if (text === '' && files.length === 0) return refusal('message-empty');
  const digest = requestDigest({ text, files });
  const scope = `messages.send/${bookingId}/${side}`;
  return retryTransaction(deps.connection, (tx) =>
    idempotently<Sent['data'], Failed>(tx, { scope, key: message.idempotencyKey, digest }, async () => {
      const ready = await filesStore.lockReady(tx, { bookingId, side, ids: files });
      if (ready.length < files.length) return refusal('message-file-missing');
      const keys: LimitedKey[] = [[ofSide, `${side} ${bookingId}`]];
      if (network !== null) keys.push([ofNetwork, network]);
      const outcome = await addMessage(deps, tx, thread, { text, mailKey: null, keys });
      if (!outcome.ok) return outcome;
      await filesStore.attach(tx, files, outcome.data.messageID);
      if (keyId !== undefined)
        await insertKeyAct(tx, { keyId, kind: 'messageSent', subjects: [bookingId], at: deps.clock.now() });
      return outcome;
    }),
  );
}

/** Adds a message to the thread, and schedules a mail unless one is already scheduled that will include it. */
export async function addMessage(
  { clock, limits }: Pick<MessagesDeps, 'clock' | 'limits'>,
  tx: Tx,
  { bookingId, side, uid, keyId }: OpenedThread,
  { text, mailKey, keys }: { text: string; mailKey: string | null; keys: readonly LimitedKey[] },
): Promise<
  | Sent
  | { ok: false; type: 'booking-not-found' | 'thread-closed'; data: null }
  | { ok: false; type: 'too-many-messages'; data: { retryAfter: number } }
> {
  const booking = await subjectsStore.find(tx, bookingId);
  if (!booking) return refusal('booking-not-found');
  if (!mayWrite(booking, clock.today())) return refusal('thread-closed');
  const counting = await limits.count(tx, keys);
  if (!counting.ok) {
    return { ok: false, type: 'too-many-messages', data: { retryAfter: counting.retryAfter } };
  }
  const at = clock.now();
  await messagesStore.lock(tx, booking, at);
  const messageID = await messagesStore.insert(tx, { bookingId, side, text, mailKey, at, uid, keyId });
  if (side === 'guest')
    await recordEvent(tx, {
      ...{ event: 'message.received', owner: { objectNumber: booking.objectNumber }, at },
      data: { messageID, threadID: bookingId, objectNumber: booking.objectNumber },
    });
  if (!(await messagesStore.isTellingPlanned(tx, bookingId, side, messageID))) {
    const payload = { bookingId, side, first: messageID };
    const runAt = new Date(at.getTime() + bundleMs);
    await enqueue(tx, tellMessagesJob, payload, { key: String(messageID), runAt });
  }
  return { ok: true, data: { messageID } };
}
