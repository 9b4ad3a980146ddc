import type { decideReportedComment } from '../../../../contract/watch-list/decide-reported-comment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CommentReports } from '../lists/comment-reports.ts';

export function decideReportedCommentHandler({
  commentReports,
}: {
  commentReports: Pick<CommentReports, 'decide'>;
}): Handler<typeof decideReportedComment> {
  return async ({ commentID, decision }) =>
    (await commentReports.decide(commentID, decision))
      ? { ok: true, data: { decided: true } }
      : { ok: false, type: 'comment-not-found', data: null };
}
