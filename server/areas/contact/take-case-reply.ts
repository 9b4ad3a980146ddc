import type { Clock } from '../../platform/clock.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { ReplyKind } from '../../platform/reply-kind.ts';
import { caseStore } from './case-store.ts';
import { sendReplyNoticeJob } from './jobs/send-reply-notice-job.ts';

export const caseKind = 'case';

/** Adds replies by mail to their case, reopens it if it was answered or closed, and notifies the office. */
export function caseReplies({ clock }: { clock: Pick<Clock, 'now'> }): ReplyKind {
  return {
    kind: caseKind,
    async participants(db, caseNumber) {
      const found = await caseStore.read(db, caseNumber);
      return found && [found.email];
    },
    async take(tx, { id: caseNumber, from, text, whole, files, refusedFiles }) {
      const found = await caseStore.lock(tx, caseNumber);
      if (!found) return false;
      const now = clock.now();
      const isOther = from.toLowerCase() !== found.email.toLowerCase();
      const reply = { text, whole: whole === text ? '' : whole, from: isOther ? from : '', refusedFiles };
      const messageId = await caseStore.insertReply(tx, found.id, reply, now);
      await caseStore.insertFiles(tx, messageId, files);
      await caseStore.change(tx, found.id, { state: 'open' }, now);
      await caseStore.insertEvent(tx, found.id, 'replied', null, now);
      if (found.state === 'closed') await caseStore.insertEvent(tx, found.id, 'reopened', null, now);
      const payload = { caseId: found.id, messageId };
      await enqueue(tx, sendReplyNoticeJob, payload, { key: String(messageId), runAt: now });
      return true;
    },
  };
}
