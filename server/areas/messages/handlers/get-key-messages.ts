import type { getKeyMessages, KeyMessage } from '../../../../contract/messages/get-key-messages.ts';
import { shownToOther } from '../../../../domain/messages/shown-to-other.ts';
import type { Handler } from '../../../http/handler.ts';
import { insertKeyAct } from '../../api-keys/api-keys.ts';
import { filesStore, type FileRow } from '../files-store.ts';
import { listKeyMessages, type KeyMessageRow } from '../key-messages-store.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { shownGuest } from '../subjects-store.ts';

/** Milliseconds; longer than any transaction, so that earlier messages are committed. */
const settledMs = 5000;

export function getKeyMessagesHandler({
  apiKeys,
  clock,
  connection: { db },
}: MessagesDeps): Handler<typeof getKeyMessages> {
  return async ({ cursor, threadID, limit }, { authorization }) => {
    const admission = await apiKeys.admitLetting(authorization, 'messages:read');
    if (!admission.ok) return admission;
    const { business, keyId } = admission.holder;
    const found = await listKeyMessages(db, business, {
      after: cursor,
      threadId: threadID,
      until: new Date(clock.now().getTime() - settledMs),
      // One more than the limit shows that there are more.
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const threads = [...new Set(rows.map(({ bookingId }) => bookingId))];
    const files = await filesStore.ofMessages(
      db,
      rows.map(({ id }) => id),
    );
    if (threads.length > 0)
      await insertKeyAct(db, { keyId, kind: 'messagesRead', subjects: threads, at: clock.now() });
    return {
      ok: true,
      data: {
        messages: rows.map((row) => present(row, files)),
        cursor: rows.at(-1)?.id ?? cursor,
        hasMore: found.length > limit,
      },
    };
  };
}

/** Like the landlord's page: their own messages in full, the guest's without the parts that have to be hidden. */
function present(row: KeyMessageRow, files: readonly FileRow[]): KeyMessage {
  const visible = shownToOther(row.text, row);
  return {
    messageID: row.id,
    threadID: row.bookingId,
    bookingDisplayID: row.displayNumber,
    objectNumber: row.objectNumber,
    guest: shownGuest(row.guest, row.displayNumber === null),
    side: row.side,
    text: row.side === 'landlord' ? row.text : visible.text,
    hidden: visible.hidden,
    at: row.at.toISOString(),
    files: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ name, type, bytes }) => ({ name, type, bytes })),
  };
}
