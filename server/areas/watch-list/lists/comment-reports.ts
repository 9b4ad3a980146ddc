import type { ReportedComment } from '../../../../contract/watch-list/find-reported-comments.ts';
import type { ListsDeps } from './lists-deps.ts';
import { sharedListsStore } from './shared-lists-store.ts';

/** The office's actions on reported comments. */
export interface CommentReports {
  list(): Promise<ReportedComment[]>;
  /** Returns false if the comment is no longer reported. */
  decide(commentId: number, decision: 'show' | 'remove'): Promise<boolean>;
}

export function createCommentReports({
  connection: { db },
  clock,
}: Pick<ListsDeps, 'connection' | 'clock'>): CommentReports {
  return {
    async list() {
      const rows = await sharedListsStore.listReported(db);
      return rows.map(({ commentId, reportedAt, writtenAt, reason, ...row }) => ({
        ...row,
        commentID: commentId,
        writtenAt: writtenAt.toISOString(),
        reportedAt: reportedAt!.toISOString(),
        reason: reason ?? '',
      }));
    },
    decide: (commentId, decision) => sharedListsStore.decide(db, commentId, decision === 'show', clock.now()),
  };
}
