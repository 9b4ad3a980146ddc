import type { ReplyKind } from '../../../platform/reply-kind.ts';
import { launchStore } from '../launch-store.ts';

/** The kind of replies to the test mail; it has only one subject. */
export const launchReply = { kind: 'launch', id: 1 } as const;

/** Handles replies to the test mail, which prove that incoming mail works. */
export const launchReplies: ReplyKind = {
  kind: launchReply.kind,
  async participants(db) {
    const testMail = (await launchStore.proofs(db)).get('mail-sent');
    return testMail ? [testMail.detail] : null;
  },
  async take(tx, { from, at }) {
    await launchStore.prove(tx, 'mail-answered', at, from);
    return true;
  },
};
