import type { addContentComment } from '../../../../contract/content/add-content-comment.ts';
import type { Handler } from '../../../http/handler.ts';
import { addComment } from '../reviews/comments.ts';
import type { ReviewsDeps } from '../reviews/reviews.ts';

export function addContentCommentHandler({
  findPersonName,
  ...deps
}: ReviewsDeps & { findPersonName(uid: string): Promise<string> }): Handler<typeof addContentComment> {
  return async ({ contentID, blockID, threadID, text }, { user }) =>
    addComment(
      deps,
      { uid: user.uid, name: await findPersonName(user.uid) },
      { contentId: contentID, blockId: blockID, threadId: threadID, text },
    );
}
