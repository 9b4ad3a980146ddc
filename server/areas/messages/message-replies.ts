import { randomUUID } from 'node:crypto';
import { messageLength, type MessageSide } from '../../../domain/messages/message-limits.ts';
import type { ReplyKind } from '../../platform/reply-kind.ts';
import { filesStore } from './files-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { addMessage } from './send-message.ts';

/** What the address of a mail to one side stands for, with the number of the booking: its answers are of that side alone. */
export const replyKindOf = (side: MessageSide): string => `thread${side}`;

/** Answers to a mail become messages of who got it. From another address they are set aside. */
export function messageReplies(deps: Pick<MessagesDeps, 'clock' | 'limits'>, side: MessageSide): ReplyKind {
  return {
    kind: replyKindOf(side),
    async participants(db, bookingId) {
      const address = await messagesStore.addressOf(db, bookingId, side);
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
