import type { ReplyKind } from '../../../platform/reply-kind.ts';
import { launchStore } from '../launch-store.ts';

/** The kind of the one thing that answers to a mail of trial are about. */
export const launchReply = { kind: 'launch', id: 1 } as const;

/** An answer to the mail of trial proves that mails of people come in. */
export const launchReplies: ReplyKind = {
  kind: launchReply.kind,
  async participants(db) {
    const sent = (await launchStore.proofs(db)).get('mail-sent');
    return sent ? [sent.detail] : null;
  },
  async take(tx, { from, at }) {
    await launchStore.prove(tx, 'mail-answered', at, from);
    return true;
  },
};
