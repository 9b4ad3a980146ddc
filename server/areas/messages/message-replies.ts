import { randomUUID } from 'node:crypto';
import { messageLength, type MessageSide } from '../../../domain/messages/message-limits.ts';
import type { ReplyKind } from '../../platform/reply-kind.ts';
import { filesStore } from './files-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { addMessage } from './send-message.ts';
import { subjectsStore } from './subjects-store.ts';

/** The reply address of a mail to one side identifies that side and the booking: only that side may answer to it. */
export const replyKindOf = (side: MessageSide): string => `thread${side}`;

/** Replies to a mail become messages of its recipient. Those from another address wait for the office. */
export function messageReplies(deps: Pick<MessagesDeps, 'clock' | 'limits'>, side: MessageSide): ReplyKind {
  return {
    kind: replyKindOf(side),
    async participants(db, bookingId) {
      const address = await subjectsStore.addressOf(db, bookingId, side);
      return address === null ? null : [address];
    },
    async take(tx, { id: bookingId, text, files }) {
      const typed = text.trim();
      if (typed === '' && files.length === 0) return true;
      const opened = { bookingId, side };
      // How many mails come from an address and to a thread is counted where they are taken in.
      const added = await addMessage(deps, tx, opened, {
        text: typed.length > messageLength ? `${typed.slice(0, messageLength - 1)}…` : typed,
        mailKey: randomUUID(),
        keys: [],
      });
      if (!added.ok) return false;
      const { messageID: messageId } = added.data;
      await filesStore.insert(tx, { ...opened, messageId, attachments: files, at: deps.clock.now() });
      return true;
    },
  };
}
