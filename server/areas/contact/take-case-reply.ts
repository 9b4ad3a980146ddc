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
      const storedCase = await caseStore.read(db, caseNumber);
      return storedCase && [storedCase.email];
    },
    async take(tx, { id: caseNumber, from, text, whole, files, refusedFiles }) {
      const storedCase = await caseStore.lock(tx, caseNumber);
      if (!storedCase) return false;
      const now = clock.now();
      const isOther = from.toLowerCase() !== storedCase.email.toLowerCase();
      const reply = { text, whole: whole === text ? '' : whole, from: isOther ? from : '', refusedFiles };
      const messageId = await caseStore.insertReply(tx, storedCase.id, reply, now);
      await caseStore.insertFiles(tx, messageId, files);
      await caseStore.change(tx, storedCase.id, { state: 'open' }, now);
      await caseStore.insertEvent(tx, storedCase.id, 'replied', null, now);
      if (storedCase.state === 'closed')
        await caseStore.insertEvent(tx, storedCase.id, 'reopened', null, now);
      const payload = { caseId: storedCase.id, messageId };
      await enqueue(tx, sendReplyNoticeJob, payload, { key: String(messageId), runAt: now });
      return true;
    },
  };
}
