import type { findReportedComments } from '../../../../contract/watch-list/find-reported-comments.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CommentReports } from '../lists/comment-reports.ts';

export function findReportedCommentsHandler({
  commentReports,
}: {
  commentReports: Pick<CommentReports, 'list'>;
}): Handler<typeof findReportedComments> {
  return async () => ({ ok: true, data: { comments: await commentReports.list() } });
}
