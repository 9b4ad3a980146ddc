import type { reportListComment } from '../../../../contract/watch-list/report-list-comment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

export function reportListCommentHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'report'>;
}): Handler<typeof reportListComment> {
  return ({ commentID, reason, ...link }, { uid }) => sharedLists.report(link, uid, { commentID, reason });
}
