import { randomUUID } from 'node:crypto';
import { messageLength, type MessageSide } from '../../../domain/messages/message-limits.ts';
import type { ReplyKind } from '../../platform/reply-kind.ts';
import { filesStore } from './files-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { addMessage } from './send-message.ts';
import { subjectsStore } from './subjects-store.ts';

/** Returns the kind of reply for mails to one side, so that only that side may reply to them. */
export const replyKind = (side: MessageSide): string => `thread${side}`;

/** Turns replies to a mail into messages of its recipient. Replies from another address wait for the office. */
export function messageReplies(deps: Pick<MessagesDeps, 'clock' | 'limits'>, side: MessageSide): ReplyKind {
  return {
    kind: replyKind(side),
    async participants(db, bookingId) {
      const address = await subjectsStore.findAddress(db, bookingId, side);
      return address === null ? null : [address];
    },
    async take(tx, { id: bookingId, text, files }) {
      const input = text.trim();
      if (input === '' && files.length === 0) return true;
      const thread = { bookingId, side };
      // Mails per address and thread are counted when they are received.
      const outcome = await addMessage(deps, tx, thread, {
        text: input.length > messageLength ? `${input.slice(0, messageLength - 1)}…` : input,
        mailKey: randomUUID(),
        keys: [],
      });
      if (!outcome.ok) return false;
      const { messageID: messageId } = outcome.data;
      await filesStore.insert(tx, { ...thread, messageId, attachments: files, at: deps.clock.now() });
      return true;
    },
  };
}
