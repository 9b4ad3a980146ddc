import type { removeListComment } from '../../../../contract/watch-list/remove-list-comment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SharedLists } from '../lists/shared-lists.ts';

export function removeListCommentHandler({
  sharedLists,
}: {
  sharedLists: Pick<SharedLists, 'removeComment'>;
}): Handler<typeof removeListComment> {
  return ({ commentID, ...link }, { uid }) => sharedLists.removeComment(link, uid, commentID);
}
