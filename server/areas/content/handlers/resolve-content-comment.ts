import type { resolveContentComment } from '../../../../contract/content/resolve-content-comment.ts';
import type { Handler } from '../../../http/handler.ts';
import { resolveComment } from '../reviews/comments.ts';
import type { ReviewsDeps } from '../reviews/reviews.ts';

export function resolveContentCommentHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof resolveContentComment> {
  return async ({ commentID, isResolved }, { user }) =>
    resolveComment(
      deps,
      { uid: user.uid, name: await findPersonName(user.uid) },
      { commentId: commentID, isResolved },
    );
}
