import type { listContentComments } from '../../../../contract/content/list-content-comments.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Database } from '../../../platform/database.ts';
import { presentComment } from '../reviews/comments.ts';
import { commentsStore } from '../reviews/comments-store.ts';

export function listContentCommentsHandler({ db }: { db: Database }): Handler<typeof listContentComments> {
  return async ({ contentID }) => ({
    ok: true,
    data: { comments: (await commentsStore.list(db, contentID)).map(presentComment) },
  });
}
